import fs from 'node:fs';
import path from 'node:path';

import { CACHE, ROOT } from './paths.mjs';
import { explain, isDiskFull, Problem } from './problem.mjs';
import * as debian from './sources/debian.mjs';
import * as npmRegistry from './sources/npm.mjs';
import * as wordpressOrg from './sources/wordpress-org.mjs';
import { isIntact, makeWhole, versionOf } from './tree.mjs';

const TREES = path.join( CACHE, 'wordpress' );
const SQLITE = path.join( CACHE, 'sqlite-database-integration' );

/** The sources are tried in this order. Each first says whether it can have a version. */
const SOURCES = [ npmRegistry, wordpressOrg, debian ];

const suits = ( wanted, version ) =>
	! wanted || version === wanted || version.startsWith( `${ wanted }.` );

export const newestFirst = ( a, b ) =>
	b.localeCompare( a, 'en', { numeric: true } );

/**
 * A complete tree that exists already.
 *
 * @param {string} wanted As in "7.1"; without it, any version.
 */
export function kept( wanted = '' ) {
	if ( ! fs.existsSync( TREES ) ) {
		return null;
	}
	const versions = fs
		.readdirSync( TREES )
		.filter( ( name ) => /^[\d.]+$/.test( name ) && suits( wanted, name ) );
	for ( const version of versions.sort( newestFirst ) ) {
		const dir = path.join( TREES, version );
		if ( versionOf( dir ) === version && isIntact( dir ) ) {
			return { version, dir };
		}
	}
	return null;
}

/** Files that every WordPress must have, whatever its source. */
function complete( draft ) {
	for ( const below of [ 'plugins', 'themes' ] ) {
		fs.mkdirSync( path.join( draft, 'wp-content', below ), {
			recursive: true,
		} );
	}
}

async function fetchFrom( source, wanted ) {
	let version = '';
	const draft = path.join( TREES, `${ wanted }-fetched` );
	await makeWhole( draft, async ( folder ) => {
		await source.fetchWordPress( folder, wanted );
		complete( folder );
		version = versionOf( folder ) ?? 'none';
		if ( ! suits( wanted, version ) ) {
			throw new Error( `it gave WordPress ${ version } for ${ wanted }` );
		}
		return { version, source: source.name };
	} );
	const dir = path.join( TREES, version );
	fs.rmSync( dir, { recursive: true, force: true } );
	fs.renameSync( draft, dir );
	fs.renameSync( `${ draft }.json`, `${ dir }.json` );
	return { version, dir };
}

/** The oldest version that the plugin works with, as it tells WordPress. */
const oldest = () =>
	fs
		.readFileSync( path.join( ROOT, 'plugin.php' ), 'utf8' )
		.match( /Requires at least: (.+)/ )[ 1 ];

/**
 * Throws for a text that is no version, and for one that is too old.
 *
 * @param {string} wanted
 */
export function checkVersion( wanted ) {
	if ( ! /^\d+\.\d+(\.\d+)?$/.test( wanted ) ) {
		throw new Problem(
			`"${ wanted }" is not a WordPress version.`,
			'Write it like 6.5, 6.5.5 or 7.1.'
		);
	}
	if ( newestFirst( wanted, oldest() ) > 0 ) {
		throw new Problem(
			`Rueda does not work with WordPress ${ wanted }.`,
			`Choose ${ oldest() } or newer.`
		);
	}
}

/**
 * A WordPress without configuration, outside the repository. Do not write into it.
 *
 * @param {string}                                           wanted "6.5" takes any 6.5.x that can be had, "6.5.5" that one alone.
 * @param {ReturnType< typeof import('./say.mjs').speaker >} say
 * @return {Promise< { version: string, dir: string } >} Where it lies and what it is.
 */
export async function ensureWordPress( wanted, say ) {
	checkVersion( wanted );
	const there = kept( wanted );
	if ( there ) {
		return there;
	}
	const tried = [];
	for ( const source of SOURCES.filter( ( { offers } ) =>
		offers( wanted )
	) ) {
		try {
			return await say.step(
				`Fetching WordPress ${ wanted } from ${ source.name }`,
				() => fetchFrom( source, wanted )
			);
		} catch ( error ) {
			if ( isDiskFull( error ) ) {
				throw explain( error, `Fetching WordPress ${ wanted }` );
			}
			const reason = explain( error, 'It' ).message;
			say( `${ source.name } did not give it. ${ reason }` );
			tried.push( `  ${ source.name }: ${ reason }` );
		}
	}
	const other = npmRegistry.offers( wanted )
		? ''
		: `, or choose WordPress ${ npmRegistry.VERSION }, which needs the npm registry alone`;
	throw new Problem(
		`WordPress ${ wanted } could not be had. Tried:\n  the cache (${ TREES }): not there\n${ tried.join( '\n' ) }`,
		`Connect to the network and run the same command again${ other }.`
	);
}

/**
 * The plugin that lets WordPress store its data in an SQLite file.
 *
 * @param {ReturnType< typeof import('./say.mjs').speaker >} say
 * @return {Promise< string >} Its folder, to be copied as wp-content/mu-plugins/sqlite-database-integration-main.
 */
export async function ensureSqlite( say ) {
	const folder = path.join( SQLITE, 'sqlite-database-integration-main' );
	if ( ! isIntact( SQLITE ) ) {
		fs.mkdirSync( CACHE, { recursive: true } );
		try {
			await say.step(
				`Fetching the SQLite plugin from ${ npmRegistry.name }`,
				() =>
					makeWhole( SQLITE, async ( draft ) => {
						await npmRegistry.fetchSqlite( draft );
						return { source: npmRegistry.name };
					} )
			);
		} catch ( error ) {
			throw explain( error, 'Fetching the SQLite plugin' );
		}
	}
	return folder;
}
