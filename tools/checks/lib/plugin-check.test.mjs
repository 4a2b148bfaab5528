import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from '../plugin-check.mjs';

const CODE = 'WordPress.Security.EscapeOutput.ExceptionNotEscaped';
const lines = ( ...source ) =>
	findings( [ '<?php', ...source ].join( '\n' ) ).map( ( { line } ) => line );

test( 'the text of an exception that is not escaped is named with its line', () => {
	assert.deepEqual(
		lines( "throw new KitError( 'damaged', $key );" ),
		[ 2 ]
	);
	assert.deepEqual( lines( '', 'throw new A( "no $key" );' ), [ 3 ] );
	assert.deepEqual( lines( 'throw new A( self::WHY );' ), [ 2 ] );
	assert.deepEqual( lines( 'throw new A( esc_html( $a ) . $b );' ), [ 2 ] );
} );

test( 'a text that is escaped or written out is no finding', () => {
	assert.deepEqual( lines( "throw new KitError( 'damaged', true );" ), [] );
	assert.deepEqual( lines( 'throw new A( esc_html( b( $a ) ) );' ), [] );
	assert.deepEqual(
		lines( "throw new A( sprintf( '%s', esc_html( $a ) ) );" ),
		[]
	);
	assert.deepEqual( lines( 'throw new A();', 'throw $error;' ), [] );
	assert.deepEqual( lines( 'throw new A;', 'b( $a );' ), [] );
} );

test( 'a comment that says why lets an exception through, one that does not say why lets none', () => {
	const bad = 'throw new A( $a );';
	assert.deepEqual(
		lines( `// phpcs:ignore ${ CODE } -- read in a log.`, bad, bad ),
		[ 4 ]
	);
	assert.deepEqual(
		lines( `${ bad } // phpcs:ignore ${ CODE } -- read in a log.` ),
		[]
	);
	assert.deepEqual(
		lines( bad, `// phpcs:disable ${ CODE } -- a name.`, bad, bad ),
		[ 2 ]
	);
	assert.deepEqual( lines( `// phpcs:ignore ${ CODE }`, bad ), [ 3 ] );
} );

test( 'a query without the filters of other plugins is named', () => {
	assert.deepEqual(
		lines( "get_posts( [ 'suppress_filters' => true ] );" ),
		[ 2 ]
	);
	assert.deepEqual(
		lines( "get_posts( [ 'suppress_filters' => $is ] );" ),
		[ 2 ]
	);
	assert.deepEqual(
		lines( "get_posts( [ 'suppress_filters' => false ] );" ),
		[]
	);
	assert.deepEqual( lines( "$a['suppress_filters'];" ), [] );
} );
