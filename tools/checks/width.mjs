/**
 * A line of PHP has at most 120 columns, a tab counting as four. Longer may be what cannot be broken without harm: one
 * literal, and notes that PHP_CodeSniffer and translators' tools read on a single line.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'PHP: lines of at most 120 columns';

const MOST = 120;
const CHECKED = /^includes\/.*\.php$/;
const NOTE = /phpcs:|translators:/;
/** A literal alone, with what it is assigned to or handed to before it, and what closes it behind. */
const LITERAL =
	/^[^'"]*(?:'[^']*')?[^'"]*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?:\s*=> '[^']*')?[\s),;.\]]*$/;

const columns = ( line ) => line.replaceAll( '\t', '    ' ).length;

/**
 * @param {string} source
 * @return {number[]} The lines that are too long, counted from 1.
 */
export function wideLines( source ) {
	return source
		.split( '\n' )
		.map( ( line, index ) => ( { line, number: index + 1 } ) )
		.filter(
			( { line } ) =>
				columns( line ) > MOST &&
				! NOTE.test( line ) &&
				! LITERAL.test( line.trim() )
		)
		.map( ( { number } ) => number );
}

export async function run() {
	return outcomeOf(
		treeFiles()
			.filter( ( file ) => CHECKED.test( file ) )
			.flatMap( ( file ) =>
				wideLines(
					readFileSync( path.join( root, file ), 'utf8' )
				).map(
					( number ) =>
						`${ file }:${ number } has more than ${ MOST } columns.`
				)
			)
	);
}
