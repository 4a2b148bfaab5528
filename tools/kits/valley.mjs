import { box, circle, gradient, poplar, ridge, shape, svg } from './shapes.mjs';

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
	gradient( 'far', [
		[ 0, '#5f8587' ],
		[ 1, '#a9b09a' ],
	] ),
	gradient( 'mid', [
		[ 0, '#2d5f60' ],
		[ 1, '#5f8a74' ],
	] ),
	gradient( 'near', [
		[ 0, '#1d4a48' ],
		[ 1, '#123432' ],
	] ),
	gradient( 'field', [
		[ 0, '#7d9a52' ],
		[ 1, '#35664a' ],
	] ),
	gradient( 'river', [
		[ 0, '#f6d6a0' ],
		[ 1, '#6fa3a6' ],
	] ),
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
export const valley = () =>
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
