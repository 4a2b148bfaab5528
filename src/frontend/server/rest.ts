/*
 * Requests to the REST API. Network errors are returned as values; only the caller's own abort rejects. http.ts exports
 * it together with admin-ajax.
 */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { fail, isResponse, readRest, readThrown } from './answer';
import type { Answer, Failure, Reading } from './answer';
import { logFailure } from './log';
import { renewNonce, restNonce } from './nonce';
import type { NonceKind } from './nonce';

export interface Limits {
	readonly signal?: AbortSignal | null | undefined;
	/** In milliseconds for the whole request with its repeats. */
	readonly timeout?: number | undefined;
	/** Whether the caller repeats the request after this failure; then it is not logged. */
	readonly willRepeat?: ( ( failed: Failure ) => boolean ) | undefined;
}

const TIMEOUT = 30_000;
const REPEATS = 5;

/** The field in which a form sends its nonce; WordPress prefers it to the header. */
export const NONCE_FIELD = '_wpnonce';

export interface RequestOptions extends APIFetchOptions {
	/**
	 * In place of `url`, for an address that has to stay as it is: api-fetch adds `_locale=user` to each address of the
	 * type string. So it gets an object of a string.
	 */
	readonly address?: string;
	readonly timeout?: number;
	readonly willRepeat?: Limits[ 'willRepeat' ];
}

/** A REST request. 204 gives `data: null`. */
export function request( {
	signal,
	timeout,
	willRepeat,
	address,
	...options
}: RequestOptions ): Promise< Answer > {
	return callWithFreshNonce(
		restNonce,
		readRest,
		{ signal, timeout, willRepeat },
		( nonce = '' ) => {
			const { body } = options;
			if ( body instanceof FormData && body.has( NONCE_FIELD ) ) {
				body.set( NONCE_FIELD, nonce );
			}
			return Object.assign(
				{ ...options, parse: false },
				address && { url: new String( address ) }
			);
		}
	);
}

/**
 * Sends a request, and repeats it only if the server refused the nonce, because then nothing was done. A write whose
 * answer was lost is never sent twice.
 */
export async function callWithFreshNonce(
	kind: NonceKind,
	read: ( outcome: unknown ) => Promise< Reading >,
	limits: Limits,
	optionsWith: ( nonce?: string ) => APIFetchOptions
): Promise< Answer > {
	const answer = await within( limits, async ( signal ) => {
		for ( let repeats = 0; ; repeats++ ) {
			const used = kind.now();
			const options = { ...optionsWith( used ), signal };
			const reading = await send( options )
				.then( read )
				.catch( readThrown );
			if ( reading !== 'dead nonce' ) {
				return reading;
			}
			if ( repeats === REPEATS ) {
				return { ...fail( 'stale_nonce' ), status: 403 };
			}
			kind.died();
			// Another request may have renewed the nonce meanwhile.
			const failure = kind.now() === used ? await renewNonce() : null;
			if ( failure ) {
				return failure;
			}
			if ( signal.aborted ) {
				return fail( 'timeout' );
			}
		}
	} );
	if ( ! answer.ok && ! limits.willRepeat?.( answer ) ) {
		logFailure( optionsWith(), answer );
	}
	return answer;
}

/** Without parsing, api-fetch throws responses that are not 2xx; here they are returned. */
async function send( options: APIFetchOptions ): Promise< unknown > {
	try {
		return await apiFetch< unknown, boolean >( options );
	} catch ( error ) {
		if ( isResponse( error ) ) {
			return error;
		}
		throw error;
	}
}

/** Ends the wait when the caller or the clock says so, also where it is only for a nonce. */
async function within(
	{ signal, timeout = TIMEOUT }: Limits,
	work: ( signal: AbortSignal ) => Promise< Answer >
): Promise< Answer > {
	signal?.throwIfAborted();
	const own = new AbortController();
	const ended = new Promise< Answer >( ( resolve ) =>
		own.signal.addEventListener( 'abort', () =>
			resolve( fail( 'timeout' ) )
		)
	);
	const end = () => own.abort();
	const timer = setTimeout( end, timeout );
	signal?.addEventListener( 'abort', end );
	const answer = await Promise.race( [ work( own.signal ), ended ] );
	clearTimeout( timer );
	signal?.removeEventListener( 'abort', end );
	signal?.throwIfAborted();
	return answer;
}
