/*
 * One half of the door to the server (http.ts is both): REST. What a network can do comes back as a value; only the
 * caller's own abort rejects.
 */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { fail, isResponse, readRest, readThrown } from './answer';
import type { Answer, Reading } from './answer';
import { formData } from './form-data';
import { renewNonce, restNonce } from './nonce';
import type { NonceKind } from './nonce';

export interface Limits {
	readonly signal?: AbortSignal | null | undefined;
	/** Milliseconds for the whole call, its repeats included. */
	readonly timeout?: number | undefined;
}

const TIMEOUT = 30_000;
/** Media may be large, and the server makes its smaller copies before it answers. */
const UPLOAD_TIMEOUT = 300_000;
const REPEATS = 5;

/** A REST call. 204 gives `data: null`. */
export function request( {
	signal,
	timeout,
	...options
}: APIFetchOptions & { timeout?: number } ): Promise< Answer > {
	return converse( restNonce, readRest, { signal, timeout }, () => ( {
		...options,
		parse: false,
	} ) );
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
	return converse( restNonce, readRest, limits, () => ( { path: all } ) );
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
	return converse( restNonce, readRest, { signal, timeout }, () => ( {
		path: '/wp/v2/media',
		method: 'POST',
		body: formData( { ...fields, file } ),
		parse: false,
	} ) );
}

/**
 * Asks, and again only when the server has refused the nonce: then nothing has happened there yet. A write
 * whose answer was lost is never sent twice.
 */
export function converse(
	kind: NonceKind,
	read: ( outcome: unknown ) => Promise< Reading >,
	limits: Limits,
	optionsWith: ( nonce?: string ) => APIFetchOptions
): Promise< Answer > {
	return within( limits, async ( signal ) => {
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
