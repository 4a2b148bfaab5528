import path from 'node:path';

import { startSite } from '../lib/site.mjs';
import { unpack } from '../zip/unpacked.mjs';

/**
 * Starts each WordPress once for all parts that need it, and stops them all. They run the unpacked archive and not this
 * checkout, because what ships must be what was tested.
 *
 * @param {string}                                                home A folder for their data.
 * @param {ReturnType< typeof import('../lib/say.mjs').speaker >} say
 */
export function siteKeeper( home, say ) {
	const sites = new Map();
	let unpacked = '';
	/** The plugin's folder. */
	const plugin = () => ( unpacked ||= unpack( home ) );
	return {
		plugin,
		/**
		 * @param {string}                                wp
		 * @param {string}                                engine
		 * @param {{ whose?: string, mariadb?: boolean }} [wish] `whose`: whoever counts what is there needs a site on which nobody else works.
		 * @return {ReturnType< typeof startSite >} The site, running.
		 */
		get( wp, engine, { whose = 'browser', mariadb = false } = {} ) {
			const key = [
				wp,
				engine,
				whose,
				...( mariadb ? [ 'mariadb' ] : [] ),
			].join( '-' );
			if ( ! sites.has( key ) ) {
				sites.set(
					key,
					startSite( {
						wp,
						engine,
						home: path.join( home, key ),
						plugin: plugin(),
						mariadb,
						reset: true,
						say,
					} )
				);
			}
			return sites.get( key );
		},
		async stop() {
			const started = await Promise.allSettled( sites.values() );
			await Promise.all( started.map( ( { value } ) => value?.stop() ) );
		},
	};
}
