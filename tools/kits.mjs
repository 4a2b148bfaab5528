/**
 * `npm run kits -- contact-en kit.zip` puts a kit that Rueda has exported in the place of a starter kit: readable JSON in
 * a folder of its own, and its images in `kits/media/`, which all kits share.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from './lib/paths.mjs';

const AdmZip = createRequire( import.meta.url )( 'adm-zip' );

const KITS = path.join( ROOT, 'kits' );
const NAME =
	/^(manifest\.json|[a-z]+\/[\w.-]+\.json|media\/[0-9a-f]{64}\.\w+)$/;

/** Keys are sorted, so that a change in a kit is all that a comparison shows. */
const sorted = ( value ) => {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	return value && typeof value === 'object'
		? Object.fromEntries(
				Object.keys( value )
					.sort()
					.map( ( key ) => [ key, sorted( value[ key ] ) ] )
			)
		: value;
};

const json = ( value ) =>
	`${ JSON.stringify( sorted( value ), null, '\t' ) }\n`;

/** Size and hash of a file, by which an import detects a damaged one. */
const seal = ( text ) => ( {
	bytes: Buffer.byteLength( text ),
	sha256: createHash( 'sha256' ).update( text ).digest( 'hex' ),
} );

const readJson = ( file ) =>
	fs.existsSync( file ) ? JSON.parse( fs.readFileSync( file, 'utf8' ) ) : {};

/**
 * An import writes each image anew, under its name with eight more letters. Where it is still the kit's, the kit's own
 * is kept, so that no image gets worse and all kits share it.
 *
 * @param {Object} exported The media of the exported kit.
 * @param {Object} former   Those of the kit whose place it takes.
 * @return {Map< string, string >} The hash that each image had before.
 */
function knownImages( exported, former ) {
	const same = ( one, other ) =>
		one.width === other.width &&
		one.height === other.height &&
		one.name.replace( /-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/, '' ) ===
			other.name;
	return new Map(
		Object.entries( exported ).flatMap( ( [ hash, image ] ) =>
			Object.entries( former )
				.filter( ( [ , other ] ) => same( image, other ) )
				.map( ( [ known ] ) => [ hash, known ] )
		)
	);
}

/**
 * An export knows no image for the list of kits but that of its first item, and no front page where the site has another
 * one, so the former ones stay if they are there.
 */
function manifestOf( id, exported, former, files ) {
	const { templates, settings_files: settings, media } = exported;
	for ( const entry of Object.values( templates ) ) {
		Object.assign( entry, seal( files.get( entry.file ) ) );
	}
	for ( const part of Object.keys( settings ) ) {
		settings[ part ] = seal( files.get( `settings/${ part }.json` ) );
	}
	return {
		...exported,
		name: id,
		description: exported.description || former.description || '',
		front_page:
			exported.front_page ||
			( templates[ former.front_page ] ? former.front_page : '' ),
		thumbnail: media[ former.thumbnail ]
			? former.thumbnail
			: exported.thumbnail || Object.keys( media )[ 0 ] || '',
	};
}

/** Deletes images that no kit has any more. */
function clean( folder ) {
	const used = fs
		.readdirSync( folder )
		.flatMap( ( id ) =>
			Object.keys(
				readJson( path.join( folder, id, 'manifest.json' ) ).media ?? {}
			)
		);
	for ( const image of fs.readdirSync( path.join( folder, 'media' ) ) ) {
		if ( ! used.includes( path.parse( image ).name ) ) {
			fs.rmSync( path.join( folder, 'media', image ) );
		}
	}
}

/**
 * @param {string}          id     The starter kit whose place it takes.
 * @param {string | Buffer} zip    The exported kit.
 * @param {string}          folder Where starter kits are.
 */
export function putInPlace( id, zip, folder = KITS ) {
	const entries = new AdmZip( zip )
		.getEntries()
		.filter( ( { entryName } ) => NAME.test( entryName ) );
	const own = path.join( folder, id );
	const former = readJson( path.join( own, 'manifest.json' ) );
	const { media } = JSON.parse(
		entries
			.find( ( { entryName } ) => entryName === 'manifest.json' )
			.getData()
	);
	const known = knownImages( media, former.media );
	const files = new Map();
	let exported;
	for ( const entry of entries ) {
		const [ name, bytes ] = [ entry.entryName, entry.getData() ];
		if ( name.startsWith( 'media/' ) ) {
			fs.writeFileSync( path.join( folder, name ), bytes );
			continue;
		}
		const text = bytes
			.toString()
			.replace(
				/\b[0-9a-f]{64}\b/g,
				( hash ) => known.get( hash ) ?? hash
			);
		if ( name === 'manifest.json' ) {
			exported = JSON.parse( text );
		} else {
			files.set( name, json( JSON.parse( text ) ) );
		}
	}
	for ( const hash of known.values() ) {
		exported.media[ hash ] = {
			...former.media[ hash ],
			alt: exported.media[ hash ].alt,
		};
	}
	files.set(
		'manifest.json',
		json( manifestOf( id, exported, former, files ) )
	);
	fs.rmSync( own, { recursive: true, force: true } );
	for ( const [ name, text ] of files ) {
		const file = path.join( own, name );
		fs.mkdirSync( path.dirname( file ), { recursive: true } );
		fs.writeFileSync( file, text );
	}
	clean( folder );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const [ id, zip ] = process.argv.slice( 2 );
	if ( ! zip || ! fs.existsSync( path.join( KITS, id, 'manifest.json' ) ) ) {
		console.error(
			'Name a starter kit and a file: npm run kits -- contact-en kit.zip'
		);
		process.exitCode = 1;
	} else {
		putInPlace( id, zip );
	}
}
