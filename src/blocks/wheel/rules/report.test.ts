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

test.each( [ undefined, null, 'text', 7, () => 1 ] )(
	'a filter that gives back %p is left out',
	( value ) => {
		expect(
			reportFields( wheel, result, {
				data: () => value,
				options: () => value,
			} )
		).toEqual( reportFields( wheel, result, unchanged ) );
	}
);

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
