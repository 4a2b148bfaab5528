import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

/**
 * Unpacks a zip archive, because a new machine has no `unzip`. All entries stay inside the folder.
 *
 * @param {string} file   The archive.
 * @param {string} folder Where its files go.
 */
export function unzip( file, folder ) {
	// Imported late, because packages may have been installed only now.
	const AdmZip = require( 'adm-zip' );
	new AdmZip( file ).extractAllTo( folder, true );
}
