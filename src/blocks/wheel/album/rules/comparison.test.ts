import cases from '../../../../../tests/fixtures/comparisons.json';
import { comparisonOf, sectorPath, wishPath } from './comparison';

/** Without wishes, a row has two parts. */
type Values = Array< number | null >;
type CaseRow = [ label: string, values: Values, wishes?: Values ];

/** PHP says the same of reports: tests/php/Chart/ComparisonTest.php. */
test.each( cases )(
	'kept wheels are compared area by area: $about',
	( { wheels, rows, isPercent } ) => {
		const comparison = comparisonOf(
			wheels.map( ( { max, areas } ) => ( {
				scale: { min: 0, max },
				areas: ( areas as Array< [ string, number, number? ] > ).map(
					( [ label, value, wished ] ) => ( {
						label,
						value,
						color: '#112233',
						...( wished !== undefined && { wished } ),
					} )
				),
			} ) )
		);
		expect(
			comparison.rows.map( ( { label, values, wishes } ) => [
				label,
				values,
				wishes,
			] )
		).toEqual(
			( rows as CaseRow[] ).map( ( [ label, values, wishes ] ) => [
				label,
				values,
				wishes ?? values.map( () => null ),
			] )
		);
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
	expect( wishPath( 0, 2, 1 ) ).toBe(
		'M0.0628 -0.998A1 1 0 0 1 0.0628 0.998'
	);
	expect( sectorPath( 0, 4, 7 ) ).toBe( sectorPath( 0, 4, 1 ) );
	expect( sectorPath( 0, 1, 1 ) ).toBe(
		'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z'
	);
	expect( sectorPath( 0, 4, -1 ) ).toBe( 'M0 0L0 0A0 0 0 0 1 0 0Z' );
} );
