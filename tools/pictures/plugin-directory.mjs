/** The drawings for the plugin directory of WordPress: icon and banner, both with the wheel of Rueda. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../lib/paths.mjs';
import { wanted } from './camera.mjs';

const TARGET = path.join( ROOT, '.wordpress-org' );

/** Colours and ratings of the areas, clockwise from the top. */
const AREAS = [
	[ '#2FA952', 0.86 ],
	[ '#1E3F8B', 0.66 ],
	[ '#E8731B', 0.95 ],
	[ '#721D77', 0.58 ],
	[ '#17A4A4', 0.8 ],
	[ '#851436', 0.5 ],
	[ '#BC8C00', 0.9 ],
	[ '#462AA8', 0.72 ],
];
const GROUND = '#fbf7f0';
const INK = '#1c2b33';
const LINE = '#d9d0c3';

const point = ( radius, turn ) =>
	[ Math.sin, ( angle ) => -Math.cos( angle ) ]
		.map( ( of ) => ( radius * of( 2 * Math.PI * turn ) ).toFixed( 2 ) )
		.join( ' ' );

/**
 * A wheel around the origin.
 *
 * @param {number} radius
 */
function wheel( radius ) {
	const rings = [ 1, 2, 3, 4 ].map(
		( ring ) =>
			`<circle r="${ ( radius * ring ) / 4 }" fill="none" stroke="${ LINE }" stroke-width="${ radius / 90 }"/>`
	);
	const sectors = AREAS.map( ( [ color, rating ], index ) => {
		const far = radius * rating;
		const [ from, to ] = [ index, index + 1 ].map( ( place ) =>
			point( far, place / AREAS.length )
		);
		return `<path d="M0 0L${ from }A${ far } ${ far } 0 0 1 ${ to }Z" fill="${ color }" stroke="${ GROUND }" stroke-width="${ radius / 40 }" stroke-linejoin="round"/>`;
	} );
	return [ ...rings, ...sectors ].join( '' );
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256 256"><rect x="-128" y="-128" width="256" height="256" rx="40" fill="${ GROUND }"/>${ wheel( 108 ) }</svg>`;

const font = ( weight ) =>
	`@font-face { font-family: Noto; font-weight: ${ weight }; src: url(data:font/ttf;base64,${ readFileSync(
		path.join(
			ROOT,
			`assets/fonts/NotoSans-${ weight === 700 ? 'Bold' : 'Regular' }.ttf`
		)
	).toString( 'base64' ) }) }`;

const BANNER = `<style>${ font( 400 ) }${ font( 700 ) }
text { font-family: Noto; fill: ${ INK }; }</style>
<svg xmlns="http://www.w3.org/2000/svg" width="772" height="250" viewBox="0 0 772 250"><rect width="772" height="250" fill="${ GROUND }"/>
<g transform="translate(640 142)">${ wheel( 168 ) }</g>
<text x="56" y="124" font-size="64" font-weight="700">Rueda</text>
<text x="58" y="164" font-size="21">Wheels of life that people keep,</text>
<text x="58" y="192" font-size="21">forms that lose no message</text></svg>`;

const page = ( drawing ) =>
	`<!doctype html><body style="margin:0;background:transparent">${ drawing }`;

async function draw( browser, name, drawing, width, height, scale ) {
	const sheet = await browser.newPage( {
		viewport: { width, height },
		deviceScaleFactor: scale,
	} );
	await sheet.setContent( page( drawing ) );
	await sheet.evaluate( () => document.fonts.ready );
	await sheet.screenshot( {
		path: path.join(
			TARGET,
			`${ name }-${ width * scale }x${ height * scale }.png`
		),
		omitBackground: true,
	} );
	await sheet.close();
}

/** Writes the drawings. */
export async function ofPluginDirectory( { browser } ) {
	if ( ! wanted( 'plugin-directory' ) ) {
		return;
	}
	mkdirSync( TARGET, { recursive: true } );
	writeFileSync( path.join( TARGET, 'icon.svg' ), `${ ICON }\n` );
	for ( const scale of [ 1, 2 ] ) {
		await draw( browser, 'icon', ICON, 128, 128, scale );
		await draw( browser, 'banner', BANNER, 772, 250, scale );
	}
}
