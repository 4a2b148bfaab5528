import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdict } from './size-limit.mjs';

test( 'a file leaves 5 % of its limit', () => {
	assert.deepEqual( verdict( 'view.js', 950, 1000 ), [] );
	assert.deepEqual( verdict( 'view.js', 951, 1000 ), [
		'view.js: 951 bytes gzip are above 95 % of the limit, 1,000 bytes. Make it smaller, or give it a new limit with its reason.',
	] );
} );

test( 'a file above its limit is told so', () => {
	assert.deepEqual( verdict( 'view.js', 1001, 1000 ), [
		'view.js: 1,001 bytes gzip, the limit is 1,000 bytes.',
	] );
} );
