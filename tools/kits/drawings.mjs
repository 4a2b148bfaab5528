/** The pictures of the kit "A valley", drawn for it. Shapes and colors alone, so that the files stay small. */

const svg = ( width, height, ...parts ) => ( {
	width,
	height,
	svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }">${ parts.join( '' ) }</svg>`,
} );

const gradient = ( id, stops, end = 'x2="0" y2="1"' ) =>
	`<linearGradient id="${ id }" x1="0" y1="0" ${ end }>${ stops
		.map(
			( [ offset, color ] ) =>
				`<stop offset="${ offset }" stop-color="${ color }"/>`
		)
		.join( '' ) }</linearGradient>`;

const shape = ( d, fill, more = '' ) =>
	`<path d="${ d }" fill="${ fill }" ${ more }/>`;
const circle = ( x, y, r, fill, more = '' ) =>
	`<circle cx="${ x }" cy="${ y }" r="${ r }" fill="${ fill }" ${ more }/>`;
const box = ( x, y, width, height, fill, more = '' ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" fill="${ fill }" ${ more }/>`;

/** A ridge through points, closed at the lower edge of the picture. */
const ridge = ( points, bottom, fill ) => {
	const middle = ( a, b ) => [ ( a[ 0 ] + b[ 0 ] ) / 2, ( a[ 1 ] + b[ 1 ] ) / 2 ];
	const curves = points
		.slice( 1, -1 )
		.map( ( point, index ) => {
			const end =
				index === points.length - 3
					? points[ index + 2 ]
					: middle( point, points[ index + 2 ] );
			return `Q${ point } ${ end }`;
		} )
		.join( '' );
	const [ first ] = points;
	const last = points[ points.length - 1 ];
	return shape(
		`M${ first }${ curves }V${ bottom }H${ first[ 0 ] }Z`.replace(
			`V${ bottom }`,
			`L${ last[ 0 ] },${ bottom }`
		),
		fill
	);
};

const poplar = ( x, y, size, fill ) =>
	shape(
		`M${ x } ${ y }C${ x - size * 0.3 } ${ y - size * 0.35 } ${ x - size * 0.16 } ${ y - size * 0.85 } ${ x } ${ y - size }C${ x + size * 0.16 } ${ y - size * 0.85 } ${ x + size * 0.3 } ${ y - size * 0.35 } ${ x } ${ y }Z`,
		fill
	);

const house = ( x, y, width, height, wall, roof, lit ) =>
	box( x, y - height, width, height, wall ) +
	shape(
		`M${ x - width * 0.12 } ${ y - height }L${ x + width / 2 } ${ y - height - width * 0.42 }L${ x + width * 1.12 } ${ y - height }Z`,
		roof
	) +
	box( x + width * 0.2, y - height * 0.68, width * 0.2, height * 0.3, lit ) +
	box( x + width * 0.6, y - height * 0.68, width * 0.2, height * 0.3, lit );

const tower = ( x, y ) =>
	box( x, y - 150, 40, 150, '#e9c9a0' ) +
	box( x + 22, y - 150, 18, 150, '#c99f78' ) +
	shape( `M${ x - 6 } ${ y - 150 }l26 -46l26 46z`, '#8c4433' ) +
	shape( `M${ x + 12 } ${ y - 108 }v-18a8 8 0 0 1 16 0v18z`, '#47392f' );

const VILLAGE = [
	[ 930, 706, 64, 50, '#e3c19a', '#a34f3a' ],
	[ 1000, 700, 54, 62, '#f1d9b5', '#8c4433' ],
	[ 1112, 702, 70, 56, '#e9c9a0', '#b35a40' ],
	[ 1190, 712, 60, 46, '#f5e2c2', '#8c4433' ],
	[ 1050, 728, 74, 48, '#f5e2c2', '#b35a40' ],
	[ 958, 738, 70, 44, '#f1d9b5', '#b35a40' ],
	[ 1150, 744, 76, 46, '#ecd0a6', '#a34f3a' ],
	[ 1252, 738, 56, 42, '#e3c19a', '#a34f3a' ],
];

const dawn = [
		'<defs>',
		gradient( 'sky', [
			[ 0, '#0f3540' ],
			[ 0.32, '#2b6470' ],
			[ 0.5, '#8fa79b' ],
			[ 0.6, '#f0bf83' ],
			[ 0.66, '#f7d9a4' ],
		] ),
		gradient( 'far', [ [ 0, '#5f8587' ], [ 1, '#a9b09a' ] ] ),
		gradient( 'mid', [ [ 0, '#2d5f60' ], [ 1, '#5f8a74' ] ] ),
		gradient( 'near', [ [ 0, '#1d4a48' ], [ 1, '#123432' ] ] ),
		gradient( 'field', [ [ 0, '#7d9a52' ], [ 1, '#35664a' ] ] ),
		gradient( 'river', [ [ 0, '#f6d6a0' ], [ 1, '#6fa3a6' ] ] ),
		'<radialGradient id="glow"><stop offset="0" stop-color="#ffe7b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffe7b0" stop-opacity="0"/></radialGradient>',
		'</defs>',
];

const mountains = [
		circle( 1240, 520, 330, 'url(#glow)' ),
		circle( 1240, 505, 52, '#fff3d3' ),
		ridge(
			[
				[ 0, 430 ],
				[ 170, 300 ],
				[ 330, 330 ],
				[ 520, 210 ],
				[ 700, 380 ],
				[ 860, 430 ],
				[ 1010, 540 ],
				[ 1180, 560 ],
				[ 1330, 470 ],
				[ 1460, 380 ],
				[ 1600, 420 ],
			],
			1000,
			'url(#far)'
		),
		ridge(
			[
				[ 0, 470 ],
				[ 200, 430 ],
				[ 420, 400 ],
				[ 640, 540 ],
				[ 860, 600 ],
				[ 1060, 640 ],
				[ 1280, 620 ],
				[ 1430, 520 ],
				[ 1600, 500 ],
			],
			1000,
			'url(#mid)'
		),
		ridge(
			[
				[ 0, 720 ],
				[ 300, 640 ],
				[ 640, 670 ],
				[ 900, 710 ],
				[ 1200, 700 ],
				[ 1420, 660 ],
				[ 1600, 640 ],
			],
			1000,
			'url(#field)'
		),
];

const village = [
		// Rows of vines, and the river.
		[ 0, 1, 2, 3, 4, 5, 6 ]
			.map( ( row ) =>
				shape(
					`M${ 1330 + row * 44 } ${ 700 - row * 6 }Q${ 1360 + row * 54 } ${ 790 - row * 4 } ${ 1300 + row * 78 } ${ 900 }`,
					'none',
					'stroke="#57803f" stroke-width="9" stroke-linecap="round" stroke-dasharray="3 15"'
				)
			)
			.join( '' ),
		shape(
			'M1216 690C1130 740 1300 770 1180 820C1040 880 820 880 900 1000H1160C1060 920 1260 890 1330 830C1400 770 1220 750 1262 690Z',
			'url(#river)'
		),
		tower( 1086, 716 ),
		VILLAGE.map( ( [ x, y, width, height, wall, roof ] ) =>
			house( x, y, width, height, wall, roof, '#ffd98a' )
		).join( '' ),
		[
			[ 880, 730, 118 ],
			[ 908, 742, 92 ],
			[ 1336, 752, 126 ],
			[ 1364, 760, 98 ],
			[ 1392, 756, 112 ],
		]
			.map( ( [ x, y, size ] ) => poplar( x, y, size, '#1f4f45' ) )
			.join( '' ),
];

const slopes = [
		ridge(
			[
				[ 0, 560 ],
				[ 160, 610 ],
				[ 380, 740 ],
				[ 620, 830 ],
				[ 800, 940 ],
				[ 900, 1000 ],
			],
			1000,
			'url(#near)'
		),
		[
			[ 120, 640, 150 ],
			[ 190, 668, 190 ],
			[ 262, 706, 150 ],
			[ 470, 806, 120 ],
			[ 520, 822, 150 ],
		]
			.map( ( [ x, y, size ] ) => poplar( x, y, size, '#0f2f2f' ) )
			.join( '' ),
		ridge(
			[
				[ 700, 1000 ],
				[ 1000, 950 ],
				[ 1300, 930 ],
				[ 1600, 880 ],
				[ 1600, 880 ],
			],
			1000,
			'#153b38'
		),
];

/** A valley at dawn. The left is dark, because words stand there. */
const valley = () =>
	svg(
		1600,
		1000,
		...dawn,
		box( 0, 0, 1600, 1000, 'url(#sky)' ),
		// The village is low in the picture: on telephones, words stand above it.
		'<g transform="translate(0 110)">',
		...mountains,
		...village,
		...slopes,
		'</g>'
	);

/** A window with bread. */
const shopWindow = [
		box( 96, 210, 430, 330, '#5a3a2c', 'rx="10"' ),
		box( 116, 230, 390, 290, 'url(#glass)' ),
		box( 116, 388, 390, 12, '#a5673f' ),
		box( 96, 540, 430, 70, '#2f6b63' ),
		[ 0, 1, 2, 3 ]
			.map( ( at ) =>
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
			.join( '' )
];

/** The bakery of a village on a corner, early in the morning. */
const bakery = () =>
	svg(
		960,
		720,
		'<defs>',
		gradient( 'wall', [ [ 0, '#f3dcb6' ], [ 1, '#e2bd8d' ] ] ),
		gradient( 'glass', [ [ 0, '#ffe9b8' ], [ 1, '#f6c46d' ] ] ),
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

const walker = ( x, y, size, coat, legs, hair ) =>
	shape(
		`M${ x - size * 0.1 } ${ y - size * 0.36 }l${ -size * 0.1 } ${ size * 0.36 }M${ x + size * 0.1 } ${ y - size * 0.36 }l${ size * 0.14 } ${ size * 0.34 }`,
		'none',
		`stroke="${ legs }" stroke-width="${ size * 0.11 }" stroke-linecap="round"`
	) +
	shape(
		`M${ x - size * 0.2 } ${ y - size * 0.32 }v${ -size * 0.26 }a${ size * 0.2 } ${ size * 0.2 } 0 0 1 ${ size * 0.4 } 0v${ size * 0.26 }z`,
		coat
	) +
	circle( x, y - size * 0.88, size * 0.12, '#e7b48c' ) +
	shape(
		`M${ x - size * 0.13 } ${ y - size * 0.87 }a${ size * 0.13 } ${ size * 0.13 } 0 0 1 ${ size * 0.26 } 0q${ -size * 0.1 } ${ -size * 0.05 } ${ -size * 0.26 } 0z`,
		hair
	);

/** People on a path between fields. */
const walk = () =>
	svg(
		960,
		720,
		'<defs>',
		gradient( 'sky', [ [ 0, '#a9d3d2' ], [ 0.7, '#f4e3bd' ] ] ),
		gradient( 'hill', [ [ 0, '#7fab74' ], [ 1, '#4d8459' ] ] ),
		gradient( 'meadow', [ [ 0, '#c9bd62' ], [ 1, '#8ba653' ] ] ),
		'</defs>',
		box( 0, 0, 960, 720, 'url(#sky)' ),
		circle( 730, 150, 52, '#fff4d6' ),
		ridge(
			[ [ 0, 300 ], [ 200, 190 ], [ 420, 300 ], [ 640, 220 ], [ 960, 320 ] ],
			720,
			'#9fbfb0'
		),
		ridge(
			[ [ 0, 360 ], [ 260, 400 ], [ 520, 320 ], [ 760, 360 ], [ 960, 330 ] ],
			720,
			'url(#hill)'
		),
		ridge(
			[ [ 0, 470 ], [ 300, 440 ], [ 640, 500 ], [ 960, 430 ] ],
			720,
			'url(#meadow)'
		),
		shape(
			'M520 462C470 520 640 540 560 620C530 650 480 690 470 720H740C720 660 760 620 730 570C690 510 560 520 560 464Z',
			'#f2e2bc'
		),
		[ [ 120, 470, 130 ], [ 178, 480, 168 ], [ 236, 476, 120 ], [ 840, 470, 170 ], [ 900, 474, 124 ] ]
			.map( ( [ x, y, size ] ) => poplar( x, y, size, '#2d6350' ) )
			.join( '' ),
		walker( 566, 560, 118, '#c8553d', '#37474a', '#4a3527' ),
		walker( 636, 596, 140, '#2f7c7a', '#3b3a48', '#d8d3c8' ),
		walker( 560, 668, 176, '#e0a93b', '#2f4a52', '#2b2420' ),
		walker( 666, 690, 186, '#7a5aa6', '#4a3a33', '#8a5a34' ),
		[ 60, 150, 260, 340, 800, 880 ]
			.map(
				( x, at ) =>
					circle( x, 640 + ( at % 3 ) * 22, 9, '#e8734f' ) +
					circle( x + 34, 660 + ( at % 2 ) * 20, 7, '#fbf3e2' )
			)
			.join( '' )
	);

const AROUND = [
	[ '#4a3527', '#c8553d' ],
	[ '#d8d3c8', '#2f7c7a' ],
	[ '#2b2420', '#e0a93b' ],
	[ '#8a5a34', '#7a5aa6' ],
	[ '#3b2a20', '#3e7cb1' ],
	[ '#b98a4e', '#7fa650' ],
];

/** Six people at a round table, from above. */
const table = () =>
	svg(
		960,
		720,
		box( 0, 0, 960, 720, '#d9c3a0' ),
		[ 0, 1, 2, 3, 4, 5, 6 ]
			.map( ( row ) => box( 0, row * 110, 960, 5, '#cbb38d' ) )
			.join( '' ),
		circle( 480, 372, 300, '#c7ae86' ),
		AROUND.map( ( [ hair, coat ], at ) => {
			const turn = `rotate(${ at * 60 + 30 } 480 360)`;
			return `<g transform="${ turn }">${
				shape( 'M392 96a88 62 0 0 1 176 0v34h-176z', coat ) +
				shape(
					'M404 126l16 60M556 126l-16 60',
					'none',
					`stroke="${ coat }" stroke-width="34" stroke-linecap="round"`
				) +
				circle( 420, 192, 17, '#e7b48c' ) +
				circle( 540, 192, 17, '#e7b48c' ) +
				circle( 480, 92, 46, hair )
			}</g>`;
		} ).join( '' ),
		circle( 480, 360, 196, '#a5673f' ),
		circle( 480, 360, 184, '#b9784a' ),
		// A sheet with a wheel on it, and cups.
		`<g transform="rotate(-8 480 360)">${ box( 390, 270, 180, 180, '#fffaf0', 'rx="6"' ) }</g>`,
		[ '#2f6f5e', '#7fa650', '#e0a93b', '#d9733f', '#b8475a', '#3e7cb1' ]
			.map( ( color, at ) => {
				const radius = [ 70, 52, 62, 40, 66, 48 ][ at ];
				const point = ( angle ) =>
					`${ 480 + radius * Math.cos( angle ) } ${ 360 + radius * Math.sin( angle ) }`;
				const from = ( at * Math.PI ) / 3;
				return shape(
					`M480 360L${ point( from ) }A${ radius } ${ radius } 0 0 1 ${ point( from + Math.PI / 3 ) }Z`,
					color,
					'stroke="#fffaf0" stroke-width="4"'
				);
			} )
			.join( '' ),
		[ [ 352, 330 ], [ 604, 300 ], [ 560, 486 ], [ 398, 482 ] ]
			.map(
				( [ x, y ] ) =>
					circle( x, y, 27, '#fbf3e2' ) + circle( x, y, 19, '#6b4630' )
			)
			.join( '' )
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
