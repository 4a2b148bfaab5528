import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { treeFiles } from '../checks/lib/run.mjs';
import { lexPhp } from '../i18n/php-lexer.mjs';
import { withoutComments } from './comments.mjs';

const program = ( source ) =>
	lexPhp( source )
		.filter( ( { type } ) => type !== 'comment' )
		.map( ( { text, line } ) => `${ line } ${ text }` );

test( 'notes go, whatever they look like, and nothing that only looks like one', () => {
	const source = [
		'<?php',
		'/**',
		' * A note.',
		' */',
		'#[Attribute]',
		"$a = 'http://example.org/*'; // the rest",
		'$b = "# no note"; # a note',
		'return $a /* here */ . $b;',
	].join( '\n' );
	assert.equal(
		withoutComments( source ).toString(),
		[
			'<?php',
			'',
			'',
			'',
			'#[Attribute]',
			"$a = 'http://example.org/*';",
			'$b = "# no note";',
			'return $a  . $b;',
		].join( '\n' )
	);
} );

test( 'each of our files stays the same program, line by line', () => {
	const files = treeFiles().filter( ( file ) =>
		/^includes\/.*\.php$/.test( file )
	);
	assert.ok( files.length > 0 );
	for ( const file of files ) {
		const source = readFileSync( file, 'utf8' );
		const rest = withoutComments( source ).toString();
		assert.deepEqual( program( rest ), program( source ), file );
	}
} );
