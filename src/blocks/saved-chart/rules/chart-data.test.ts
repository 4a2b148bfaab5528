import cases from '../../../../tests/fixtures/chart-data.json';
import { ratingOf, readChart, scaleIn } from './chart-data';
import { parseSavedChartProps } from './props';

type Case = ( typeof cases )[ number ];

const areasOf = ( areas: NonNullable< Case[ 'areas' ] > ) =>
	areas.map( ( [ label, value, color, wished = null ] ) => ( {
		label,
		value,
		color,
		...( wished !== null && { wished } ),
	} ) );

const expected = ( { areas, scale }: Case ) => {
	if ( areas === null ) {
		return { status: 'broken' };
	}
	return areas.length === 0
		? { status: 'empty' }
		: {
				status: 'ready',
				areas: areasOf( areas ),
				...( scale && { scale } ),
			};
};

test.each( cases )( 'reads as the server does: $name', ( stored ) => {
	const { chart } = parseSavedChartProps( {
		chartdata: stored.json,
		chartoption: stored.options ?? '',
	} );
	expect( chart ).toMatchObject( expected( stored ) );
	// An area without a wish has no field for it.
	const areas = chart.status === 'ready' ? chart.areas : [];
	expect( areas ).toEqual( areasOf( stored.areas ?? [] ) );
} );

test( 'shows a hundred areas at most', () => {
	const many = Array.from( { length: 150 }, ( _, index ) => index );
	const chart = readChart(
		{ labels: many, datasets: [ { data: many } ] },
		null
	);
	expect( chart.status === 'ready' && chart.areas.length ).toBe( 100 );
} );

test( 'cuts a label that is a novel', () => {
	const chart = readChart(
		{ labels: [ '🎡'.repeat( 300 ) ], datasets: [ { data: [ 1 ] } ] },
		null
	);
	expect( chart.status === 'ready' && chart.areas[ 0 ]?.label ).toBe(
		'🎡'.repeat( 200 )
	);
} );

test.each( [
	[ { scales: { r: { max: 5 } } }, null, 5 ],
	[ { scales: { r: { min: '-5', max: '100' } } }, -5, 100 ],
	[ { scales: { r: { min: 0, max: 0 } } }, null, null ],
	[ { scales: { r: { min: -10, max: -1 } } }, -10, -1 ],
	[ { scales: { r: { min: -1, max: -10 } } }, -1, null ],
	[ { scales: { r: { min: 2, max: 'high' } } }, null, null ],
	[ { scales: 'r' }, null, null ],
	[ [], null, null ],
	[ null, null, null ],
] )( 'takes the scale out of %j', ( options, min, max ) => {
	expect( scaleIn( options ) ).toEqual( { min, max } );
} );

test.each( [ true, NaN, Infinity, '', ' ', '1e3', '0x10', '1,5', {}, [ 3 ] ] )(
	'takes %p for no number',
	( value ) => {
		expect( ratingOf( value ) ).toBeNull();
	}
);
