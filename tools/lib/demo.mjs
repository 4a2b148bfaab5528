import crypto from 'node:crypto';
import dns from 'node:dns/promises';

import { entries } from '../seed/entries.mjs';
import { ask } from './endpoint.mjs';
import { startSite } from './site.mjs';

/** Whether WordPress can look for updates without waiting for a timeout. */
async function isOnline() {
	const answer = dns.lookup( 'api.wordpress.org' ).then(
		() => true,
		() => false
	);
	const patience = new Promise( ( resolve ) =>
		setTimeout( resolve, 2000, false ).unref()
	);
	return await Promise.race( [ answer, patience ] );
}

/** Runs cron, because there are no visitors who would trigger it. */
function keepCronGoing( url ) {
	const timer = setInterval(
		() => fetch( `${ url }/wp-cron.php?doing_wp_cron` ).catch( () => {} ),
		60_000
	);
	timer.unref();
	return () => clearInterval( timer );
}

/**
 * The demonstration site with its content, running under wp-now.
 *
 * @param {{ wp: string, php: string, port: number, lang: string, home: string, reset: boolean, say: ReturnType<typeof import('./say.mjs').speaker> }} wish
 */
export async function startDemo( wish ) {
	const secret = crypto.randomBytes( 16 ).toString( 'hex' );
	const site = await startSite( {
		...wish,
		engine: 'wp-now',
		tools: {
			RUEDA_DEMO: true,
			RUEDA_SECRET: secret,
			RUEDA_OFFLINE: ! ( await isOnline() ),
		},
	} );
	try {
		const { pages } = await wish.say.step(
			'Filling the demonstration site',
			() => ask( site.url, secret, 'seed', entries( wish.lang ) )
		);
		const stopCron = keepCronGoing( site.url );
		const stop = async () => {
			stopCron();
			await site.stop();
		};
		return { ...site, pages, stop };
	} catch ( error ) {
		await site.stop();
		throw error;
	}
}
