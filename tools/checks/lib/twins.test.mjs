import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from '../twins.mjs';
import { listsInPhp, listsInTypeScript } from './lists.mjs';

test( 'lists of PHP are the items of an array and its keys, in any order', () => {
	assert.deepEqual(
		listsInPhp( `<?php
		const KINDS = [ 'text', 'date', "url", 'file' ];
		return [ 'b' => 1, 'a' => [ 'x' => 1 ], 'c' => f( 'y', 'z' ), 'd' => null ];` ),
		[ 'date, file, text, url', 'a, b, c, d' ]
	);
} );

test( 'lists of TypeScript are those, and unions of words', () => {
	assert.deepEqual(
		listsInTypeScript( `
		const kinds = [ 'text', 'date', 'url', 'file' ] as const;
		const limits = { b: 1, 'a': { x: 1 }, c() {}, d };
		type Kind = 'k' | 'l' | 'm' | 'n';
		interface Field { e: 1; f: 1; g: 1; h: 1 }` ),
		[ 'date, file, text, url', 'a, b, c, d', 'k, l, m, n' ]
	);
} );

test( 'three names are no list, nor are sentences', () => {
	assert.deepEqual( listsInPhp( "<?php [ 'a', 'b', 'c' ];" ), [] );
	assert.deepEqual( listsInTypeScript( `[ 'One two', 'b', 'c', 'd' ]` ), [] );
} );

const twin = { what: 'a, b, c, d', where: [ 'a.php', 'b.ts' ] };

test( 'a list that is new in both languages fails, and says where it stands', () => {
	assert.match(
		compare( 'lists', [ twin ], {} ).join( '\n' ),
		/1 lists stand both.*\n {2}a, b, c, d \(a\.php, b\.ts\)/
	);
} );

test( 'a list with a reason may stand in both languages, and a reason for nothing fails', () => {
	const reasons = { 'A reason.': [ 'a, b, c, d' ] };
	assert.deepEqual( compare( 'lists', [ twin ], reasons ), [] );
	assert.match( compare( 'lists', [], reasons )[ 0 ], /needs no reason/ );
} );
