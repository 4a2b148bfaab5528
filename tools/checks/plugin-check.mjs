/** Two rules of the plugin directory's Plugin Check that our version of the WordPress standard lacks. */
import { lexPhp } from '../i18n/php-lexer.mjs';
import { outcomeOfFiles } from './lib/run.mjs';

export const name = 'PHP: rules of Plugin Check';

const CHECKED = /^((includes|src)\/.*|plugin|uninstall)\.php$/;
const EXCEPTIONS = 'WordPress.Security.EscapeOutput.ExceptionNotEscaped';
/** Names that need no escaping in the text of an exception. */
const SAFE = /^(esc_\w+|sprintf|true|false|null|int)$/i;

/**
 * @param {Object[]} tokens As of lexPhp(), without comments.
 * @param {number}   open   Where a parenthesis opens.
 * @return {Object[]} What is in it, without the arguments of functions that escape.
 */
function argumentsOf( tokens, open ) {
	const inside = [];
	let depth = 0;
	let escaped = Infinity;
	for ( const [ place, token ] of tokens.slice( open ).entries() ) {
		if ( token.text === '(' ) {
			depth++;
			if ( /^esc_/.test( tokens[ open + place - 1 ]?.text ) ) {
				escaped = Math.min( escaped, depth );
			}
		}
		if ( depth < escaped ) {
			inside.push( token );
		}
		if ( token.text === ')' ) {
			depth--;
			escaped = depth < escaped ? Infinity : escaped;
		}
		if ( depth === 0 ) {
			break;
		}
	}
	return inside;
}

const isUnescaped = ( { type, text, value } ) =>
	text.startsWith( '$' ) ||
	( type === 'string' && value === null ) ||
	( type === 'name' && ! SAFE.test( text ) );

/** Lines whose comments say why a text is not escaped; from the first line on where it is said for the whole file. */
function allowed( comments ) {
	const lines = new Set();
	let from = Infinity;
	for ( const { text, line } of comments ) {
		if ( ! text.includes( EXCEPTIONS ) || ! / -- \S/.test( text ) ) {
			continue;
		}
		if ( text.includes( 'phpcs:disable' ) ) {
			from = Math.min( from, line );
		} else if ( text.includes( 'phpcs:ignore' ) ) {
			lines.add( line ).add( line + 1 );
		}
	}
	return ( line ) => line > from || lines.has( line );
}

function exceptions( tokens, isAllowed ) {
	return tokens
		.map( ( token, place ) => ( { token, place } ) )
		.filter(
			( { token, place } ) =>
				token.text === 'throw' && tokens[ place + 1 ]?.text === 'new'
		)
		.filter( ( { token, place } ) => {
			const open = tokens.findIndex(
				( { text }, at ) =>
					at > place && ( text === '(' || text === ';' )
			);
			return (
				tokens[ open ].text === '(' &&
				argumentsOf( tokens, open ).some( isUnescaped ) &&
				! isAllowed( token.line )
			);
		} )
		.map( ( { token } ) => ( {
			line: token.line,
			why: `The text of an exception is not escaped. Escape it, or say why not behind phpcs:ignore ${ EXCEPTIONS }.`,
		} ) );
}

const queries = ( tokens ) =>
	tokens
		.filter(
			( { value }, place ) =>
				value === 'suppress_filters' &&
				tokens[ place + 1 ]?.text === '=' &&
				tokens[ place + 3 ]?.text !== 'false'
		)
		.map( ( { line } ) => ( {
			line,
			why: 'A query without the filters of other plugins (suppress_filters) is not wanted in the plugin directory.',
		} ) );

/**
 * @param {string} source
 * @return {{ line: number, why: string }[]} What Plugin Check would find.
 */
export function findings( source ) {
	const all = lexPhp( source );
	const code = all.filter( ( { type } ) => type !== 'comment' );
	const comments = all.filter( ( { type } ) => type === 'comment' );
	return [ ...exceptions( code, allowed( comments ) ), ...queries( code ) ];
}

export const run = async () => outcomeOfFiles( CHECKED, findings );
