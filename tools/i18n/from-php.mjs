/** Strings of a PHP file. */
import { lexPhp } from './php-lexer.mjs';

const DOMAIN = 'rueda';
const SIMPLE = { text: 0, domain: 1 };
const WITH_CONTEXT = { text: 0, context: 1, domain: 2 };
const FUNCTIONS = new Map( [
	...[
		'__',
		'_e',
		'esc_html__',
		'esc_html_e',
		'esc_attr__',
		'esc_attr_e',
	].map( ( name ) => [ name, SIMPLE ] ),
	...[ '_x', '_ex', 'esc_html_x', 'esc_attr_x' ].map( ( name ) => [
		name,
		WITH_CONTEXT,
	] ),
	[ '_n', { text: 0, plural: 1, domain: 3 } ],
	[ '_nx', { text: 0, plural: 1, context: 3, domain: 4 } ],
	[ '_n_noop', { text: 0, plural: 1, domain: 2 } ],
	[ '_nx_noop', { text: 0, plural: 1, context: 2, domain: 3 } ],
] );
const OPEN = [ '(', '[', '{' ];
const CLOSE = [ ')', ']', '}' ];
const TRANSLATORS = /translators:/i;

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

const textOfComment = ( text ) =>
	text
		.replace( /^(\/\*+|\/\/|#)|\*+\/$/g, '' )
		.split( '\n' )
		.map( ( part ) => part.replace( /^\s*\*?\s?/, '' ).trim() )
		.join( ' ' )
		.trim();

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
		const places =
			token.type === 'name' ? FUNCTIONS.get( token.text ) : undefined;
		const before = tokens[ index - 1 ]?.text;
		if (
			! places ||
			tokens[ index + 1 ]?.text !== '(' ||
			[ '->', '?->', '::', 'function' ].includes( before )
		) {
			return;
		}
		const given = argumentsAt( tokens, index + 2 );
		const said = Object.fromEntries(
			Object.entries( places ).map( ( [ part, place ] ) => [
				part,
				literal( given[ place ] ),
			] )
		);
		if ( Object.values( said ).includes( null ) ) {
			problems.push(
				`${ file }:${ token.line }: ${ token.text }() needs whole literal strings, and the domain '${ DOMAIN }'.`
			);
			return;
		}
		if ( said.domain !== DOMAIN ) {
			problems.push(
				`${ file }:${ token.line }: the domain is '${ said.domain }', not '${ DOMAIN }'.`
			);
			return;
		}
		const near = comment && lastLine( comment ) >= token.line - 1;
		found.push( {
			text: said.text,
			plural: said.plural,
			context: said.context,
			comment: near ? textOfComment( comment.text ) : undefined,
			file,
			line: token.line,
		} );
	} );
	return { found, problems };
}
