import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name =
	'Documents: links and pictures lead somewhere, and named tests exist';

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

/** A PHP test, as in `UploadsTest` or `UploadsTest::test_a_real_picture_is_accepted`. */
const TEST = /`(\w+Test)(?:::(test_\w+))?`/g;

function missingTests( files ) {
	const tests = new Map(
		files
			.filter( ( file ) => /^tests\/php\/.*Test\.php$/.test( file ) )
			.map( ( file ) => [
				path.basename( file, '.php' ),
				readFileSync( path.join( root, file ), 'utf8' ),
			] )
	);
	const exists = ( [ , title, method = '' ] ) =>
		tests.get( title )?.includes( `function ${ method }` );
	return files
		.filter( ( file ) => /^docs\/[^/]+\.md$/.test( file ) )
		.flatMap( ( file ) =>
			[
				...readFileSync( path.join( root, file ), 'utf8' ).matchAll(
					TEST
				),
			]
				.filter( ( named ) => ! exists( named ) )
				.map( ( [ named ] ) => `${ file }: ${ named } does not exist.` )
		);
}

/** A browser test, as in `carousel-still` “a carousel with autoplay …” or `section-moving` X3. */
const BROWSER_TEST = /`([a-z-]+)` (?:“([^”…]+)…?”|([A-Z]\d+)\b)/g;

function missingBrowserTests( files ) {
	const specs = new Map(
		files
			.filter( ( file ) => file.endsWith( '.spec.ts' ) )
			.map( ( file ) => [
				path.basename( file, '.spec.ts' ),
				readFileSync( path.join( root, file ), 'utf8' ),
			] )
	);
	const file = 'docs/accessibility.md';
	return [
		...readFileSync( path.join( root, file ), 'utf8' ).matchAll(
			BROWSER_TEST
		),
	]
		.filter(
			( [ , spec, words, code ] ) =>
				! specs.get( spec )?.includes( ( words ?? code ).trim() )
		)
		.map( ( [ named ] ) => `${ file }: ${ named } does not exist.` );
}

export async function run() {
	const files = treeFiles();
	const problems = files
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
	return outcomeOf( [
		...problems,
		...missingTests( files ),
		...missingBrowserTests( files ),
	] );
}
