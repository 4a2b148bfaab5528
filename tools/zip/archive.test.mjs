import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { createRequire } from 'node:module';
import { smallerZip, zip } from './archive.mjs';

const files = new Map( [
	[ 'b/ñ.txt', Buffer.from( 'second '.repeat( 100 ) ) ],
	[ 'a.txt', Buffer.from( 'first' ) ],
] );

test( 'the order in which files come does not matter', () => {
	assert.deepEqual( zip( files ), zip( new Map( [ ...files ].reverse() ) ) );
} );

test( 'the first entry reads as the format says', () => {
	const archive = zip( files );
	const nameLength = archive.readUInt16LE( 26 );
	const packed = archive.subarray(
		30 + nameLength,
		30 + nameLength + archive.readUInt32LE( 18 )
	);
	assert.equal( archive.subarray( 30, 30 + nameLength ).toString(), 'a.txt' );
	assert.equal( inflateRawSync( packed ).toString(), 'first' );
	// The checksum of "first", as other tools compute it.
	assert.equal( archive.readUInt32LE( 14 ), 0x9271ee57 );
	assert.equal( archive.readUInt16LE( archive.length - 12 ), files.size );
} );

test( 'the smaller archive holds the same files, is no larger, and is the same each time', async () => {
	const AdmZip = createRequire( import.meta.url )( 'adm-zip' );
	const small = await smallerZip( files );
	const read = ( archive ) =>
		new AdmZip( archive )
			.getEntries()
			.map( ( entry ) => [
				entry.entryName,
				entry.header.time,
				entry.header.attr,
				entry.getData().toString(),
			] );
	assert.deepEqual( read( small ), read( zip( files ) ) );
	assert.ok( small.length <= zip( files ).length );
	assert.deepEqual( small, await smallerZip( files ) );
} );
