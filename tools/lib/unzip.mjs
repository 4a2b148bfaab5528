import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** The files of a zip archive: a bare machine has no `unzip`, and Node has only the inflating. */
function* entries( zip ) {
	// The end record is 22 bytes and a comment of at most 64 KiB.
	let end = zip.length - 22;
	while ( end >= 0 && zip.readUInt32LE( end ) !== END_OF_DIRECTORY ) {
		end--;
	}
	if ( end < 0 ) {
		throw new Error( 'This is not a zip archive, or it is cut short.' );
	}
	let at = zip.readUInt32LE( end + 16 );
	for ( let left = zip.readUInt16LE( end + 10 ); left > 0; left-- ) {
		if ( zip.readUInt32LE( at ) !== DIRECTORY_ENTRY ) {
			throw new Error( 'The directory of the zip archive is damaged.' );
		}
		const nameLength = zip.readUInt16LE( at + 28 );
		const name = zip.toString( 'utf8', at + 46, at + 46 + nameLength );
		yield {
			name,
			method: zip.readUInt16LE( at + 10 ),
			packed: zip.readUInt32LE( at + 20 ),
			offset: zip.readUInt32LE( at + 42 ),
		};
		at +=
			46 +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
	}
}

function content( zip, { name, method, packed, offset } ) {
	// The local header repeats the name, with extra fields of a length of its own.
	const begin =
		offset +
		30 +
		zip.readUInt16LE( offset + 26 ) +
		zip.readUInt16LE( offset + 28 );
	const data = zip.subarray( begin, begin + packed );
	switch ( method ) {
		case 0:
			return data;
		case 8:
			return zlib.inflateRawSync( data );
		default:
			throw new Error(
				`${ name } is packed in a way (${ method }) that is not known here.`
			);
	}
}

/**
 * @param {string} file   The archive.
 * @param {string} folder Where its files go.
 */
export function unzip( file, folder ) {
	const zip = fs.readFileSync( file );
	for ( const entry of entries( zip ) ) {
		const target = path.resolve( folder, entry.name );
		if ( ! target.startsWith( path.resolve( folder ) + path.sep ) ) {
			throw new Error(
				`The archive wants to write outside its folder: ${ entry.name }`
			);
		}
		if ( entry.name.endsWith( '/' ) ) {
			fs.mkdirSync( target, { recursive: true } );
		} else {
			fs.mkdirSync( path.dirname( target ), { recursive: true } );
			fs.writeFileSync( target, content( zip, entry ) );
		}
	}
}
