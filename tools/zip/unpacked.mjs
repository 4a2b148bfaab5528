import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { unzip } from '../lib/unzip.mjs';
import { zip } from './archive.mjs';
import { contents } from './plugin.mjs';

/**
 * Packs the plugin, without the time that a smaller archive takes, and unpacks it again, as the upload screen of a
 * site does.
 *
 * @param {string} folder Where the archive and its content go.
 * @return {string} The plugin's folder.
 */
export function unpack( folder ) {
	const { entries, problems } = contents();
	if ( problems.length > 0 ) {
		throw new Problem(
			problems.join( '\n' ),
			'Mend it, then run the same command again.'
		);
	}
	const file = path.join( folder, 'rueda.zip' );
	writeFileSync( file, zip( entries ) );
	unzip( file, folder );
	return path.join( folder, 'rueda' );
}
