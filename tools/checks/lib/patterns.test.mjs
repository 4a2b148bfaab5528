import assert from 'node:assert/strict';
import { test } from 'node:test';
import { castPatterns } from '../patterns.mjs';

test( 'a cast before a pattern is found', () => {
	const source = [
		'<?php',
		"$a = (string) preg_replace( '/a/', '', $b );",
		"$a = ( string ) \\preg_replace_callback( '/a/', $f, $b );",
		"foreach ( (array) preg_split( '/a/', $b ) as $c ) {}",
	].join( '\n' );
	assert.deepEqual( castPatterns( source ), [ 2, 3, 4 ] );
} );

test( 'a pattern that says what stays when it gives up is none', () => {
	const source = [
		'<?php',
		"$a = preg_replace( '/a/', '', $b ) ?? $b; // (string) preg_replace()",
		"$a = (string) $b . preg_replace( '/a/', '', $b ) ?? '';",
	].join( '\n' );
	assert.deepEqual( castPatterns( source ), [] );
} );
