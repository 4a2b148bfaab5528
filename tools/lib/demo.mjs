import dns from 'node:dns/promises';

import { entries } from '../seed/entries.mjs';
import { ask } from './endpoint.mjs';
import { homeOf } from './home.mjs';
import { newestWordPress, versionOfSite } from './newest.mjs';
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

/** A site keeps its WordPress, so that a second start neither waits for an answer nor loses what somebody has written. */
async function versionFor( { home, reset, say } ) {
	const mine = reset ? null : versionOfSite( homeOf( home ) );
	if ( mine ) {
		say( `WordPress ${ mine }, as before; --reset looks for a newer one.` );
	}
	return mine ?? ( await newestWordPress( say ) );
}

/**
 * The demonstration site with its content, running under wp-now.
 *
 * Without a version (`wp`), it has the newest WordPress that can be had.
 *
 * @param {{ wp: string, php: string, port: number, lang: string, home: string, reset: boolean, say: ReturnType<typeof import('./say.mjs').speaker> }} wish
 */
export async function startDemo( wish ) {
	const site = await startSite( {
		...wish,
		wp: wish.wp || ( await versionFor( wish ) ),
		engine: 'wp-now',
		tools: {
			RUEDA_DEMO: true,
			RUEDA_OFFLINE: ! ( await isOnline() ),
		},
	} );
	try {
		const { pages } = await wish.say.step(
			'Filling the demonstration site',
			() => ask( site.url, 'seed', entries( wish.lang ) )
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
