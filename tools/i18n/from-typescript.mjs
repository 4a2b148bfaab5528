/** Strings and imports of a TypeScript module, by TypeScript's own parser. */
import { createRequire } from 'node:module';
import { FUNCTIONS, readCall, TRANSLATORS } from './calls.mjs';

// With an import, Node would read its 9 MB for the exported names first.
const ts = createRequire( import.meta.url )( 'typescript' );

/** Files without one of these words have no strings and are not parsed. */
const SPEAKS = new RegExp(
	`\\b(?:${ Object.keys( FUNCTIONS ).join( '|' ) })\\b`
);

const trees = new Map();

/** Strings and imports are requested one after the other, so each source is parsed once. */
function parse( file, source ) {
	if ( trees.get( file )?.text !== source ) {
		trees.set(
			file,
			ts.createSourceFile(
				file,
				source,
				ts.ScriptTarget.Latest,
				true,
				file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
			)
		);
	}
	return trees.get( file );
}

function visit( node, look ) {
	look( node );
	ts.forEachChild( node, ( child ) => visit( child, look ) );
}

/** 'one' + 'two' is one string; anything else is no literal. */
function literal( node ) {
	if ( ! node ) {
		return null;
	}
	if ( ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if ( ts.isParenthesizedExpression( node ) ) {
		return literal( node.expression );
	}
	if (
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		const [ left, right ] = [ literal( node.left ), literal( node.right ) ];
		return left === null || right === null ? null : left + right;
	}
	return null;
}

function translatorComments( tree ) {
	const comments = new Map();
	// Comments are read node by node, because a simple scan fails in JSX texts and templates.
	visit( tree, ( node ) => {
		for ( const { pos, end } of ts.getLeadingCommentRanges(
			tree.text,
			node.getFullStart()
		) ?? [] ) {
			const comment = tree.text.slice( pos, end );
			if ( TRANSLATORS.test( comment ) ) {
				comments.set( pos, {
					end,
					line: tree.getLineAndCharacterOfPosition( end ).line,
					text: comment,
				} );
			}
		}
	} );
	return [ ...comments.values() ].sort(
		( one, other ) => one.end - other.end
	);
}

/**
 * @param {string} file   From the top of the tree.
 * @param {string} source
 * @return {{ found: import('./catalog.mjs').Found[], problems: string[] }} What is said in it.
 */
export function stringsOfTypeScript( file, source ) {
	if ( ! SPEAKS.test( source ) ) {
		return { found: [], problems: [] };
	}
	const tree = parse( file, source );
	const comments = TRANSLATORS.test( source )
		? translatorComments( tree )
		: [];
	const found = [];
	const problems = [];
	visit( tree, ( node ) => {
		if ( ! ts.isCallExpression( node ) ) {
			return;
		}
		const called = ts.isPropertyAccessExpression( node.expression )
			? node.expression.name
			: node.expression;
		if (
			! ts.isIdentifier( called ) ||
			! Object.hasOwn( FUNCTIONS, called.text )
		) {
			return;
		}
		const start = node.getStart( tree );
		const line = tree.getLineAndCharacterOfPosition( start ).line;
		const comment = comments.findLast(
			( { end, line: ended } ) => end <= start && ended >= line - 1
		);
		const call = readCall(
			{ name: called.text, comment: comment?.text },
			FUNCTIONS[ called.text ],
			( place ) => literal( node.arguments[ place ] ),
			{ file, line: line + 1 }
		);
		found.push( ...( call.found ? [ call.found ] : [] ) );
		problems.push( ...( call.problem ? [ call.problem ] : [] ) );
	} );
	return { found, problems };
}

/**
 * What a module brings with it, now or later: static imports, re-exports and `import()`. Types bring nothing.
 *
 * @param {string} file
 * @param {string} source
 * @return {string[]} Specifiers as written.
 */
export function importsOf( file, source ) {
	const specifiers = [];
	visit( parse( file, source ), ( node ) => {
		if (
			ts.isImportDeclaration( node ) &&
			! node.importClause?.isTypeOnly
		) {
			specifiers.push( node.moduleSpecifier.text );
		} else if (
			ts.isExportDeclaration( node ) &&
			node.moduleSpecifier &&
			! node.isTypeOnly
		) {
			specifiers.push( node.moduleSpecifier.text );
		} else if (
			ts.isCallExpression( node ) &&
			node.expression.kind === ts.SyntaxKind.ImportKeyword &&
			node.arguments[ 0 ] &&
			ts.isStringLiteralLike( node.arguments[ 0 ] )
		) {
			specifiers.push( node.arguments[ 0 ].text );
		}
	} );
	return specifiers;
}
