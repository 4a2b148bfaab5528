/*
 * Reads what came back, whoever sent it: our server, WordPress, the plugin we are compatible with, a proxy.
 * Responses arrive unparsed, because the versions of api-fetch differ in what they make of a bad one.
 */
import { fieldOf } from '../values/field';

export type Reason =
	| 'fetch_error'
	| 'invalid_json'
	| 'unknown_error'
	| 'post_process'
	| 'timeout'
	| 'stale_nonce'
	| 'refused';

export interface Failure {
	readonly ok: false;
	readonly reason: Reason;
	readonly status?: number;
	/** The server's own sentence, as plain text; only with `refused`. */
	readonly message?: string;
}

export type Answer = { readonly ok: true; readonly data: unknown } | Failure;

/** A nonce that has died is no answer yet: it is renewed, and the call is repeated. */
export type Reading = Answer | 'dead nonce';

interface Reply {
	readonly text: string;
	/** Undefined when the body is no JSON. */
	readonly json: unknown;
}

export async function readRest( outcome: unknown ): Promise< Reading > {
	if ( ! isResponse( outcome ) ) {
		return { ok: true, data: outcome };
	}
	if ( outcome.status === 204 ) {
		return { ok: true, data: null };
	}
	const { json } = await open( outcome );
	if ( outcome.ok ) {
		return json === undefined
			? fail( 'invalid_json', outcome )
			: { ok: true, data: json };
	}
	if ( fieldOf( json, 'code' ) === 'rest_cookie_invalid_nonce' ) {
		return 'dead nonce';
	}
	// Only a failed upload whose picture is already stored names it; a web server does not get as far as a sentence
	// of its own.
	if (
		outcome.headers.get( 'x-wp-upload-attachment-id' ) ||
		( outcome.status === 413 && ! json )
	) {
		return fail( 'post_process', outcome );
	}
	// A server in trouble has a sentence for its owner, not for visitors.
	return refusal(
		outcome,
		json,
		outcome.status < 500 && fieldOf( json, 'message' )
	);
}

/** What api-fetch throws besides responses: its own errors, and what a browser says. */
export function readThrown( error: unknown ): Reading {
	const code = fieldOf( error, 'code' );
	switch ( code ) {
		case 'rest_cookie_invalid_nonce':
			return 'dead nonce';
		case 'fetch_error':
		case 'offline_error':
			return fail( 'fetch_error' );
		case 'invalid_json':
		case 'post_process':
			return fail( code );
		default:
			return fail(
				error instanceof SyntaxError ? 'invalid_json' : 'unknown_error'
			);
	}
}

export const fail = ( reason: Reason, response?: Response ): Failure =>
	response
		? { ok: false, reason, status: response.status }
		: { ok: false, reason };

export function refusal(
	response: Response,
	json: unknown,
	sentence?: unknown
): Failure {
	const message = typeof sentence === 'string' ? plain( sentence ) : '';
	if ( ! message && response.status !== 429 ) {
		return fail(
			json === undefined ? 'invalid_json' : 'unknown_error',
			response
		);
	}
	return {
		...fail( 'refused', response ),
		...( message && { message } ),
	};
}

/** Asked of the shape: a frame or a test has a class `Response` of its own. */
export const isResponse = ( value: unknown ): value is Response =>
	typeof fieldOf( value, 'text' ) === 'function' &&
	typeof fieldOf( value, 'status' ) === 'number';

export async function open( response: Response ): Promise< Reply > {
	const text = await response.text().then(
		( body ) => body.trim(),
		() => {
			throw Object.assign( new Error(), {
				code: 'fetch_error',
			} );
		}
	);
	try {
		const json: unknown = JSON.parse( text );
		return { text, json };
	} catch {
		return { text, json: undefined };
	}
}

/** WordPress's sentences carry entities and now and then a link. */
const plain = ( html: string ): string =>
	new DOMParser()
		.parseFromString( html, 'text/html' )
		.body.textContent.trim();
