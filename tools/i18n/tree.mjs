/** Finds strings and the modules that contain them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SCREENS } from '../editor-script.cjs';
import { ROOT as root } from '../lib/paths.mjs';
import { buildCatalog } from './catalog.mjs';
import { stringsOfBlock, stringsOfHeader } from './from-metadata.mjs';
import { stringsOfPhp } from './from-php.mjs';
import { importsOf, stringsOfTypeScript } from './from-typescript.mjs';

const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );

const below = ( folder ) =>
	existsSync( path.join( root, folder ) )
		? readdirSync( path.join( root, folder ), { recursive: true } )
				.map(
					( file ) =>
						`${ folder }/${ file.split( path.sep ).join( '/' ) }`
				)
				.filter( ( file ) =>
					statSync( path.join( root, file ) ).isFile()
				)
				.sort()
		: [];

const isCode = ( file ) =>
	/\.tsx?$/.test( file ) && ! /\.(test|d)\.tsx?$/.test( file );

function stringsOf( file ) {
	const source = read( file );
	if ( isCode( file ) ) {
		return stringsOfTypeScript( file, source );
	}
	if ( file.endsWith( '.php' ) ) {
		return stringsOfPhp( file, source );
	}
	return { found: stringsOfBlock( file, source ), problems: [] };
}

/** Everything a person reads, from plugin.php to the last lazy chunk. */
export function readTree() {
	const files = [
		'plugin.php',
		'uninstall.php',
		'block.json',
		...below( 'includes' ),
		...below( 'src' ),
	].filter(
		( file ) =>
			existsSync( path.join( root, file ) ) &&
			( isCode( file ) ||
				file.endsWith( '.php' ) ||
				path.basename( file ) === 'block.json' )
	);
	const parts = files.map( stringsOf );
	const catalog = buildCatalog( [
		...stringsOfHeader( 'plugin.php', read( 'plugin.php' ) ),
		...parts.flatMap( ( { found } ) => found ),
	] );
	return {
		entries: catalog.entries,
		problems: [
			...parts.flatMap( ( { problems } ) => problems ),
			...catalog.problems,
		],
		files,
	};
}

/** webpack's way to find './flow': as it stands, then as a module, then as a folder. */
function resolve( from, specifier ) {
	if ( ! specifier.startsWith( '.' ) ) {
		return null;
	}
	const base = path.posix.join( path.posix.dirname( from ), specifier );
	const tried = [
		base,
		`${ base }.ts`,
		`${ base }.tsx`,
		`${ base }/index.ts`,
		`${ base }/index.tsx`,
	];
	return (
		tried.find(
			( file ) =>
				existsSync( path.join( root, file ) ) &&
				statSync( path.join( root, file ) ).isFile()
		) ?? null
	);
}

const known = new Map();

/** The files that a module imports. Each is read once. */
function importedBy( file ) {
	if ( ! known.has( file ) ) {
		known.set(
			file,
			importsOf( file, read( file ) )
				.map( ( specifier ) => resolve( file, specifier ) )
				.filter( Boolean )
		);
	}
	return known.get( file );
}

/**
 * @param {string} entry From the top of the tree.
 * @return {Set<string>} It and all it brings, now or later.
 */
export function reachableFrom( entry ) {
	const reached = new Set( [ entry ] );
	for ( const file of reached ) {
		if ( isCode( file ) ) {
			importedBy( file ).forEach( ( next ) => reached.add( next ) );
		}
	}
	return reached;
}

const firstOf = ( ...files ) =>
	files.find( ( file ) => existsSync( path.join( root, file ) ) );

const foldersOf = ( parent ) =>
	existsSync( path.join( root, parent ) )
		? readdirSync( path.join( root, parent ), { withFileTypes: true } )
				.filter( ( entry ) => entry.isDirectory() )
				.map( ( { name } ) => name )
				.sort()
		: [];

/**
 * @return {{ handle: string, entry: string, isEditor?: boolean }[]} The scripts that WordPress registers, by the names it
 *                   gives them, but for the one that all of the editors need.
 */
export function scriptHandles() {
	const blocks = foldersOf( 'src/blocks' ).flatMap( ( block ) => [
		{
			handle: `rueda-${ block }-editor-script`,
			entry: firstOf(
				`src/blocks/${ block }/index.ts`,
				`src/blocks/${ block }/index.tsx`
			),
			isEditor: true,
		},
		{
			handle: `rueda-${ block }-view-script`,
			entry: firstOf(
				`src/blocks/${ block }/view.ts`,
				`src/blocks/${ block }/view.tsx`
			),
		},
	] );
	const screens = foldersOf( 'src/admin' ).map( ( screen ) => ( {
		handle: `rueda-admin-${ screen }`,
		entry: firstOf(
			`src/admin/${ screen }/index.tsx`,
			`src/admin/${ screen }/index.ts`
		),
		isEditor: SCREENS.includes( screen ),
	} ) );
	return [ ...blocks, ...screens ].filter(
		( { entry } ) => entry !== undefined
	);
}
