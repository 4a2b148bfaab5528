import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longFunctions } from '../functions.mjs';

const body = ( lines ) => '\t\t$a++;\n'.repeat( lines );
const method = ( title, lines ) =>
	`\tpublic function ${ title }(): void {\n${ body( lines - 2 ) }\t}\n`;
const source = ( ...methods ) =>
	`<?php\nfinal class A {\n${ methods.join( '' ) }}\n`;

test( 'a function of more than 60 lines is named with its line and length', () => {
	assert.deepEqual( longFunctions( source( method( 'short', 60 ) ) ), [] );
	assert.deepEqual(
		longFunctions( source( method( 'short', 60 ), method( 'long', 61 ) ) ),
		[ { title: 'long()', line: 63, length: 61 } ]
	);
} );

test( 'an empty constructor and a declaration without a body end where they end', () => {
	const empty = '\tpublic function __construct(\n\t\tprivate B $b\n\t) {}\n';
	const declared = '\tabstract protected function of( array $a = [] ): B;\n';
	assert.deepEqual(
		longFunctions( source( empty, declared, method( 'short', 60 ) ) ),
		[]
	);
} );

test( 'a function without a name counts by itself, and braces in words do not', () => {
	const long = `add( function () use ( $a ) {\n\t\t// {\n\t\t$b = '{' . "}{$c}";\n${ body( 58 ) }\t} );\n`;
	assert.deepEqual( longFunctions( `<?php\n${ long }` ), [
		{ title: 'a function', line: 2, length: 62 },
	] );
} );

test( 'a function that is imported or called is none', () => {
	assert.deepEqual(
		longFunctions(
			`<?php\nuse function A\\b;\n$a->function( 1 );\n${ body( 70 ) }function c() {}\n`
		),
		[]
	);
} );
