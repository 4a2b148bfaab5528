/**
 * Lists of names in PHP and in TypeScript: what stands in an array or a union, and the keys of an array or object. The
 * fields of an interface are no list: it is the type of what PHP sends.
 */
import { createRequire } from 'node:module';
import { lexPhp } from '../../i18n/php-lexer.mjs';

const ts = createRequire( import.meta.url )( 'typescript' );

const FEWEST = 4;
const NAME = /^[A-Za-z][\w-]*(\/[\w-]+)?$/;

/** A list in any order, or null for a few names, and for what is no name. */
function listOf( names ) {
	const all = [ ...new Set( names ) ];
	return all.length >= FEWEST && all.every( ( name ) => NAME.test( name ) )
		? all.sort().join( ', ' )
		: null;
}

/**
 * @param {string} source
 * @return {string[]} The lists of a PHP file.
 */
export function listsInPhp( source ) {
	const found = [];
	const open = [];
	const tokens = lexPhp( source ).filter(
		( { type } ) => type !== 'comment'
	);
	for ( const [ place, { type, text, value } ] of tokens.entries() ) {
		const around = open.at( -1 );
		if ( type === 'punctuation' && '[('.includes( text ) ) {
			open.push( { keys: [], items: [], isPlain: true } );
		} else if ( type === 'punctuation' && '])'.includes( text ) ) {
			const { keys, items, isPlain } = open.pop() ?? {};
			found.push(
				listOf( keys ?? [] ),
				isPlain ? listOf( items ?? [] ) : null
			);
		} else if ( around && type === 'string' && value ) {
			const next = tokens[ place + 1 ]?.text;
			if ( next === '=' && tokens[ place + 2 ]?.text === '>' ) {
				around.keys.push( value );
			} else {
				around.items.push( value );
			}
		} else if ( around && text !== ',' ) {
			around.isPlain = false;
		}
	}
	return found.filter( Boolean );
}

const textOf = ( node ) =>
	ts.isStringLiteralLike( node ) || ts.isIdentifier( node ) ? node.text : '';

function namesOf( node ) {
	if ( ts.isArrayLiteralExpression( node ) ) {
		return node.elements.map( ( item ) =>
			ts.isStringLiteralLike( item ) ? item.text : ''
		);
	}
	if ( ts.isObjectLiteralExpression( node ) ) {
		return node.properties.map( ( { name } ) =>
			name ? textOf( name ) : ''
		);
	}
	if ( ts.isUnionTypeNode( node ) ) {
		return node.types.map( ( type ) =>
			ts.isLiteralTypeNode( type ) ? textOf( type.literal ) : ''
		);
	}
	return [];
}

/**
 * @param {string} source
 * @return {string[]} The lists of a TypeScript file.
 */
export function listsInTypeScript( source ) {
	const found = [];
	const look = ( node ) => {
		found.push( listOf( namesOf( node ) ) );
		ts.forEachChild( node, look );
	};
	look(
		ts.createSourceFile(
			'a.tsx',
			source,
			ts.ScriptTarget.Latest,
			true,
			ts.ScriptKind.TSX
		)
	);
	return found.filter( Boolean );
}
