/** A zip file, the same bytes for the same content on every machine. */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

// The content says what changed, not the clock of the machine that packed it.
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
	// It writes entries in the order of their names.
	return archive.toBuffer();
}
