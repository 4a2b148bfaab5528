import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'Documents: links and pictures lead somewhere';

const FENCE = /^(```|~~~)[^]*?^\1/gm;
const LINK =
	/!?\[(?:[^\]\\]|\\.)*\]\(\s*<?([^)>\s]+)>?(?:\s+["'][^)]*)?\)|^\[[^\]]+\]:\s*(\S+)/gm;

/**
 * The name GitHub gives to a heading's anchor.
 *
 * @param {string} heading
 */
const anchor = ( heading ) =>
	heading
		.trim()
		.toLowerCase()
		.replace( /[`*]/g, '' )
		.replace( /[^\p{L}\p{N}\s_-]/gu, '' )
		.replace( /\s/g, '-' );

const withoutCode = ( text ) =>
	text.replace( FENCE, '' ).replace( /`[^`\n]*`/g, '' );

const anchorsOf = ( file ) =>
	[
		...readFileSync( file, 'utf8' )
			.replace( FENCE, '' )
			.matchAll( /^#+\s+(.+)$/gm ),
	].map( ( [ , text ] ) => anchor( text ) );

function problemOf( from, target ) {
	const [ file, fragment ] = decodeURIComponent( target ).split( '#' );
	const full =
		file === ''
			? path.join( root, from )
			: path.resolve( root, path.dirname( from ), file );
	if ( ! full.startsWith( root ) || ! existsSync( full ) ) {
		return `${ from }: ${ target } does not exist.`;
	}
	if (
		fragment &&
		full.endsWith( '.md' ) &&
		! anchorsOf( full ).includes( fragment.toLowerCase() )
	) {
		return `${ from }: ${ target } names a heading that does not exist.`;
	}
	return null;
}

export async function run() {
	const problems = treeFiles()
		.filter( ( file ) => file.endsWith( '.md' ) )
		.flatMap( ( file ) =>
			[
				...withoutCode(
					readFileSync( path.join( root, file ), 'utf8' )
				).matchAll( LINK ),
			]
				.map( ( [ , inline, reference ] ) => inline ?? reference )
				.filter( ( target ) => ! /^[a-z][a-z+.-]*:/i.test( target ) )
				.map( ( target ) => problemOf( file, target ) )
		)
		.filter( Boolean );
	return outcomeOf( problems );
}
