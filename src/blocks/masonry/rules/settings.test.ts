import { masonrySettings } from './settings';

const DEFAULTS = {
	columns: 3,
	columnsTablet: 2,
	columnsMobile: 1,
	gap: 30,
	gapBeside: 30,
};

test( 'X14: settings as a hand or an older version wrote them', () => {
	expect( masonrySettings( {} ) ).toEqual( DEFAULTS );
	expect(
		masonrySettings( {
			columns: '4',
			columns_tablet: 3.9,
			columns_mobile: '2',
			verticalSpaceBetween: '0',
		} )
	).toEqual( {
		columns: 4,
		columnsTablet: 3,
		columnsMobile: 2,
		gap: 0,
		gapBeside: 0,
	} );
	expect(
		masonrySettings( {
			verticalSpaceBetween: 10,
			horizontalSpaceBetween: 20,
		} )
	).toMatchObject( {
		gap: 10,
		gapBeside: 20,
	} );
} );

test.each( [ 0, -1, 'x', NaN, 100000, null, '', '<script>' ] )(
	'X14: %p columns are the default',
	( bad ) => {
		expect(
			masonrySettings( {
				columns: bad,
				columns_tablet: bad,
				columns_mobile: bad,
			} )
		).toEqual( DEFAULTS );
	}
);

test.each( [ -1, 'x', NaN, 100000 ] )(
	'X14: a gap of %p is the default',
	( bad ) => {
		expect( masonrySettings( { verticalSpaceBetween: bad } ) ).toEqual(
			DEFAULTS
		);
	}
);
