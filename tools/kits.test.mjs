import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { putInPlace } from './kits.mjs';
import { ROOT } from './lib/paths.mjs';

const AdmZip = createRequire( import.meta.url )( 'adm-zip' );
const KITS = path.join( ROOT, 'kits' );

const read = ( ...names ) => fs.readFileSync( path.join( ...names ) );

const hash = ( bytes ) =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/**
 * A starter kit as the plugin exports it: JSON without spaces, images written anew beside it, no image for the list of
 * kits.
 */
function exportOf( id, change = ( text ) => text ) {
	const zip = new AdmZip();
	const manifest = JSON.parse( read( KITS, id, 'manifest.json' ) );
	const renamed = new Map();
	for ( const [ image, facts ] of Object.entries( manifest.media ) ) {
		const bytes = Buffer.concat( [
			read( KITS, 'media', `${ image }.webp` ),
			Buffer.from( 'written anew' ),
		] );
		renamed.set( image, hash( bytes ) );
		facts.name = facts.name.replace( '.', '-fbaef149.' );
		facts.bytes = bytes.length;
		zip.addFile( `media/${ hash( bytes ) }.webp`, bytes );
	}
	const add = ( file, value ) =>
		zip.addFile(
			file,
			Buffer.from(
				JSON.stringify( value ).replace(
					/[0-9a-f]{64}/g,
					( image ) => renamed.get( image ) ?? image
				)
			)
		);
	add( 'manifest.json', { ...manifest, name: 'my-site', thumbnail: '' } );
	for ( const { file } of Object.values( manifest.templates ) ) {
		add( file, JSON.parse( change( read( KITS, id, file ).toString() ) ) );
	}
	add( '../outside.json', {} );
	return zip.toBuffer();
}

/** All files of a folder with what is in them. */
const contents = ( folder ) =>
	Object.fromEntries(
		fs
			.readdirSync( folder, { recursive: true } )
			.filter( ( name ) =>
				fs.statSync( path.join( folder, name ) ).isFile()
			)
			.sort()
			.map( ( name ) => [
				name,
				read( folder, name ).toString( 'base64' ),
			] )
	);

function withCopy( work ) {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-kits-' ) );
	try {
		fs.cpSync( KITS, folder, { recursive: true } );
		work( folder );
	} finally {
		fs.rmSync( folder, { recursive: true } );
	}
}

test( 'kits: an exported kit takes the place of the one that it was, byte for byte', () => {
	withCopy( ( folder ) => {
		putInPlace( 'contact-en', exportOf( 'contact-en' ), folder );
		assert.deepEqual( contents( folder ), contents( KITS ) );
	} );
} );

test( 'kits: what was changed is in the file, and the manifest has its new size', () => {
	withCopy( ( folder ) => {
		const longer = ( text ) =>
			text.replace( 'Your name', 'Your full name' );
		putInPlace( 'contact-en', exportOf( 'contact-en', longer ), folder );
		const form = read( folder, 'contact-en/forms/contact.json' );
		const manifest = JSON.parse(
			read( folder, 'contact-en/manifest.json' )
		);
		assert.match( form.toString(), /Your full name/ );
		assert.equal(
			manifest.templates[ 'rueda_form:contact' ].bytes,
			form.length
		);
	} );
} );

test( 'kits: an image that no kit has any more is deleted', () => {
	withCopy( ( folder ) => {
		const image = path.join(
			folder,
			'media',
			`${ '0'.repeat( 64 ) }.webp`
		);
		fs.writeFileSync( image, '' );
		putInPlace( 'contact-es', exportOf( 'contact-es' ), folder );
		assert.equal( fs.existsSync( image ), false );
	} );
} );
