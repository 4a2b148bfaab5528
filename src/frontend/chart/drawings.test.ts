import { drawings } from './drawings';

const series = {
	areas: [
		{ label: 'Health', value: 7, color: '#111111' },
		{ label: 'Fun', value: 30, color: '#222222' },
		{ label: 'Work', value: 4, color: '#333333' },
	],
	scale: { min: -5, max: 10 },
	hidden: new Set( [ 2 ] ),
};

test.each( [
	[ 'polarArea', [ 7, 10, -5 ] ],
	[ 'pie', [ 12, 15, 0 ] ],
	[ 'doughnut', [ 12, 15, 0 ] ],
	[ 'bar', [ 7, 10, null ] ],
	[ 'line', [ 7, 10, null ] ],
	[ 'radar', [ 7, 10, null ] ],
	[
		'scatter',
		[
			{ x: 0, y: 7 },
			{ x: 1, y: 10 },
			{ x: 2, y: NaN },
		],
	],
	[
		'bubble',
		[
			{ x: 0, y: 7, r: 14 },
			{ x: 1, y: 10, r: 14 },
			{ x: 2, y: -5, r: 0 },
		],
	],
] as const )(
	'a %s shows each area in its place and hides one',
	( type, data ) => {
		expect( drawings[ type ].dataset( series ).data ).toEqual( data );
	}
);

test.each( [ 'polarArea', 'radar' ] as const )(
	'a %s has the whole scale',
	( type ) => {
		expect( drawings[ type ].options( series ).scales ).toMatchObject( {
			r: series.scale,
		} );
	}
);

test.each( [ 'bar', 'line', 'bubble', 'scatter' ] as const )(
	'a %s stands on the whole scale',
	( type ) => {
		expect( drawings[ type ].options( series ).scales ).toMatchObject( {
			y: series.scale,
		} );
	}
);

test.each( [ 'polarArea', 'pie', 'doughnut', 'bar', 'bubble' ] as const )(
	'shapes of a %s have an edge, so that pale ones are seen on a light page',
	( type ) => {
		const { borderColor, borderWidth } = drawings[ type ].dataset( series );
		const edge = borderColor as unknown as ( at: object ) => string;
		expect(
			edge( {
				chart: { canvas: document.createElement( 'canvas' ) },
				dataIndex: 1,
			} )
		).toBe( 'oklch(from #222222 min(l, 0.66) c h)' );
		expect( borderWidth ).toBe( 2 );
	}
);
