import fs from 'node:fs';
import path from 'node:path';

import { explain, isDiskFull } from './problem.mjs';
import * as debian from './sources/debian.mjs';
import * as npmRegistry from './sources/npm.mjs';
import * as wordpressOrg from './sources/wordpress-org.mjs';
import { ensureWordPress, kept, newestFirst } from './wordpress.mjs';

/** Those that publish new versions first come first; the last one always has the version that it names. */
const SOURCES = [ wordpressOrg, debian, npmRegistry ];

/**
 * The newest WordPress that can be had, which is told with the reason.
 *
 * @param {ReturnType< typeof import('./say.mjs').speaker >} say
 * @param {Object}                                           parts           Tests replace these.
 * @param {Object[]}                                         [parts.sources]
 * @param {typeof kept}                                      [parts.had]
 * @param {typeof ensureWordPress}                           [parts.fetch]
 * @return {Promise< string >} Its version. It is in the cache.
 */
export async function newestWordPress(
	say,
	{ sources = SOURCES, had = kept, fetch = ensureWordPress } = {}
) {
	let problem = null;
	for ( const source of sources ) {
		try {
			const offered = await source.newest();
			const mine = had()?.version;
			if ( mine && newestFirst( mine, offered ) <= 0 ) {
				say(
					`WordPress ${ mine }, which was fetched before. The newest of ${ source.name } is ${ offered }.`
				);
				return mine;
			}
			const { version } = await fetch( offered, say );
			say( `WordPress ${ version }: the newest of ${ source.name }.` );
			return version;
		} catch ( error ) {
			if ( isDiskFull( error ) ) {
				throw error;
			}
			problem = explain( error, 'It' );
			say(
				`${ source.name } cannot be asked for its newest WordPress. ${ problem.message }`
			);
		}
	}
	throw problem;
}

/**
 * The version that a site runs, if it is there and its WordPress still is.
 *
 * @param {string} home The site's folder.
 */
export function versionOfSite( home ) {
	const file = path.join( home, 'site.json' );
	if ( ! fs.existsSync( file ) ) {
		return null;
	}
	const { version } = JSON.parse( fs.readFileSync( file, 'utf8' ) );
	return kept( version )?.version ?? null;
}
