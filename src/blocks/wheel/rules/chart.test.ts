import { chartAreas, chartData, chartOptions, scaleOf } from './chart';
import { answersOf, areaNamed } from './fixtures';

const areas = [
	areaNamed( 'Health', { color: '#FF0000' } ),
	areaNamed( 'Fun', { color: '#1DB53F' } ),
	areaNamed( 'Work', { color: '#0000FF' } ),
];

describe( 'chart data', () => {
	test( 'has one entry for each answer, in the order of answering', () => {
		expect( chartAreas( areas, answersOf( [ 2, 7 ], [ 0, 3 ] ) ) ).toEqual(
			[
				{ label: 'Work', value: 7, color: '#0000FF' },
				{ label: 'Health', value: 3, color: '#FF0000' },
			]
		);
	} );

	test( 'goes over the wire as three parallel lists', () => {
		expect( chartData( areas, answersOf( [ 2, 7 ], [ 0, 3 ] ) ) ).toEqual( {
			labels: [ 'Work', 'Health' ],
			datasets: [
				{ data: [ 7, 3 ], backgroundColor: [ '#0000FF', '#FF0000' ] },
			],
		} );
	} );

	test( 'has what was written beside its labels, where something was written', () => {
		const answers = answersOf( [ 2, 7 ], [ 0, 3 ] );
		const notes = { 0: ' Tired\n', 1: 'About an area that was skipped' };
		expect( chartData( areas, answers, notes ).notes ).toEqual( [
			'',
			'Tired',
		] );
		expect( chartData( areas, answers, { 0: ' ' } ) ).not.toHaveProperty(
			'notes'
		);
	} );

	test( 'has what was wished for in a second dataset, where something was', () => {
		const answers = answersOf( [ 2, 7 ], [ 0, 3 ] );
		const wishes = { 0: 9, 1: 5 };
		expect( chartData( areas, answers, {}, wishes ).datasets ).toEqual( [
			chartData( areas, answers ).datasets[ 0 ],
			{ label: 'wished', data: [ null, 9 ] },
		] );
		expect(
			chartData( areas, answers, {}, { 1: 5 } ).datasets
		).toHaveLength( 1 );
	} );

	test( 'is three empty lists before the first answer', () => {
		expect( chartData( areas, [] ) ).toEqual( {
			labels: [],
			datasets: [ { data: [], backgroundColor: [] } ],
		} );
	} );

	test( 'of two areas of one name keeps their colours apart', () => {
		const twins = [
			areaNamed( 'Fun', { color: '#111111' } ),
			areaNamed( 'Fun', { color: '#222222' } ),
		];
		expect(
			chartData( twins, answersOf( [ 1, 4 ] ) ).datasets[ 0 ]
				.backgroundColor
		).toEqual( [ '#222222' ] );
	} );

	test( 'is fresh at each call', () => {
		const answers = answersOf( [ 0, 3 ] );
		chartData( areas, answers ).labels.push( 'stranger' );
		expect( chartData( areas, answers ).labels ).toEqual( [ 'Health' ] );
	} );

	test( 'leaves out what belongs to no area', () => {
		expect( chartAreas( areas, answersOf( [ 9, 3 ] ) ) ).toEqual( [] );
	} );
} );

describe( 'the scale', () => {
	test.each( [
		[ [], 0, 10 ],
		[ [ [ 1, 10 ] ], 0, 10 ],
		[ [ [ 0, 5 ] ], 0, 5 ],
		[
			[
				[ 1, 5 ],
				[ 1, 20 ],
			],
			0,
			20,
		],
		[ [ [ -5, 5 ] ], -5, 5 ],
		[ [ [ -9, -2 ] ], -9, -2 ],
		[
			[
				[ -3, 0 ],
				[ 1, 4 ],
			],
			-3,
			4,
		],
	] )( 'of %j goes from %p to %p', ( ranges, min, max ) => {
		const ranged = ranges.map( ( [ minValue = 0, maxValue = 0 ] ) =>
			areaNamed( 'a', { minValue, maxValue } )
		);
		expect( scaleOf( ranged ) ).toEqual( { min, max } );
	} );
} );

test( 'the options that are sent are the promised ones', () => {
	expect( JSON.stringify( chartOptions() ) ).toBe(
		'{"responsive":true,"scales":{"r":{"ticks":{"display":false}}},"borderWidth":0,' +
			'"plugins":{"legend":{"display":false},"htmlLegend":{"containerID":"wheeloflife-legend-container"}}}'
	);
} );
