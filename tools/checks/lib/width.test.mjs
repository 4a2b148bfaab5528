import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wideLines } from '../width.mjs';

const long = 'x'.repeat( 120 );

test( 'a line of more than 120 columns is named, and a tab counts as four', () => {
	assert.deepEqual( wideLines( `<?php\n$a = ${ long }();\n` ), [ 2 ] );
	assert.deepEqual( wideLines( `\t${ 'x'.repeat( 117 ) }\n` ), [ 1 ] );
	assert.deepEqual( wideLines( `\t${ 'x'.repeat( 116 ) }\n` ), [] );
} );

test( 'a note that tools read on one line may be longer', () => {
	assert.deepEqual( wideLines( `/* translators: %s: ${ long } */` ), [] );
	assert.deepEqual(
		wideLines( `a(); // eslint-disable-line a -- ${ long }` ),
		[]
	);
	assert.deepEqual( wideLines( `/** ${ long } */` ), [ 1 ] );
	assert.deepEqual( wideLines( `// ${ long }` ), [ 1 ] );
} );

test( 'the code before a note may not, and neither a reason that can stand on the line before', () => {
	assert.deepEqual(
		wideLines( `${ long }(); // eslint-disable-line a` ),
		[ 1 ]
	);
	assert.deepEqual( wideLines( `${ long }(); // phpcs:ignore Rule` ), [ 1 ] );
	assert.deepEqual( wideLines( `// phpcs:ignore Rule -- ${ long }` ), [ 1 ] );
} );

test( 'a translated sentence may be longer where no line is long enough for it', () => {
	assert.deepEqual( wideLines( `\t__(\n\t\t'${ long }',\n` ), [] );
	assert.deepEqual( wideLines( `\t$a = __( '${ long }', 'rueda' );` ), [] );
	assert.deepEqual(
		wideLines( `\t_n(\n\t\t'%s',\n\t\t'%s ${ long }',\n` ),
		[]
	);
	assert.deepEqual(
		wideLines(
			`\t$a = __( 'A sentence of a hundred characters. ${ 'x'.repeat( 66 ) }', 'rueda' );`
		),
		[ 1 ]
	);
} );

test( 'a regular expression and a drawing may be longer, any other literal not', () => {
	assert.deepEqual( wideLines( `const A = '/${ long }/iu';` ), [] );
	assert.deepEqual( wideLines( `\t/^${ long }$/i;` ), [] );
	assert.deepEqual( wideLines( `\td="M${ '1.5 '.repeat( 30 ) }z"` ), [] );
	assert.deepEqual( wideLines( `\t\t'name' => '${ long }',` ), [ 1 ] );
	assert.deepEqual( wideLines( `$a = '${ long }' . b( $c );` ), [ 1 ] );
} );
