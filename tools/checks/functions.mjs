/** A PHP function has at most 60 lines from its name to its last brace, so that it fits on one screen. */
import { lexPhp } from '../i18n/php-lexer.mjs';
import { outcomeOfFiles } from './lib/run.mjs';

export const name = 'PHP: functions of at most 60 lines';

const MOST = 60;
const CHECKED = /^((includes|tests|tools|qa)\/.*|plugin|uninstall)\.php$/;

/**
 * @param {Object[]} tokens As of lexPhp(), without comments.
 * @param {number}   start  Where the word "function" is.
 * @return {number} The last line of the function; of one without a body, where it is declared.
 */
function lastLine( tokens, start ) {
	let depth = 0;
	for ( const { type, text, line } of tokens.slice( start ) ) {
		if ( type !== 'punctuation' ) {
			continue;
		}
		if ( text === '{' ) {
			depth++;
		}
		if ( text === '}' ) {
			depth--;
		}
		if ( depth === 0 && ( text === '}' || text === ';' ) ) {
			return line;
		}
	}
	return tokens[ start ].line;
}

/**
 * @param {string} source
 * @return {{ title: string, line: number, length: number }[]} The functions that are too long, in order.
 */
export function longFunctions( source ) {
	const tokens = lexPhp( source ).filter(
		( { type } ) => type !== 'comment'
	);
	return tokens.flatMap( ( { type, text, line }, index ) => {
		// Not an imported function, and not a call of a method with that name.
		const before = tokens[ index - 1 ]?.text;
		if (
			type !== 'name' ||
			text !== 'function' ||
			[ 'use', '->', '?->', '::' ].includes( before )
		) {
			return [];
		}
		const length = lastLine( tokens, index ) - line + 1;
		const behind = tokens
			.slice( index + 1 )
			.find( ( token ) => token.text !== '&' );
		const title =
			behind?.type === 'name' ? `${ behind.text }()` : 'a function';
		return length > MOST ? [ { title, line, length } ] : [];
	} );
}

export const run = async () =>
	outcomeOfFiles( CHECKED, ( source ) =>
		longFunctions( source ).map( ( { title, line, length } ) => ( {
			line,
			why: `${ title } has ${ length } lines. More than ${ MOST } are more than one job.`,
		} ) )
	);
