import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wideLines } from '../width.mjs';

const long = 'x'.repeat( 120 );

test( 'a line of more than 120 columns is named, and a tab counts as four', () => {
	assert.deepEqual( wideLines( `<?php\n$a = ${ long }();\n` ), [ 2 ] );
	assert.deepEqual( wideLines( `\t${ 'x'.repeat( 117 ) }\n` ), [ 1 ] );
	assert.deepEqual( wideLines( `\t${ 'x'.repeat( 116 ) }\n` ), [] );
} );

test( 'one literal may be longer, and a note that tools read on one line', () => {
	assert.deepEqual( wideLines( `\t\t'name' => '${ long }',` ), [] );
	assert.deepEqual( wideLines( `// phpcs:ignore Rule -- ${ long }` ), [] );
	assert.deepEqual( wideLines( `$a = '${ long }' . b( $c );` ), [ 1 ] );
} );
