import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkVersion } from './wordpress.mjs';

test( 'a WordPress that can be asked for is a version, and not older than the plugin allows', () => {
	for ( const good of [ '6.5', '6.5.5', '6.10', '7.1.4', '10.0' ] ) {
		assert.doesNotThrow( () => checkVersion( good ), good );
	}
	assert.throws( () => checkVersion( 'newest' ), {
		message: '"newest" is not a WordPress version.',
	} );
	for ( const old of [ '5.0', '6.4.9' ] ) {
		assert.throws( () => checkVersion( old ), {
			message: `Rueda does not work with WordPress ${ old }.`,
		} );
	}
} );
