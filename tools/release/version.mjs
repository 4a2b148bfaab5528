import fs from 'node:fs';
import path from 'node:path';

/** Major, minor, patch, and a suffix for what is not finished, as in "1.0.0-rc.1". */
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9a-z]+(?:\.[0-9a-z]+)*))?$/;

export const isVersion = ( text ) => VERSION.test( text );

export const isFinished = ( version ) => ! version.includes( '-' );

/** Sorts versions, the oldest first. A version with a suffix comes before the one without. */
export function byAge( one, other ) {
	const [ , ...a ] = VERSION.exec( one );
	const [ , ...b ] = VERSION.exec( other );
	for ( const part of [ 0, 1, 2 ] ) {
		if ( a[ part ] !== b[ part ] ) {
			return Number( a[ part ] ) - Number( b[ part ] );
		}
	}
	if ( a[ 3 ] === undefined || b[ 3 ] === undefined ) {
		return Number( a[ 3 ] === undefined ) - Number( b[ 3 ] === undefined );
	}
	return a[ 3 ].localeCompare( b[ 3 ], 'en', { numeric: true } );
}

/** The one place that people read and nobody else writes. */
const OWN = /^(\t"version": ")([^"]+)/m;

/** Each other place where WordPress, npm or QA reads the version, by file. The version stands in the second group. */
const PLACES = {
	'plugin.php': [
		/^( \* Version: +)(\S+)$/m,
		/^(define\( 'RUEDA_VERSION', ')([^']+)/m,
	],
	'qa/playwright/package.json': [ OWN ],
	'readme.txt': [ /^(Stable tag: )(\S+)$/m ],
	'package-lock.json': [
		/^(\t"version": ")([^"]+)/m,
		/^(\t"packages": \{\n\t\t"": \{\n\t\t\t"name": "rueda",\n\t\t\t"version": ")([^"]+)/m,
	],
};

const read = ( root, file ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

/** The version of this checkout. */
export const currentVersion = ( root ) =>
	OWN.exec( read( root, 'package.json' ) )?.[ 2 ] ?? '';

/** @return {string[]} What does not have the version of package.json. */
export function otherVersions( root ) {
	const version = currentVersion( root );
	return Object.entries( PLACES ).flatMap( ( [ file, patterns ] ) => {
		const text = read( root, file );
		return patterns
			.map( ( pattern ) => pattern.exec( text )?.[ 2 ] ?? 'nothing' )
			.filter( ( found ) => found !== version )
			.map(
				( found ) =>
					`${ file } says ${ found }, package.json says ${ version }.`
			);
	} );
}

/** Writes the version everywhere. */
export function writeVersion( root, version ) {
	const places = { 'package.json': [ OWN ], ...PLACES };
	for ( const [ file, patterns ] of Object.entries( places ) ) {
		const before = read( root, file );
		const after = patterns.reduce(
			( text, pattern ) =>
				text.replace( pattern, ( _, start ) => start + version ),
			before
		);
		if ( after !== before ) {
			fs.writeFileSync( path.join( root, file ), after );
		}
	}
}
