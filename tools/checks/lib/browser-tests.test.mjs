import assert from 'node:assert/strict';
import test from 'node:test';
import { countLookups, waitsFor } from '../browser-tests.mjs';

test( 'counts look-ups by role, label and text', () => {
	assert.deepEqual(
		countLookups(
			"page.getByRole( 'link' ); page.getByLabel( 'Name' ); page\n\t.getByText(\n\t'x' )"
		),
		{ people: 3, markup: 0 }
	);
} );

test( 'counts look-ups by class, id, attribute, test id and by a selector in a variable', () => {
	assert.deepEqual(
		countLookups(
			"page.locator( '.a' ); page.locator( '#b' ); page.locator(\n\t`[name=\"${ n }\"]` ); page.locator( SELECTOR ); page.getByTestId( 'x' )"
		),
		{ people: 0, markup: 5 }
	);
} );

test( 'does not count elements by their own name, and the parent', () => {
	assert.deepEqual(
		countLookups(
			"page.locator( 'canvas' ); line.locator( '> span' ); line.locator( '..' )"
		),
		{ people: 0, markup: 0 }
	);
} );

test( 'finds waits for a time', () => {
	assert.deepEqual(
		waitsFor(
			'a();\nawait page.waitForTimeout( 250 );\nawait sleep( 2 );\nsetTimeout( done, 5 );'
		),
		[ 2, 3, 4 ]
	);
	assert.deepEqual( waitsFor( 'await expect( a ).toBeVisible();' ), [] );
} );
