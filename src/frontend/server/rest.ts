/*
 * Requests to the REST API. Network errors are returned as values; only the caller's own abort rejects. http.ts exports
 * it together with admin-ajax.
 */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { fail, isResponse, readRest, readThrown } from './answer';
import type { Answer, Failure, Reading } from './answer';
import { formData } from './form-data';
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
/** Media may be large, and the server makes smaller copies before it answers. */
const UPLOAD_TIMEOUT = 300_000;
const REPEATS = 5;

/** The field in which a form sends its nonce; WordPress prefers it to the header. */
export const NONCE_FIELD = '_wpnonce';

export interface RequestOptions extends APIFetchOptions {
	readonly timeout?: number;
	readonly willRepeat?: Limits[ 'willRepeat' ];
	/**
	 * Sends no nonce and no user. For public routes, because WordPress refuses a dead nonce even where none is needed.
	 */
	readonly asNobody?: boolean;
}

/** A REST request. 204 gives `data: null`. */
export function request( {
	signal,
	timeout,
	willRepeat,
	asNobody = false,
	...options
}: RequestOptions ): Promise< Answer > {
	return callWithFreshNonce(
		restNonce,
		readRest,
		{ signal, timeout, willRepeat },
		( nonce = '' ) => {
			const { body } = options;
			if (
				! asNobody &&
				body instanceof FormData &&
				body.has( NONCE_FIELD )
			) {
				body.set( NONCE_FIELD, nonce );
			}
			return { ...options, parse: false };
		},
		asNobody ? sendAsNobody : send
	);
}

/**
 * All items of a list, which api-fetch gets in pages of 100. The specification requires it, although no screen of ours
 * needs it yet.
 *
 * @public
 */
export function listAll(
	path: string,
	limits: Limits = {}
): Promise< Answer > {
	const all = path.includes( 'per_page=-1' )
		? path
		: `${ path }${ path.includes( '?' ) ? '&' : '?' }per_page=-1`;
	// Not `parse: false`, because then api-fetch would not load further pages.
	return callWithFreshNonce( restNonce, readRest, limits, () => ( {
		path: all,
	} ) );
}

/**
 * Uploads a file to the media library; api-fetch asks up to 5 times for an image's smaller copies. The specification
 * requires it, too.
 *
 * @public
 */
export function upload(
	file: File,
	fields: Readonly< Record< string, string > > = {},
	{ signal, timeout = UPLOAD_TIMEOUT }: Limits = {}
): Promise< Answer > {
	return callWithFreshNonce(
		restNonce,
		readRest,
		{ signal, timeout },
		() => ( {
			path: '/wp/v2/media',
			method: 'POST',
			body: formData( { ...fields, file } ),
			parse: false,
		} )
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
	optionsWith: ( nonce?: string ) => APIFetchOptions,
	sendBy: ( options: APIFetchOptions ) => Promise< unknown > = send
): Promise< Answer > {
	const answer = await within( limits, async ( signal ) => {
		for ( let repeats = 0; ; repeats++ ) {
			const used = kind.now();
			const options = { ...optionsWith( used ), signal };
			const reading = await sendBy( options )
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

/** Does not use api-fetch, which adds its nonce to every request. */
async function sendAsNobody( {
	url = '',
	body,
	method = 'GET',
	cache,
	signal,
}: APIFetchOptions ): Promise< unknown > {
	try {
		return await window.fetch( url, {
			method,
			headers: { Accept: 'application/json, */*;q=0.1' },
			body: body ?? null,
			cache: cache ?? 'default',
			signal: signal ?? null,
		} );
	} catch {
		throw Object.assign( new Error(), { code: 'fetch_error' } );
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
