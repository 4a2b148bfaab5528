/**
 * Two modules that import each other should be one module, or three. ESLint's own rule skips .ts, .tsx and .mjs files
 * in WordPress's setup.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'TypeScript and tools: no module needs itself';

const CHECKED = /^(src|tests|tools)\/.*(?<!\.d)\.(tsx?|mjs)$/;
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/).*$/gm;
/** An import as the formatter writes it. Type imports are removed when the program is built. */
const IMPORT =
	/^(?:import|export)\s(?!type\b)(?:[^;'"]*\sfrom\s)?'(\.[^']+)'|\bimport\((?:\s|\/\*.*?\*\/)*'(\.[^']+)'/gm;
const ENDS = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

/**
 * Walks along the imports, and notes where it comes to a module that it has not yet left.
 *
 * @param {Map< string, string[] >} modules Each with those that it imports.
 * @return {string[][]} For each cycle the modules on its way, which begins and ends with the same one.
 */
export function cycles( modules ) {
	const found = [];
	const left = new Set();
	const way = [];
	const walk = ( module ) => {
		if ( way.includes( module ) ) {
			found.push( [ ...way.slice( way.indexOf( module ) ), module ] );
		} else if ( ! left.has( module ) ) {
			way.push( module );
			modules.get( module )?.forEach( walk );
			way.pop();
			left.add( module );
		}
	};
	[ ...modules.keys() ].forEach( walk );
	return found;
}

/**
 * @param {string} source
 * @return {string[]} What it imports of this tree, now or later, as written.
 */
export const importsIn = ( source ) =>
	[ ...source.replace( COMMENT, '' ).matchAll( IMPORT ) ].map(
		( [ , now, later ] ) => now ?? later
	);

const importedBy = ( file ) =>
	importsIn( readFileSync( path.join( root, file ), 'utf8' ) )
		.map( ( specifier ) =>
			path.posix.join( path.posix.dirname( file ), specifier )
		)
		.flatMap( ( base ) =>
			ENDS.map( ( end ) => `${ base }${ end }` )
				.filter( ( one ) => CHECKED.test( one ) )
				.filter( ( one ) => existsSync( path.join( root, one ) ) )
				.slice( 0, 1 )
		);

export async function run() {
	const files = treeFiles().filter( ( file ) => CHECKED.test( file ) );
	return outcomeOf(
		cycles(
			new Map( files.map( ( file ) => [ file, importedBy( file ) ] ) )
		).map( ( way ) => `A cycle of imports: ${ way.join( ' → ' ) }` )
	);
}
