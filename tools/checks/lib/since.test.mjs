import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problems } from '../since.mjs';

const released = { version: '1.0.0', names: [ 'rueda_old', 'rueda_kept' ] };

test( 'a page that says since when each new name is there has no problem', () => {
	assert.deepEqual(
		problems(
			[
				'| `rueda_old` | | what it is for |',
				'| `rueda_kept` | | what it is for |',
				'| `rueda_new` | | what it is for (@since 1.1.0) |',
			].join( '\n' ),
			released
		),
		[]
	);
} );

test( 'a name that is gone, one without its version and one with a wrong version are told', () => {
	const told = problems(
		[
			'| `rueda_kept` | | what it is for (@since 1.1.0) |',
			'| `rueda_new` | | what it is for |',
		].join( '\n' ),
		released
	);
	assert.equal( told.length, 3 );
	assert.match( told[ 0 ], /^rueda_old is in 1\.0\.0 and no longer/ );
	assert.match( told[ 1 ], /rueda_kept is newer than 1\.0\.0/ );
	assert.match( told[ 2 ], /since when rueda_new is there/ );
} );
