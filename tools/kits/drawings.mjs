/** The pictures of the kit "A valley", drawn for it. Shapes and colors alone, so that the files stay small. */
import { table, walk } from './people.mjs';
import { box, circle, gradient, shape, svg } from './shapes.mjs';
import { valley } from './valley.mjs';

/** A window with bread. */
const shopWindow = [
	box( 96, 210, 430, 330, '#5a3a2c', 'rx="10"' ),
	box( 116, 230, 390, 290, 'url(#glass)' ),
	box( 116, 388, 390, 12, '#a5673f' ),
	box( 96, 540, 430, 70, '#2f6b63' ),
	[ 0, 1, 2, 3 ]
		.map(
			( at ) =>
				shape(
					`M${ 140 + at * 90 } 388a36 30 0 0 1 72 0z`,
					at % 2 ? '#c98143' : '#b56c34'
				) +
				shape(
					`M${ 158 + at * 90 } 372l10 -14M${ 178 + at * 90 } 368l10 -14`,
					'none',
					'stroke="#f1cf95" stroke-width="5" stroke-linecap="round"'
				)
		)
		.join( '' ),
	[ 0, 1, 2 ]
		.map( ( at ) =>
			box(
				140 + at * 118,
				476,
				100,
				40,
				at % 2 ? '#d9954f' : '#c27a3c',
				'rx="20"'
			)
		)
		.join( '' ),
];

/** An awning, a bench and pots. */
const front = [
	[ ...'0123456789' ]
		.map( ( at ) =>
			shape(
				`M${ 70 + at * 82 } 130h82v70a41 36 0 0 1 -82 0z`,
				at % 2 ? '#fbf3e2' : '#c8553d'
			)
		)
		.join( '' ),
	box( 60, 110, 840, 26, '#8c3a2a', 'rx="6"' ),
	box( 128, 632, 340, 18, '#5a3a2c', 'rx="9"' ),
	box( 150, 648, 16, 52, '#5a3a2c' ),
	box( 430, 648, 16, 52, '#5a3a2c' ),
	[ 566, 880 ]
		.map(
			( x ) =>
				circle( x, 540, 46, '#3f7d53' ) +
				circle( x - 26, 566, 30, '#2f6b47' ) +
				circle( x + 26, 562, 30, '#4f9160' ) +
				shape( `M${ x - 38 } 580h76l-10 76h-56z`, '#b5603f' )
		)
		.join( '' ),
];

/** The bakery of a village on a corner, early in the morning. */
const bakery = () =>
	svg(
		960,
		720,
		'<defs>',
		gradient( 'wall', [
			[ 0, '#f3dcb6' ],
			[ 1, '#e2bd8d' ],
		] ),
		gradient( 'glass', [
			[ 0, '#ffe9b8' ],
			[ 1, '#f6c46d' ],
		] ),
		'</defs>',
		box( 0, 0, 960, 720, 'url(#wall)' ),
		box( 0, 610, 960, 110, '#8d7a69' ),
		box( 0, 610, 960, 14, '#6f5f52' ),
		...shopWindow,
		// The door.
		box( 620, 220, 220, 390, '#2f6b63', 'rx="8"' ),
		box( 646, 250, 168, 200, 'url(#glass)' ),
		circle( 802, 480, 11, '#f1cf95' ),
		...front
	);

/** A face, for those who are quoted. */
const face = ( ground, skin, hair, coat, long ) =>
	svg(
		200,
		200,
		box( 0, 0, 200, 200, ground ),
		long ? shape( 'M48 96a52 56 0 0 1 104 0v72h-104z', hair ) : '',
		shape( 'M28 200a72 62 0 0 1 144 0z', coat ),
		box( 84, 118, 32, 34, skin, 'rx="14"' ),
		shape( 'M60 88a40 44 0 0 0 80 0v-14h-80z', skin ),
		shape( 'M56 86a44 46 0 0 1 88 0q-14 -22 -44 -22t-44 22z', hair ),
		circle( 85, 92, 4.5, '#33261f' ),
		circle( 115, 92, 4.5, '#33261f' ),
		shape(
			'M86 112q14 12 28 0',
			'none',
			'stroke="#7d3f31" stroke-width="4" stroke-linecap="round"'
		)
	);

export const drawings = {
	valley,
	bakery,
	walk,
	table,
	rosa: () => face( '#f0cf95', '#e7b48c', '#d8d3c8', '#2f7c7a', true ),
	mateo: () => face( '#a9cfc6', '#d79f76', '#2b2420', '#c8553d', false ),
	amina: () => face( '#eab79d', '#a9714b', '#2b2028', '#e0a93b', true ),
	ivan: () => face( '#c7d6a0', '#efc19c', '#8a5a34', '#3e5f8a', false ),
};
