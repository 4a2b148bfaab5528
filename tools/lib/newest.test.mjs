import assert from 'node:assert/strict';
import { test } from 'node:test';

import { newestWordPress } from './newest.mjs';

const source = ( name, version ) => ( {
	name,
	newest: async () => {
		if ( version ) {
			return version;
		}
		throw Object.assign( new Error( 'no answer' ), { code: 'ENOTFOUND' } );
	},
} );

async function choose( sources, mine = null ) {
	const said = [];
	const fetched = [];
	const version = await newestWordPress( ( text ) => said.push( text ), {
		sources,
		had: () => mine && { version: mine },
		fetch: async ( wanted ) => {
			fetched.push( wanted );
			return { version: wanted };
		},
	} );
	return { version, said, fetched };
}

test( 'the newest WordPress comes from the first source that answers, and the others are not asked', async () => {
	const { version, said, fetched } = await choose( [
		source( 'wordpress.org', '' ),
		source( "Debian's packages", '7.1.4' ),
		source( 'the npm registry', '6.5.5' ),
	] );
	assert.equal( version, '7.1.4' );
	assert.deepEqual( fetched, [ '7.1.4' ] );
	assert.deepEqual( said, [
		'wordpress.org cannot be asked for its newest WordPress. It failed: the network could not be reached.',
		"WordPress 7.1.4: the newest of Debian's packages.",
	] );
} );

test( 'nothing is fetched where the cache has what a source offers, or a newer one', async () => {
	for ( const mine of [ '7.1.4', '7.1.10' ] ) {
		const { version, said, fetched } = await choose(
			[ source( 'wordpress.org', '7.1.4' ) ],
			mine
		);
		assert.equal( version, mine );
		assert.deepEqual( fetched, [] );
		assert.deepEqual( said, [
			`WordPress ${ mine }, which was fetched before. The newest of wordpress.org is 7.1.4.`,
		] );
	}
} );

test( 'without any source, the last reason is told', async () => {
	await assert.rejects( choose( [ source( 'wordpress.org', '' ) ] ), {
		message: 'It failed: the network could not be reached.',
	} );
} );
