import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCatalog } from './catalog.mjs';
import { stringsOfBlock } from './from-metadata.mjs';
import { stringsOfPhp } from './from-php.mjs';
import { importsOf, stringsOfTypeScript } from './from-typescript.mjs';

const php = ( source ) => stringsOfPhp( 'a.php', source );
const typescript = ( source ) => stringsOfTypeScript( 'a.tsx', source );
const texts = ( { found } ) => found.map( ( { text } ) => text );

test( 'PHP: strings in every quotation that is a literal', () => {
	assert.deepEqual(
		texts(
			php( `<p><?php esc_html_e( 'It\\'s here', 'rueda' ); ?></p>
			<?= __( "A \\"quoted\\" word\\n", 'rueda' ) ?>
			<?php echo __( 'One ' . 'and two', 'rueda' ); ?>` )
		),
		[ "It's here", 'A "quoted" word\n', 'One and two' ]
	);
} );

test( 'PHP: contexts and plurals', () => {
	const { found } = php(
		`<?php _nx( '%d area', '%d areas', count( [ 1, 2 ] ), 'a list', 'rueda' );`
	);
	assert.equal( found[ 0 ].plural, '%d areas' );
	assert.equal( found[ 0 ].context, 'a list' );
} );

test( 'PHP: what only looks like a string of ours', () => {
	const source = `__( 'In markup', 'rueda' )
		<?php // __( 'In a comment', 'rueda' ) ?>
		<?php
		# __( 'In another', 'rueda' )
		$text = "__( 'In a string', 'rueda' )";
		$more = <<<TEXT
		__( 'In a heredoc', 'rueda' )
		TEXT;
		$object->__( 'A method', 'rueda' );
		#[Attribute]
		__( 'The only one', 'rueda' );`;
	assert.deepEqual( texts( php( source ) ), [ 'The only one' ] );
} );

test( 'PHP: variables and other domains are told with their line', () => {
	const { found, problems } = php(
		`<?php\n__( $text, 'rueda' );\n__( "Hello $name", 'rueda' );\n__( 'Edit' );\n__( 'Edit', 'other' );`
	);
	assert.equal( found.length, 0 );
	assert.deepEqual(
		problems.map( ( problem ) => problem.split( ':' )[ 1 ] ),
		[ '2', '3', '4', '5' ]
	);
} );

test( 'PHP: the comment for translators belongs to the next call only', () => {
	const { found } = php( `<?php
		/* translators: %s: name of a life area. */
		printf( __( 'Rating of %s', 'rueda' ), $name );

		echo __( 'Save', 'rueda' );` );
	assert.equal( found[ 0 ].comment, 'translators: %s: name of a life area.' );
	assert.equal( found[ 1 ].comment, undefined );
} );

test( 'TypeScript: strings in JSX, templates and attributes', () => {
	const source = `const a = <p title={ __( 'A title', 'rueda' ) }>It's { _x( 'Post', 'verb', 'rueda' ) } // no comment</p>;
		const b = \`\${ __( 'Inside', 'rueda' ) }\`;`;
	const { found } = typescript( source );
	assert.deepEqual( texts( { found } ), [ 'A title', 'Post', 'Inside' ] );
	assert.equal( found[ 1 ].context, 'verb' );
} );

test( 'TypeScript: comments for translators, before the call or its argument', () => {
	const { found } = typescript( `sprintf(
		/* translators: %d: a number. */
		_n( '%d area', '%d areas', count, 'rueda' ),
		count
	);` );
	assert.equal( found[ 0 ].comment, 'translators: %d: a number.' );
	assert.equal( found[ 0 ].plural, '%d areas' );
} );

test( 'TypeScript: types are no imports, and import() is one', () => {
	const source = `import type { A } from './a';
		import { b } from './b';
		export { c } from './c';
		export type { D } from './d';
		const load = () => import( /* webpackChunkName: "e" */ './e' );`;
	assert.deepEqual( importsOf( 'a.ts', source ), [ './b', './c', './e' ] );
} );

test( 'metadata: with the contexts that WordPress asks for', () => {
	const block = {
		title: 'Wheel',
		keywords: [ 'life' ],
		variations: [ { title: 'Small', keywords: [ 'tiny' ] } ],
	};
	assert.deepEqual(
		stringsOfBlock( 'block.json', JSON.stringify( block ) ).map(
			( { context, text } ) => `${ context }: ${ text }`
		),
		[
			'block title: Wheel',
			'block keyword: life',
			'block variation title: Small',
			'block variation keyword: tiny',
		]
	);
} );

test( 'catalog: a placeholder without a comment, and two plurals of one string', () => {
	const here = { file: 'a.ts', line: 1 };
	const { entries, problems } = buildCatalog( [
		{ text: 'Area', plural: 'Areas', ...here },
		{ text: 'Area', plural: 'All areas', ...here },
		{ text: 'Rating of %s', ...here },
	] );
	assert.equal( entries.size, 2 );
	assert.equal( problems.length, 2 );
} );
