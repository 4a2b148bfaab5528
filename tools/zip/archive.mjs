/** A zip file, the same bytes for the same content on every machine. */
import { deflateRawSync } from 'node:zlib';

// 1 January 2020 as MS-DOS counts: the content says what changed, not the clock of the machine that packed it.
const DATE = ( ( 2020 - 1980 ) << 9 ) | ( 1 << 5 ) | 1;
const TIME = 0;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
const MADE_ON_UNIX = ( 3 << 8 ) | VERSION;
const PLAIN_FILE = ( 0o100644 << 16 ) >>> 0;

const TABLE = Uint32Array.from( { length: 256 }, ( _, byte ) => {
	let value = byte;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? ( value >>> 1 ) ^ 0xedb88320 : value >>> 1;
	}
	return value >>> 0;
} );

// zlib's own came with Node 20.15; we run from 20.0 on.
function crc32( data ) {
	let sum = 0xffffffff;
	for ( const byte of data ) {
		sum = TABLE[ ( sum ^ byte ) & 0xff ] ^ ( sum >>> 8 );
	}
	return ( sum ^ 0xffffffff ) >>> 0;
}

const numbers = ( ...pairs ) => {
	const buffer = Buffer.alloc(
		pairs.reduce( ( sum, [ , size ] ) => sum + size, 0 )
	);
	let offset = 0;
	for ( const [ value, size ] of pairs ) {
		buffer.writeUIntLE( value, offset, size );
		offset += size;
	}
	return buffer;
};

/**
 * @param {Map<string, Buffer>} files By their path in the archive.
 * @return {Buffer} The archive.
 */
export function zip( files ) {
	const parts = [];
	const directory = [];
	let offset = 0;
	for ( const [ name, content ] of [ ...files ].sort(
		( [ one ], [ other ] ) => ( one < other ? -1 : 1 )
	) ) {
		const title = Buffer.from( name, 'utf8' );
		const packed = deflateRawSync( content, { level: 9 } );
		const common = [
			[ UTF8_NAMES, 2 ],
			[ DEFLATED, 2 ],
			[ TIME, 2 ],
			[ DATE, 2 ],
			[ crc32( content ), 4 ],
			[ packed.length, 4 ],
			[ content.length, 4 ],
			[ title.length, 2 ],
			[ 0, 2 ],
		];
		const local = numbers( [ 0x04034b50, 4 ], [ VERSION, 2 ], ...common );
		parts.push( local, title, packed );
		directory.push(
			numbers(
				[ 0x02014b50, 4 ],
				[ MADE_ON_UNIX, 2 ],
				[ VERSION, 2 ],
				...common,
				[ 0, 2 ],
				[ 0, 2 ],
				[ 0, 2 ],
				[ PLAIN_FILE, 4 ],
				[ offset, 4 ]
			),
			title
		);
		offset += local.length + title.length + packed.length;
	}
	const index = Buffer.concat( directory );
	const end = numbers(
		[ 0x06054b50, 4 ],
		[ 0, 2 ],
		[ 0, 2 ],
		[ files.size, 2 ],
		[ files.size, 2 ],
		[ index.length, 4 ],
		[ offset, 4 ],
		[ 0, 2 ]
	);
	return Buffer.concat( [ ...parts, index, end ] );
}
