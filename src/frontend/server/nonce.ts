import apiFetch from '@wordpress/api-fetch';
import { fail } from './answer';
import type { Failure } from './answer';

/*
 * Pages from a cache may be days old, so their nonces are often dead. One renewal serves all requests: our server
 * accepts the fresh nonce as `security` too.
 */
const RENEWAL_TIMEOUT = 10_000;

let fresh: string | undefined;
let renewal: Promise< Failure | null > | undefined;

/** A kind of nonce: the current one, and what to do when the server refuses it. */
export interface NonceKind {
	now: () => string | undefined;
	died: () => void;
}

export const restNonce: NonceKind = {
	now: () => apiFetch.nonceMiddleware?.nonce,
	died() {},
};

/** The last nonce that was renewed. */
export const freshNonce = (): string | undefined => fresh;

/** The address of admin-ajax.php. */
export const ajaxUrl = (): string =>
	window.wolVariablesFrontend?.ajax_url ??
	( apiFetch.nonceEndpoint ?? '' ).replace( /\?.*/, '' );

/** Resolves with null when there is a fresh nonce. Calls during a renewal wait for the same one. */
export function renewNonce(): Promise< Failure | null > {
	renewal ??= renew().finally( () => ( renewal = undefined ) );
	return renewal;
}

function renew(): Promise< Failure | null > {
	const waiting = new AbortController();
	const timer = setTimeout( () => waiting.abort(), RENEWAL_TIMEOUT );
	return fetchNonce( waiting.signal )
		.catch( () =>
			fail( waiting.signal.aborted ? 'timeout' : 'fetch_error' )
		)
		.finally( () => clearTimeout( timer ) );
}

async function fetchNonce( signal: AbortSignal ): Promise< Failure | null > {
	const response = await window.fetch(
		apiFetch.nonceEndpoint ?? `${ ajaxUrl() }?action=rest-nonce`,
		{ credentials: 'include', cache: 'no-store', signal }
	);
	const nonce = ( await response.text() ).trim();
	// A server without our handler answers `0`; a firewall may answer with a page.
	if ( ! response.ok || ! /^[0-9a-z]{6,64}$/i.test( nonce ) ) {
		return fail(
			nonce.startsWith( '<' ) ? 'invalid_json' : 'stale_nonce',
			response
		);
	}
	keep( nonce );
	return null;
}

function keep( nonce: string ): void {
	fresh = nonce;
	if ( ! apiFetch.nonceMiddleware ) {
		apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( nonce );
		apiFetch.use( apiFetch.nonceMiddleware );
	}
	apiFetch.nonceMiddleware.nonce = nonce;
}
