import { areasNamed, asResult, started } from './fixtures';
import { reportFields, type ReportFilters } from './report';

const wheel = { id: 12, chartType: 'polar-chart' };
const result = asResult( started( areasNamed( 'ab' ), 'skipped', 7 ) );
const unchanged: ReportFilters = {
	data: ( data ) => data,
	options: ( options ) => options,
};

test( 'four fields are sent, charts as text of JSON', () => {
	expect( reportFields( wheel, result, unchanged ) ).toEqual( {
		chartData:
			'{"labels":["b"],"datasets":[{"data":[7],"backgroundColor":["#000062"]}]}',
		chartOptions:
			'{"responsive":true,"scales":{"r":{"ticks":{"display":false}}},"borderWidth":0,' +
			'"plugins":{"legend":{"display":false},"htmlLegend":{"containerID":"wheeloflife-legend-container"}}}',
		wheelId: '12',
		chartType: 'polar-chart',
	} );
} );

test( 'who skipped everything sends three empty lists', () => {
	const empty = asResult( started( areasNamed( 'a' ), 'skipped' ) );
	expect( reportFields( wheel, empty, unchanged ).chartData ).toBe(
		'{"labels":[],"datasets":[{"data":[],"backgroundColor":[]}]}'
	);
} );

test( 'filters change what is sent, and nothing else', () => {
	const fields = reportFields( wheel, result, {
		data: ( data ) => {
			data.labels.push( 'more' );
			data.datasets[ 0 ].data.push( 3 );
			return data;
		},
		options: ( options ) => ( {
			...options,
			onClick: () => 1,
			extra: true,
		} ),
	} );
	expect( JSON.parse( fields.chartData ) ).toMatchObject( {
		labels: [ 'b', 'more' ],
	} );
	expect( JSON.parse( fields.chartOptions ) ).toMatchObject( {
		extra: true,
		responsive: true,
	} );
	expect(
		JSON.parse( reportFields( wheel, result, unchanged ).chartData )
	).toMatchObject( { labels: [ 'b' ] } );
} );

describe( 'what a filter gives back and nobody can read is left out, and told:', () => {
	const own = reportFields( wheel, result, unchanged );
	const chart = ( labels: unknown, data: unknown ) => ( {
		labels,
		datasets: [ { data } ],
	} );
	let told: jest.SpyInstance;
	beforeEach( () => {
		told = jest.spyOn( console, 'error' ).mockImplementation();
	} );
	afterEach( () => told.mockRestore() );

	test.each( [
		[ 'nothing', undefined ],
		[ 'null', null ],
		[ 'a text', 'text' ],
		[ 'a number', 7 ],
		[ 'a function', () => 1 ],
		[ 'a list', [] ],
		[ 'what JSON has no word for', { toJSON: () => undefined } ],
		[ 'what is null in JSON', { toJSON: () => null } ],
		[ 'more than the server takes', { more: 'ñ'.repeat( 20000 ) } ],
	] )( '%s', ( _, value ) => {
		expect(
			reportFields( wheel, result, {
				data: () => value,
				options: () => value,
			} )
		).toEqual( own );
		expect( told ).toHaveBeenCalledTimes( 2 );
	} );

	test.each( [
		[ 'a promise', Promise.resolve( chart( [ 'b' ], [ 7 ] ) ) ],
		[ 'an empty map', {} ],
		[ 'no answers', chart( [], [] ) ],
		[ 'no datasets', { labels: [ 'b' ] } ],
		[
			'datasets that are no list',
			{ labels: [ 'b' ], datasets: { data: [ 7 ] } },
		],
		[ 'fewer ratings than names', chart( [ 'b', 'c' ], [ 7 ] ) ],
		[ 'a name that is none', chart( [ 'b', {} ], [ 7, 7 ] ) ],
		[ 'names of nothing in the wheel', chart( [ 'Salud' ], [ 7 ] ) ],
		[ 'a rating that is a word', chart( [ 'b' ], [ 'seven' ] ) ],
		[ 'a rating that is no number', chart( [ 'b' ], [ NaN ] ) ],
		[
			'101 areas',
			chart( Array( 101 ).fill( 'b' ), Array( 101 ).fill( 7 ) ),
		],
	] )( 'as a chart: %s', ( _, value ) => {
		expect(
			reportFields( wheel, result, { ...unchanged, data: () => value } )
		).toEqual( own );
		expect( told ).toHaveBeenCalledTimes( 1 );
	} );
} );

test( 'a rating may be a number in words of digits, and an area that the wheel has not may be added', () => {
	const value = {
		labels: [ 'more', 'b' ],
		datasets: [ { data: [ '7.5', 3 ] } ],
	};
	expect(
		reportFields( wheel, result, { ...unchanged, data: () => value } )
			.chartData
	).toBe( JSON.stringify( value ) );
} );

test( 'a filter that throws, or gives back what no JSON can hold, does not cost the visitor his report', () => {
	const told = jest.spyOn( console, 'error' ).mockImplementation();
	const circle: Record< string, unknown > = {};
	circle[ 'self' ] = circle;
	const fields = reportFields( wheel, result, {
		data: () => circle,
		options: () => {
			throw new Error( 'A stranger’s mistake.' );
		},
	} );
	expect( fields ).toEqual( reportFields( wheel, result, unchanged ) );
	expect( told ).toHaveBeenCalledTimes( 2 );
	told.mockRestore();
} );
