/**
 * What a pattern gives up on is not lost. On a long text, `preg_replace()` and the like return null and `preg_split()`
 * false; a cast would make an empty text of it, and so a blank page.
 */
import { lexPhp } from '../i18n/php-lexer.mjs';
import { outcomeOfFiles } from './lib/run.mjs';

export const name = 'PHP: no cast before a pattern that may give up';

const CHECKED = /^(includes\/.*|plugin|uninstall)\.php$/;
const CAST = /^(string|array)$/i;
const PATTERN = /^\\?preg_(replace\w*|filter|split)$/;

/**
 * @param {string} source
 * @return {number[]} The lines with such a cast.
 */
export function castPatterns( source ) {
	const tokens = lexPhp( source ).filter(
		( { type, text } ) => type !== 'comment' && text !== '\\'
	);
	const texts = tokens.map( ( { text } ) => text );
	return tokens.flatMap( ( { text, line }, at ) =>
		PATTERN.test( text ) &&
		texts[ at - 1 ] === ')' &&
		CAST.test( texts[ at - 2 ] ?? '' ) &&
		texts[ at - 3 ] === '('
			? [ line ]
			: []
	);
}

export const run = async () =>
	outcomeOfFiles( CHECKED, ( source ) =>
		castPatterns( source ).map( ( line ) => ( {
			line,
			why: `It casts what a pattern returns. Write "?? $text", or "?? ''" where nothing is safer.`,
		} ) )
	);
