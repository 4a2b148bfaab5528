/*
 * One half of the door to the server (http.ts is both): REST. What a network can do comes back as a value; only the
 * caller's own abort rejects.
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
	/** Milliseconds for the whole call, its repeats included. */
	readonly timeout?: number | undefined;
	/** Whether the caller asks again after this failure: then it is not the one to be logged. */
	readonly willRepeat?: ( ( failed: Failure ) => boolean ) | undefined;
}

const TIMEOUT = 30_000;
/** Media may be large, and the server makes its smaller copies before it answers. */
const UPLOAD_TIMEOUT = 300_000;
const REPEATS = 5;

/** Where a form carries its nonce; WordPress takes this one before the one in the header. */
export const NONCE_FIELD = '_wpnonce';

export interface RequestOptions extends APIFetchOptions {
	readonly timeout?: number;
	readonly willRepeat?: Limits[ 'willRepeat' ];
	/**
	 * Sends no nonce, so that the server takes nobody as logged in. For public routes: WordPress refuses a dead nonce
	 * even to those who need none.
	 */
	readonly asNobody?: boolean;
}

/** A REST call. 204 gives `data: null`. */
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
 * All items of a list, which api-fetch gets in pages of 100. The specification wants it of this client; the screens
 * of admins that are to come use it.
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
	// Not `parse: false`: with it api-fetch leaves the paging to us.
	return callWithFreshNonce( restNonce, readRest, limits, () => ( {
		path: all,
	} ) );
}

/**
 * A file for the media library; api-fetch asks up to 5 times for the pictures' smaller copies. Like the lists, for the
 * screens of admins that are to come.
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
 * Asks, and again only when the server has refused the nonce: then nothing has happened there yet. A write
 * whose answer was lost is never sent twice.
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
			// Another call may have got a fresh one meanwhile.
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

/** Without parsing, api-fetch throws a response that is not 2xx: here it is one like any other. */
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

/** Past api-fetch, which gives its nonce to every call. */
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
