/**
 * `node tools/kits/draw.mjs FOLDER` makes the pictures of the kit "A valley" from their drawings, as small WebP files.
 */
import fs from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

import { speaker } from '../lib/say.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { drawings } from './drawings.mjs';

const QUALITY = 0.27;
/** Drawings are larger than their pictures. */
const WIDTHS = { valley: 1120, rosa: 112, mateo: 112, amina: 112, ivan: 112 };
const WIDTH = 512;

/** Runs in the browser. */
async function toWebp( { svg, width, height, quality } ) {
	const image = new window.Image();
	image.src = `data:image/svg+xml,${ encodeURIComponent( svg ) }`;
	await image.decode();
	const canvas = document.createElement( 'canvas' );
	Object.assign( canvas, { width, height } );
	canvas.getContext( '2d' ).drawImage( image, 0, 0, width, height );
	return canvas.toDataURL( 'image/webp', quality ).split( ',' )[ 1 ];
}

const folder = process.argv[ 2 ] ?? '.';
const say = speaker();
const browser = await chromium.launch( {
	executablePath: await ensureChromium( say ),
	args: JSON.parse(
		fs.readFileSync(
			new URL( '../test/chromium-arguments.json', import.meta.url ),
			'utf8'
		)
	),
} );
try {
	const page = await browser.newPage();
	for ( const [ name, draw ] of Object.entries( drawings ) ) {
		const sheet = draw();
		const width = WIDTHS[ name ] ?? WIDTH;
		const base64 = await page.evaluate( toWebp, {
			svg: sheet.svg,
			width,
			height: ( sheet.height * width ) / sheet.width,
			quality: QUALITY,
		} );
		const file = path.join( folder, `${ name }.webp` );
		fs.writeFileSync( file, Buffer.from( base64, 'base64' ) );
		say( `${ file }: ${ fs.statSync( file ).size } bytes` );
	}
} finally {
	await browser.close();
}
