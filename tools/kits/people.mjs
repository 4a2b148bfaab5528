import { box, circle, gradient, poplar, ridge, shape, svg } from './shapes.mjs';

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

const poplars = () =>
	[
		[ 120, 470, 130 ],
		[ 178, 480, 168 ],
		[ 236, 476, 120 ],
		[ 840, 470, 170 ],
		[ 900, 474, 124 ],
	]
		.map( ( [ x, y, size ] ) => poplar( x, y, size, '#2d6350' ) )
		.join( '' );

const flowers = () =>
	[ 60, 150, 260, 340, 800, 880 ]
		.map(
			( x, at ) =>
				circle( x, 640 + ( at % 3 ) * 22, 9, '#e8734f' ) +
				circle( x + 34, 660 + ( at % 2 ) * 20, 7, '#fbf3e2' )
		)
		.join( '' );

const hills = () =>
	ridge(
		[
			[ 0, 300 ],
			[ 200, 190 ],
			[ 420, 300 ],
			[ 640, 220 ],
			[ 960, 320 ],
		],
		720,
		'#9fbfb0'
	) +
	ridge(
		[
			[ 0, 360 ],
			[ 260, 400 ],
			[ 520, 320 ],
			[ 760, 360 ],
			[ 960, 330 ],
		],
		720,
		'url(#hill)'
	) +
	ridge(
		[
			[ 0, 470 ],
			[ 300, 440 ],
			[ 640, 500 ],
			[ 960, 430 ],
		],
		720,
		'url(#meadow)'
	);

/** People on a path between fields. */
export const walk = () =>
	svg(
		960,
		720,
		'<defs>',
		gradient( 'sky', [
			[ 0, '#a9d3d2' ],
			[ 0.7, '#f4e3bd' ],
		] ),
		gradient( 'hill', [
			[ 0, '#7fab74' ],
			[ 1, '#4d8459' ],
		] ),
		gradient( 'meadow', [
			[ 0, '#c9bd62' ],
			[ 1, '#8ba653' ],
		] ),
		'</defs>',
		box( 0, 0, 960, 720, 'url(#sky)' ),
		circle( 730, 150, 52, '#fff4d6' ),
		hills(),
		shape(
			'M520 462C470 520 640 540 560 620C530 650 480 690 470 720H740C720 660 760 620 730 570C690 510 560 520 560 464Z',
			'#f2e2bc'
		),
		poplars(),
		walker( 566, 560, 118, '#c8553d', '#37474a', '#4a3527' ),
		walker( 636, 596, 140, '#2f7c7a', '#3b3a48', '#d8d3c8' ),
		walker( 560, 668, 176, '#e0a93b', '#2f4a52', '#2b2420' ),
		walker( 666, 690, 186, '#7a5aa6', '#4a3a33', '#8a5a34' ),
		flowers()
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
export const table = () =>
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
		[
			[ 352, 330 ],
			[ 604, 300 ],
			[ 560, 486 ],
			[ 398, 482 ],
		]
			.map(
				( [ x, y ] ) =>
					circle( x, y, 27, '#fbf3e2' ) +
					circle( x, y, 19, '#6b4630' )
			)
			.join( '' )
	);
