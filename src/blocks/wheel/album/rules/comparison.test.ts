import cases from '../../../../../tests/fixtures/comparisons.json';
import { comparisonOf, sectorPath } from './comparison';

/** PHP says the same of reports: tests/php/Chart/ComparisonTest.php. */
test.each( cases )(
	'kept wheels are compared area by area: $about',
	( { wheels, rows, isPercent } ) => {
		const comparison = comparisonOf(
			wheels.map( ( { max, areas } ) => ( {
				scale: { min: 0, max },
				areas: ( areas as Array< [ string, number ] > ).map(
					( [ label, value ] ) => ( {
						label,
						value,
						color: '#112233',
					} )
				),
			} ) )
		);
		expect(
			comparison.rows.map( ( { label, values } ) => [ label, values ] )
		).toEqual( rows );
		expect( comparison.isPercent ).toBe( isPercent );
	}
);

test( 'the newest wheel colors an area', () => {
	const wheel = ( color: string ) => ( {
		scale: { min: 0, max: 10 },
		areas: [ { label: 'A', value: 1, color } ],
	} );
	expect(
		comparisonOf( [ wheel( '#000001' ), wheel( '#000002' ) ] ).rows[ 0 ]
			?.color
	).toBe( '#000002' );
} );

test( 'sectors begin at the top, go clockwise and stay inside', () => {
	expect( sectorPath( 0, 4, 1 ) ).toBe( 'M0 0L0 -1A1 1 0 0 1 1 0Z' );
	expect( sectorPath( 3, 4, 0.5 ) ).toBe(
		'M0 0L-0.5 0A0.5 0.5 0 0 1 0 -0.5Z'
	);
	expect( sectorPath( 0, 4, 7 ) ).toBe( sectorPath( 0, 4, 1 ) );
	expect( sectorPath( 0, 1, 1 ) ).toBe(
		'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z'
	);
	expect( sectorPath( 0, 4, -1 ) ).toBe( 'M0 0L0 0A0 0 0 0 1 0 0Z' );
} );
