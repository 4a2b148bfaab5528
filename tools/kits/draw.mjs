/** The pictures of the starter kits: landscapes of lines and gradients. */
import {
	gradient,
	hills,
	light,
	mirrored,
	page,
	ripples,
	sky,
	tree,
} from './shapes.mjs';

const WIDE = { width: 1600 };
const CARD = { width: 960 };

/** Mountains, one behind the other, the farthest first. */
const RANGES = [
	{
		seed: 11,
		from: 500,
		to: 470,
		swing: 260,
		rough: 0.5,
		top: '#8fa3ab',
		bottom: '#d8c3b0',
		foot: 660,
	},
	{
		seed: 23,
		from: 560,
		to: 600,
		swing: 260,
		rough: 0.49,
		top: '#5f8391',
		bottom: '#a9b6b4',
		foot: 760,
	},
	{
		seed: 5,
		from: 700,
		to: 620,
		swing: 250,
		rough: 0.47,
		top: '#33606f',
		bottom: '#6f9299',
		foot: 880,
	},
	{
		seed: 42,
		from: 740,
		to: 800,
		swing: 240,
		rough: 0.46,
		top: '#1b4553',
		bottom: '#36626c',
		foot: 960,
	},
	{
		seed: 9,
		from: 900,
		to: 850,
		swing: 190,
		rough: 0.48,
		top: '#0d2c37',
		bottom: '#0f333e',
		foot: 1000,
	},
];

/** The mountains before the sun is up. Dark enough below for white text. */
const dawn = () =>
	page(
		1600,
		1000,
		sky( 1600, 1000, [
			[ 0, '#27506b' ],
			[ 0.3, '#5f8a9c' ],
			[ 0.52, '#d9b9a0' ],
			[ 0.66, '#f3d3ae' ],
		] ),
		light( 1130, 430, 46, '#fff1d8', '#ffe2b8' ),
		...RANGES.map( ( range ) => hills( { ...WIDE, ...range } ) )
	);

/** The moon over hills, for the end of a page. */
const evening = () =>
	page(
		1600,
		900,
		sky( 1600, 900, [
			[ 0, '#141d3f' ],
			[ 0.45, '#3b3f70' ],
			[ 0.75, '#9a6f8c' ],
		] ),
		light( 230, 290, 30, '#fdf3df', '#cfc6e6' ),
		hills( {
			...WIDE,
			seed: 31,
			from: 540,
			to: 480,
			swing: 230,
			rough: 0.5,
			top: '#5b4d78',
			bottom: '#93708f',
			foot: 660,
		} ),
		hills( {
			...WIDE,
			seed: 8,
			from: 600,
			to: 640,
			swing: 230,
			rough: 0.48,
			top: '#3a3560',
			bottom: '#655179',
			foot: 760,
		} ),
		hills( {
			...WIDE,
			seed: 19,
			from: 760,
			to: 690,
			swing: 220,
			rough: 0.46,
			top: '#211f44',
			bottom: '#39335a',
			foot: 880,
		} ),
		hills( {
			...WIDE,
			seed: 4,
			from: 840,
			to: 850,
			swing: 120,
			rough: 0.46,
			top: '#100f26',
			bottom: '#15142e',
			foot: 900,
		} )
	);

const lake = () => {
	const shore = 430;
	const above =
		sky( 960, shore, [
			[ 0, '#8fc1d6' ],
			[ 0.7, '#dcecea' ],
			[ 1, '#f4efdd' ],
		] ) +
		hills( {
			...CARD,
			seed: 14,
			from: 300,
			to: 240,
			swing: 250,
			rough: 0.5,
			top: '#88a9b8',
			bottom: '#c8dadb',
			foot: shore,
		} ) +
		hills( {
			...CARD,
			seed: 6,
			from: 330,
			to: 370,
			swing: 190,
			rough: 0.5,
			top: '#4f8089',
			bottom: '#93b8b3',
			foot: shore,
		} ) +
		hills( {
			...CARD,
			seed: 51,
			from: 375,
			to: 410,
			swing: 70,
			rough: 0.55,
			top: '#2c5f5f',
			bottom: '#4b807a',
			foot: shore,
		} );
	return page(
		960,
		720,
		`<clipPath id="air"><rect width="960" height="${ shore }"/></clipPath><clipPath id="water"><rect y="${ shore }" width="960" height="300"/></clipPath>`,
		`<g clip-path="url(#air)">${ above }</g>`,
		`<g clip-path="url(#water)"><rect y="${ shore }" width="960" height="300" fill="#3f7d8c"/>${ mirrored( shore, above ) }${ ripples( 960, shore + 6, 720, '#ffffff' ) }</g>`
	);
};

const meadow = () =>
	page(
		960,
		720,
		sky( 960, 720, [
			[ 0, '#a9d3d8' ],
			[ 0.6, '#f6ecd0' ],
		] ),
		light( 250, 330, 34, '#fffbe9', '#fff3c4' ),
		hills( {
			...CARD,
			seed: 17,
			from: 430,
			to: 380,
			swing: 120,
			rough: 0.44,
			top: '#a3c3ae',
			bottom: '#dbe2c3',
			foot: 560,
		} ),
		hills( {
			...CARD,
			seed: 29,
			from: 450,
			to: 510,
			swing: 130,
			rough: 0.4,
			top: '#74a583',
			bottom: '#b1c998',
			foot: 640,
		} ),
		tree( 640, 520, 250, '#2f6048', '#8fb56a' ),
		hills( {
			...CARD,
			seed: 3,
			from: 570,
			to: 500,
			swing: 90,
			rough: 0.36,
			top: '#4f8a5f',
			bottom: '#2f6a4c',
			foot: 720,
		} ),
		hills( {
			...CARD,
			seed: 38,
			from: 650,
			to: 680,
			swing: 60,
			rough: 0.4,
			top: '#2c6247',
			bottom: '#1f4c39',
			foot: 720,
		} )
	);

const sea = () =>
	page(
		960,
		720,
		sky( 960, 470, [
			[ 0, '#5b6fa8' ],
			[ 0.5, '#e2a39a' ],
			[ 1, '#ffd9a3' ],
		] ),
		light( 480, 400, 44, '#fff3d6', '#ffd79a' ),
		( ( { fill, svg } ) =>
			`${ svg }<rect y="440" width="960" height="280" fill="${ fill }"/>` )(
			gradient( 440, 720, [
				[ 0, '#e9b08f' ],
				[ 0.25, '#9a7f98' ],
				[ 1, '#2c4374' ],
			] )
		),
		ripples( 960, 446, 710, '#ffe9c4' ),
		`<g fill="#fff0cf">${ Array.from( { length: 16 }, ( _, step ) => {
			const wide = 84 - step * 1.5 + ( ( step * 37 ) % 40 );
			return `<rect x="${ 480 - wide / 2 + ( ( step * 23 ) % 18 ) - 9 }" y="${ 448 + step * step * 0.95 }" width="${ wide }" height="${ 2.5 + step * 0.28 }" rx="2" opacity="${ 0.75 - step * 0.038 }"/>`;
		} ).join( '' ) }</g>`,
		hills( {
			...CARD,
			seed: 61,
			from: 700,
			to: 640,
			swing: 60,
			rough: 0.45,
			top: '#1d2a4d',
			bottom: '#16203d',
			foot: 720,
		} )
	);

/** All pictures by their names. */
export const drawings = { dawn, evening, lake, meadow, sea };
