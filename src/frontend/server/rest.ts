/*
 * Requests to the REST API. Network errors are returned as values; only the caller's own abort rejects. http.ts exports
 * it together with admin-ajax.
 */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { isResponse, readRest } from './answer';
import type { Answer, Reading } from './answer';
import { callBy } from './calls';
import type { Limits } from './calls';
import { restNonce } from './nonce';
import type { NonceKind } from './nonce';

export interface RequestOptions extends APIFetchOptions {
	readonly timeout?: number;
	readonly willRepeat?: Limits[ 'willRepeat' ];
}

/** A REST request. 204 gives `data: null`. */
export const request = ( {
	signal,
	timeout,
	willRepeat,
	...options
}: RequestOptions ): Promise< Answer > =>
	callWithFreshNonce(
		restNonce,
		readRest,
		{ signal, timeout, willRepeat },
		() => ( { ...options, parse: false } )
	);

/** A call by api-fetch. */
export const callWithFreshNonce = (
	kind: NonceKind,
	read: ( outcome: unknown ) => Promise< Reading >,
	limits: Limits,
	optionsWith: ( nonce?: string ) => APIFetchOptions
): Promise< Answer > => callBy( send, kind, read, limits, optionsWith );

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
