/** Strings of a PHP file. */
import { PHP_FUNCTIONS, readCall, TRANSLATORS } from './calls.mjs';
import { lexPhp } from './php-lexer.mjs';

const OPEN = [ '(', '[', '{' ];
const CLOSE = [ ')', ']', '}' ];

/** The tokens of each argument; `start` is behind the opening parenthesis. */
function argumentsAt( tokens, start ) {
	const all = [ [] ];
	let depth = 0;
	for ( let index = start; index < tokens.length; index++ ) {
		const token = tokens[ index ];
		const mark = token.type === 'punctuation' ? token.text : '';
		if ( CLOSE.includes( mark ) && depth === 0 ) {
			break;
		}
		depth +=
			Number( OPEN.includes( mark ) ) - Number( CLOSE.includes( mark ) );
		if ( mark === ',' && depth === 0 ) {
			all.push( [] );
		} else if ( token.type !== 'comment' ) {
			all.at( -1 ).push( token );
		}
	}
	return all;
}

/** 'one' . 'two' is one string; anything else is no literal. */
function literal( tokens = [] ) {
	const parts = tokens.filter( ( _, index ) => index % 2 === 0 );
	const joints = tokens.filter( ( _, index ) => index % 2 === 1 );
	const plain =
		tokens.length % 2 === 1 &&
		parts.every(
			( { type, value } ) => type === 'string' && value !== null
		) &&
		joints.every( ( { text } ) => text === '.' );
	return plain ? parts.map( ( { value } ) => value ).join( '' ) : null;
}

const lastLine = ( { line, text } ) => line + text.split( '\n' ).length - 1;

/**
 * @param {string} file   From the top of the tree.
 * @param {string} source
 * @return {{ found: import('./catalog.mjs').Found[], problems: string[] }} What is said in it.
 */
export function stringsOfPhp( file, source ) {
	const tokens = lexPhp( source );
	const found = [];
	const problems = [];
	let comment = null;
	tokens.forEach( ( token, index ) => {
		if ( token.type === 'comment' && TRANSLATORS.test( token.text ) ) {
			comment = token;
		}
		const isCall =
			token.type === 'name' &&
			Object.hasOwn( PHP_FUNCTIONS, token.text ) &&
			tokens[ index + 1 ]?.text === '(' &&
			! [ '->', '?->', '::', 'function' ].includes(
				tokens[ index - 1 ]?.text
			);
		if ( ! isCall ) {
			return;
		}
		const given = argumentsAt( tokens, index + 2 );
		const isNear = comment && lastLine( comment ) >= token.line - 1;
		const call = readCall(
			{ name: token.text, comment: isNear ? comment.text : undefined },
			PHP_FUNCTIONS[ token.text ],
			( place ) => literal( given[ place ] ),
			{ file, line: token.line }
		);
		found.push( ...( call.found ? [ call.found ] : [] ) );
		problems.push( ...( call.problem ? [ call.problem ] : [] ) );
	} );
	return { found, problems };
}
