/** Writes a zip file that has the same bytes for the same content on every machine. */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

// All entries have a fixed time, so that only the content changes the file.
const DATE = new Date( 2020, 0, 1 );
const UTF8_NAMES = 0x0800;
const MADE_ON_UNIX = ( 3 << 8 ) | 20;
const PLAIN_FILE = ( 0o100644 << 16 ) >>> 0;

/**
 * @param {Map<string, Buffer>} files By their path in the archive.
 * @return {Buffer} The archive.
 */
export function zip( files ) {
	const AdmZip = require( 'adm-zip' );
	const archive = new AdmZip();
	for ( const [ name, content ] of files ) {
		const { header } = archive.addFile( name, content );
		header.time = DATE;
		header.flags |= UTF8_NAMES;
		header.made = MADE_ON_UNIX;
		header.attr = PLAIN_FILE;
	}
	// The library keeps the order in which entries are added.
	return archive.toBuffer();
}
