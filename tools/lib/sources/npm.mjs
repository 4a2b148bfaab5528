import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Problem } from '../problem.mjs';
import { npm, run } from '../run.mjs';
import { unzip } from '../unzip.mjs';

// Pinned by hash, because a registry could give out another package under this version.
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const SHA512 =
	'dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==';

/** The WordPress in the package, complete with its SQLite plugin. */
export const VERSION = '6.5.5';
const FOLDER = 'wp-6.5';

const MEMBERS = {
	code: `package/src/wordpress/${ FOLDER }.zip`,
	assets: `package/public/${ FOLDER }`,
	sqlite: 'package/src/sqlite-database-integration/sqlite-database-integration.zip',
};

async function unpack() {
	const temp = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-wordpress-' ) );
	process.once( 'exit', () =>
		fs.rmSync( temp, { recursive: true, force: true } )
	);
	// With less output, npm would not say why it failed.
	await npm(
		[ 'pack', '--loglevel=error', '--pack-destination', temp, PACKAGE ],
		{ cwd: temp }
	);
	const tarball = path.join(
		temp,
		fs.readdirSync( temp ).find( ( file ) => file.endsWith( '.tgz' ) ) ?? ''
	);
	const sum = crypto
		.createHash( 'sha512' )
		.update( fs.readFileSync( tarball ) )
		.digest( 'base64' );
	if ( sum !== SHA512 ) {
		throw new Problem(
			`${ PACKAGE } is not the file that was expected: its SHA-512 is ${ sum }.`,
			'Do not use it. Run `npm cache verify`, then try again; if it stays so, the registry in use hands out something else.'
		);
	}
	await run( 'tar', [
		'xzf',
		tarball,
		'-C',
		temp,
		...Object.values( MEMBERS ),
	] );
	fs.rmSync( tarball );
	return Object.fromEntries(
		Object.entries( MEMBERS ).map( ( [ part, file ] ) => [
			part,
			path.join( temp, file ),
		] )
	);
}

let unpacked = null;
/** The parts of the package, fetched once per run: WordPress and the SQLite plugin. */
const parts = () => ( unpacked ??= unpack() );

/** WordPress's code is in a zip file, and its scripts, styles and images are beside it. */
function assemble( { code, assets }, draft ) {
	unzip( code, draft );
	fs.cpSync( assets, draft, { recursive: true } );
	// Files of the playground itself: its configuration, its database and its records.
	for ( const name of [
		'wp-config.php',
		'.default_theme',
		'wordpress-remote-asset-paths',
		'wp-content/database',
		'wp-content/db.php',
		'wp-content/mu-plugins',
	] ) {
		fs.rmSync( path.join( draft, name ), { recursive: true, force: true } );
	}
}

export const name = 'the npm registry';

/** @param {string} wanted As in "6.5" or "6.5.5". */
export const offers = ( wanted ) =>
	wanted === VERSION || VERSION.startsWith( `${ wanted }.` );

export const newest = async () => VERSION;

/** @param {string} draft An empty folder. */
export async function fetchWordPress( draft ) {
	assemble( await parts(), draft );
}

/** @param {string} draft An empty folder. */
export async function fetchSqlite( draft ) {
	unzip( ( await parts() ).sqlite, draft );
}
