import { parseSavedChartProps } from './props';

const chartdata = JSON.stringify( {
	labels: [ 'Health' ],
	datasets: [ { data: [ 7 ], backgroundColor: [ '#1DB53F' ] } ],
} );

test( 'reads the six attributes of a stored chart', () => {
	expect(
		parseSavedChartProps( {
			chartdata,
			chartoption: '{"scales":{"r":{"max":7}}}',
			reportlink: 'https://example.org/report/1',
			reporttitle: ' My "wheel" ',
			charttype: 'bar-chart',
			wheelid: '12',
		} )
	).toEqual( {
		chart: {
			status: 'ready',
			areas: [ { label: 'Health', value: 7, color: '#1DB53F' } ],
			scale: { min: 0, max: 7 },
		},
		type: 'bar',
		title: 'My "wheel"',
		link: 'https://example.org/report/1',
		wheelId: 12,
		stored: {
			chartData: JSON.parse( chartdata ),
			chartOption: { scales: { r: { max: 7 } } },
			chartType: 'bar-chart',
			wheelId: '12',
		},
	} );
} );

test( 'keeps labels that our server has read as text', () => {
	const stored = {
		chartdata: JSON.stringify( {
			labels: [ 'Family <and> friends', 'Money &amp; work' ],
			datasets: [ { data: [ 7, 4 ] } ],
		} ),
	};
	const labels = [ 'Family <and> friends', 'Money &amp; work' ];
	expect(
		parseSavedChartProps( { ...stored, labels: 'text' } ).chart
	).toMatchObject( { areas: labels.map( ( label ) => ( { label } ) ) } );
	expect( parseSavedChartProps( stored ).chart ).toMatchObject( {
		areas: [ { label: 'Family friends' }, { label: 'Money & work' } ],
	} );
} );

test( 'stands on an element without attributes', () => {
	expect( parseSavedChartProps( {} ) ).toEqual( {
		chart: { status: 'empty' },
		type: 'polarArea',
		title: '',
		link: '',
		wheelId: null,
		stored: {
			chartData: undefined,
			chartOption: undefined,
			chartType: 'polar-chart',
			wheelId: '',
		},
	} );
} );

test.each( [ '0', '', '-3', '1.5', 'twelve', '007' ] )(
	'takes %p for no wheel',
	( wheelid ) => {
		expect( parseSavedChartProps( { wheelid } ).wheelId ).toBeNull();
	}
);

test.each( [
	'javascript:alert(1)',
	'/report',
	'data:text/html,x',
	'https://a b',
] )( 'does not lead to %p', ( reportlink ) => {
	expect( parseSavedChartProps( { reportlink } ).link ).toBe( '' );
} );

test( 'draws the chart even when only its options are damaged', () => {
	expect(
		parseSavedChartProps( { chartdata, chartoption: '{' } ).chart
	).toMatchObject( { status: 'ready', scale: { min: 0, max: 10 } } );
} );
