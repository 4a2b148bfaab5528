import { comparisonOf, differenceOf, sectorPath } from './comparison';

const scale = { min: 0, max: 10 };
const wheel = ( ...areas: Array< readonly [ string, number ] > ) => ( {
	scale,
	areas: areas.map( ( [ label, value ] ) => ( {
		label,
		value,
		color: `#00000${ value % 10 }`,
	} ) ),
} );

test( 'areas meet by name, in the order of the second wheel', () => {
	const { changes, isPercent } = comparisonOf(
		wheel( [ 'Health', 3 ], [ 'Money', 5 ], [ 'Fun', 8 ] ),
		wheel( [ 'Fun', 6 ], [ 'Work', 2 ], [ 'Health', 7 ] )
	);
	expect( isPercent ).toBe( false );
	expect(
		changes.map( ( change ) => [
			change.label,
			change.before,
			change.after,
			differenceOf( change ),
		] )
	).toEqual( [
		[ 'Fun', 8, 6, -2 ],
		[ 'Work', null, 2, null ],
		[ 'Health', 3, 7, 4 ],
		[ 'Money', 5, null, null ],
	] );
	expect( changes[ 0 ]?.color ).toBe( '#000006' );
} );

test( 'two areas of one name meet one after the other', () => {
	const { changes } = comparisonOf(
		wheel( [ 'A', 1 ], [ 'A', 2 ] ),
		wheel( [ 'A', 3 ], [ 'A', 4 ], [ 'A', 5 ] )
	);
	expect( changes.map( ( { before, after } ) => [ before, after ] ) ).toEqual(
		[
			[ 1, 3 ],
			[ 2, 4 ],
			[ null, 5 ],
		]
	);
} );

test( 'two scales are told in percent of each', () => {
	expect(
		comparisonOf(
			{ ...wheel( [ 'A', 5 ] ), scale: { min: 0, max: 10 } },
			{ ...wheel( [ 'A', 75 ] ), scale: { min: 0, max: 100 } }
		)
	).toMatchObject( {
		isPercent: true,
		scale: { min: 0, max: 100 },
		changes: [ { before: 50, after: 75 } ],
	} );
} );

test( 'nothing rated is nothing to compare', () => {
	expect( comparisonOf( wheel(), wheel() ).changes ).toEqual( [] );
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
