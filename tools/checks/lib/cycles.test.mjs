import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cycles, importsIn } from '../cycles.mjs';

test( 'a cycle is told with its way, and modules that share one are not one', () => {
	assert.deepEqual(
		cycles(
			new Map( [
				[ 'entry', [ 'a', 'c' ] ],
				[ 'a', [ 'b' ] ],
				[ 'b', [ 'c' ] ],
				[ 'c', [ 'a' ] ],
			] )
		),
		[ [ 'a', 'b', 'c', 'a' ] ]
	);
	assert.deepEqual(
		cycles(
			new Map( [
				[ 'a', [ 'b', 'c' ] ],
				[ 'b', [ 'd' ] ],
				[ 'c', [ 'd' ] ],
				[ 'd', [] ],
			] )
		),
		[]
	);
	assert.deepEqual( cycles( new Map( [ [ 'a', [ 'a' ] ] ] ) ), [
		[ 'a', 'a' ],
	] );
} );

test( 'imports are found as the formatter writes them, now or later, and types are none', () => {
	assert.deepEqual(
		importsIn( `
import './side';
import { a } from './a';
import {
	b,
	type B,
} from '../b';
import type { C } from './c';
import react from 'react';
export * from './d';
export { e } from './e';
export type { F } from './f';
export const g = 'g';
/** @type {import('./h').H} */
const i = import( './i' );
const j = () =>
	import(
		/* webpackChunkName: "j" */ './j'
	);
// import './k';
` ),
		[ './side', './a', '../b', './d', './e', './i', './j' ]
	);
} );
