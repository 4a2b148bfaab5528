import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

/**
 * Unpacks a zip archive: a bare machine has no `unzip`. No entry gets out of the folder.
 *
 * @param {string} file   The archive.
 * @param {string} folder Where its files go.
 */
export function unzip( file, folder ) {
	// Packages may have been installed only a moment ago.
	const AdmZip = require( 'adm-zip' );
	new AdmZip( file ).extractAllTo( folder, true );
}
