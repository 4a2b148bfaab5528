import { bandOf, positionOf, type Range } from '../../../frontend/values/band';
import { bandColors, choicesOf, columnsOf, parseRating } from './rating';

/** Every range with both ends between −6 and 12. */
const smallRanges: Range[] = [];
for ( let minValue = -6; minValue < 12; minValue++ ) {
	for ( let maxValue = minValue + 1; maxValue <= 12; maxValue++ ) {
		smallRanges.push( { minValue, maxValue } );
	}
}

describe( 'bands', () => {
	test( 'have the specified colours', () => {
		expect( bandColors ).toEqual( {
			low: 'red',
			middle: '#F9A94D',
			high: '#1db53f',
		} );
	} );

	test.each( [
		[ 10, 'low low low low low low middle middle high high high' ],
		[ 4, 'low low low middle high' ],
		[ 5, 'low low low middle high high' ],
		[ 3, 'low low middle high' ],
		[ 2, 'low low high' ],
		[ 1, 'low high' ],
		[ 8, 'low low low low low middle middle high high' ],
	] )(
		'from 0 to %p change at exactly a half and three quarters',
		( maxValue, bands ) => {
			expect(
				choicesOf( { minValue: 0, maxValue } ).map( ( value ) =>
					bandOf( value, { minValue: 0, maxValue } )
				)
			).toEqual( bands.split( ' ' ) );
		}
	);

	test( 'the borders belong to the lower band', () => {
		const hundred = { minValue: 1, maxValue: 100 };
		expect( bandOf( 50, hundred ) ).toBe( 'low' );
		expect( bandOf( 51, hundred ) ).toBe( 'middle' );
		expect( bandOf( 75, hundred ) ).toBe( 'middle' );
		expect( bandOf( 76, hundred ) ).toBe( 'high' );
	} );

	test( 'are parts of the whole range if it begins below zero', () => {
		const range = { minValue: -10, maxValue: 10 };
		expect(
			[ 0, 1, 5, 6 ].map( ( value ) => bandOf( value, range ) )
		).toEqual( [ 'low', 'middle', 'middle', 'high' ] );
	} );

	test( 'never fall while the value of a small range rises', () => {
		const order = [ 'low', 'middle', 'high' ];
		for ( const range of smallRanges ) {
			const places = choicesOf( range ).map( ( value ) =>
				order.indexOf( bandOf( value, range ) )
			);
			expect( places ).toEqual( [ ...places ].sort() );
			expect( places.at( -1 ) ).toBe( 2 );
		}
	} );
} );

describe( 'positions', () => {
	test( 'are value ÷ maximum', () => {
		const range = { minValue: 1, maxValue: 10 };
		expect(
			choicesOf( range ).map( ( value ) => positionOf( value, range ) )
		).toEqual( [ 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1 ] );
		expect( positionOf( 0, { minValue: 0, maxValue: 5 } ) ).toBe( 0 );
		expect( positionOf( 20, { minValue: 10, maxValue: 40 } ) ).toBe( 0.5 );
	} );

	test( 'of a range below zero begin at its minimum', () => {
		expect( positionOf( -5, { minValue: -5, maxValue: 5 } ) ).toBe( 0 );
		expect( positionOf( 0, { minValue: -5, maxValue: 5 } ) ).toBe( 0.5 );
		expect( positionOf( -1, { minValue: -3, maxValue: 0 } ) ).toBeCloseTo(
			2 / 3
		);
		expect( positionOf( -2, { minValue: -3, maxValue: -2 } ) ).toBe( 1 );
	} );

	test( 'of all small ranges rise strictly to 1 and stay on the track', () => {
		for ( const range of smallRanges ) {
			const places = choicesOf( range ).map( ( value ) =>
				positionOf( value, range )
			);
			expect( places.at( -1 ) ).toBe( 1 );
			places.forEach( ( place, at ) => {
				expect( place ).toBeGreaterThanOrEqual( 0 );
				expect( place ).toBeGreaterThan( places[ at - 1 ] ?? -1 );
			} );
			expect( positionOf( range.maxValue + 99, range ) ).toBe( 1 );
			expect( positionOf( range.minValue - 99, range ) ).toBe( 0 );
		}
	} );
} );

describe( 'what a control sent', () => {
	const range = { minValue: 1, maxValue: 10 };

	test.each( [
		[ '7', 7 ],
		[ 7, 7 ],
		[ ' 3 ', 3 ],
		[ 6.5, 7 ],
		[ 6.4, 6 ],
		[ 0, 1 ],
		[ '-4', 1 ],
		[ 11, 10 ],
		[ Number.POSITIVE_INFINITY, 10 ],
	] )( '%p is read as %p', ( value, rating ) =>
		expect( parseRating( value, range ) ).toBe( rating )
	);

	test.each( [
		'',
		' ',
		'seven',
		'7px',
		Number.NaN,
		null,
		undefined,
		{},
		[ 7 ],
		true,
	] )( '%p is no rating', ( value ) =>
		expect( parseRating( value, range ) ).toBeNull()
	);

	test( 'every value of a small range is itself, as a number and as a numeral', () => {
		for ( const each of smallRanges ) {
			for ( const value of choicesOf( each ) ) {
				expect( parseRating( value, each ) ).toBe( value );
				expect( parseRating( String( value ), each ) ).toBe( value );
			}
		}
		expect(
			Object.is( parseRating( -0.2, { minValue: -1, maxValue: 1 } ), 0 )
		).toBe( true );
	} );
} );

describe( 'likert', () => {
	test( 'offers every integer, both ends included', () => {
		expect( choicesOf( { minValue: 1, maxValue: 5 } ) ).toEqual( [
			1, 2, 3, 4, 5,
		] );
		expect( choicesOf( { minValue: -2, maxValue: 1 } ) ).toEqual( [
			-2, -1, 0, 1,
		] );
		expect( choicesOf( { minValue: 0, maxValue: 0 } ) ).toEqual( [ 0 ] );
		expect( choicesOf( { minValue: 3, maxValue: 1 } ) ).toEqual( [] );
	} );

	test.each( [
		[ 10, 10, 10 ],
		[ 10, 9, 5 ],
		[ 10, 4, 4 ],
		[ 10, 3, 3 ],
		[ 11, 10, 6 ],
		[ 7, 6, 4 ],
		[ 5, 100, 5 ],
		[ 5, 0, 1 ],
		[ 1, 1, 1 ],
		[ 0, 5, 0 ],
	] )(
		'%p choices where %p fit stand %p in a row',
		( count, fitting, columns ) =>
			expect( columnsOf( count, fitting ) ).toBe( columns )
	);

	test( 'needs no more rows than it must, and the last row is nearly as long as the others', () => {
		for ( let count = 1; count <= 30; count++ ) {
			for ( let fitting = 1; fitting <= 30; fitting++ ) {
				const columns = columnsOf( count, fitting );
				const rows = Math.ceil( count / columns );
				expect( columns ).toBeLessThanOrEqual( fitting );
				expect( rows ).toBe( Math.ceil( count / fitting ) );
				// With one column less, another row would be needed.
				expect( ( columns - 1 ) * rows ).toBeLessThan( count );
			}
		}
	} );
} );
