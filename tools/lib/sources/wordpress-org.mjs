import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { unzip } from '../unzip.mjs';

export const name = 'wordpress.org';

export const offers = () => true;

async function get( url, seconds ) {
	const answer = await fetch( url, {
		signal: AbortSignal.timeout( seconds * 1000 ),
	} );
	if ( ! answer.ok ) {
		throw new Error( `${ url } answers ${ answer.status }` );
	}
	return Buffer.from( await answer.arrayBuffer() );
}

/** All releases, each with its state: the newest is "latest". */
const releases = async ( seconds ) =>
	JSON.parse(
		String(
			await get(
				'https://api.wordpress.org/core/stable-check/1.0/',
				seconds
			)
		)
	);

/** The newest version. A start waits for the answer, so it has to come quickly. */
export async function newest() {
	const [ latest ] = Object.entries( await releases( 3 ) )
		.filter( ( [ , state ] ) => state === 'latest' )
		.map( ( [ version ] ) => version );
	if ( ! latest ) {
		throw new Error( 'it names no newest version' );
	}
	return latest;
}

/** The newest release for a version such as "7.1". */
async function release( wanted ) {
	const known = Object.keys( await releases( 15 ) );
	const suitable = known.filter(
		( version ) =>
			version === wanted || version.startsWith( `${ wanted }.` )
	);
	const found = suitable
		.sort( ( a, b ) => a.localeCompare( b, 'en', { numeric: true } ) )
		.at( -1 );
	if ( ! found ) {
		throw new Error( `it has no WordPress ${ wanted }` );
	}
	return found;
}

/**
 * @param {string} draft  An empty folder.
 * @param {string} wanted As in "7.1" or "7.1.4".
 */
export async function fetchWordPress( draft, wanted ) {
	const url = `https://wordpress.org/wordpress-${ await release( wanted ) }.zip`;
	const zip = await get( url, 600 );
	const published = String( await get( `${ url }.sha1`, 15 ) ).trim();
	if (
		crypto.createHash( 'sha1' ).update( zip ).digest( 'hex' ) !== published
	) {
		throw new Error( 'the archive is not what its published sum says' );
	}
	const file = path.join( draft, 'wordpress.zip' );
	fs.writeFileSync( file, zip );
	unzip( file, draft );
	fs.rmSync( file );
	// The archive contains one folder, "wordpress".
	const inner = path.join( draft, 'wordpress' );
	for ( const entry of fs.readdirSync( inner ) ) {
		fs.renameSync( path.join( inner, entry ), path.join( draft, entry ) );
	}
	fs.rmdirSync( inner );
}

/**
 * WordPress's own translations into another language.
 *
 * @param {string} version As in "6.5.5".
 * @param {string} lang    As in "es_ES".
 * @param {string} folder  The tree's wp-content/languages.
 */
export async function fetchLanguage( version, lang, folder ) {
	fs.mkdirSync( folder, { recursive: true } );
	const file = path.join( folder, `${ lang }.zip` );
	fs.writeFileSync(
		file,
		await get(
			`https://downloads.wordpress.org/translation/core/${ version }/${ lang }.zip`,
			20
		)
	);
	try {
		unzip( file, folder );
	} finally {
		fs.rmSync( file );
	}
}
