/**
 * `node tools/kits.mjs` writes the starter kits into `kits/`, each with its manifest. With `--pictures` it draws their
 * images first. Look at the images before you commit them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';

import { drawings } from './kits/draw.mjs';
import {
	FOLDER,
	hash,
	json,
	MEDIA,
	PICTURES,
	starterKits,
} from './kits/kits.mjs';
import { speaker } from './lib/say.mjs';
import { ensureChromium } from './test/chromium.mjs';

/** The limit for the archive, which must stay small enough for every host. */
const QUALITY = 0.72;

const say = speaker();

/** Runs in the browser: converts an SVG to WebP in base64, and returns its size, too. */
async function rasterize( { svg, quality } ) {
	const image = new window.Image();
	image.src = `data:image/svg+xml,${ encodeURIComponent( svg ) }`;
	await image.decode();
	const canvas = document.createElement( 'canvas' );
	canvas.width = image.naturalWidth;
	canvas.height = image.naturalHeight;
	canvas.getContext( '2d' ).drawImage( image, 0, 0 );
	return {
		data: canvas.toDataURL( 'image/webp', quality ).split( ',' )[ 1 ],
		width: canvas.width,
		height: canvas.height,
	};
}

async function draw() {
	const browser = await chromium.launch( {
		executablePath: await ensureChromium( say ),
	} );
	const pictures = {};
	rmSync( MEDIA, { recursive: true, force: true } );
	mkdirSync( MEDIA, { recursive: true } );
	try {
		const tab = await browser.newPage();
		for ( const [ name, svg ] of Object.entries( drawings ) ) {
			const { data, width, height } = await tab.evaluate( rasterize, {
				svg: svg(),
				quality: QUALITY,
			} );
			const bytes = Buffer.from( data, 'base64' );
			const sha256 = hash( bytes );
			writeFileSync( path.join( MEDIA, `${ sha256 }.webp` ), bytes );
			pictures[ name ] = { sha256, bytes: bytes.length, width, height };
		}
	} finally {
		await browser.close();
	}
	writeFileSync( PICTURES, json( pictures ) );
}

if ( process.argv.includes( '--pictures' ) ) {
	await draw();
}
const files = starterKits();
for ( const id of new Set(
	[ ...files.keys() ].map( ( file ) => file.split( '/' )[ 0 ] )
) ) {
	rmSync( path.join( FOLDER, id ), { recursive: true, force: true } );
}
for ( const [ file, text ] of files ) {
	const target = path.join( FOLDER, file );
	mkdirSync( path.dirname( target ), { recursive: true } );
	writeFileSync( target, text );
}
say( `${ files.size } files of starter kits are in kits/.` );
