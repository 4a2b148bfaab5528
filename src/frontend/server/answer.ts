/*
 * Reads answers of our server, WordPress, the plugin that we are compatible with, or a proxy. Responses are unparsed,
 * because versions of api-fetch handle invalid ones differently.
 */
import { fieldOf } from '../values/field';

export type Reason =
	| 'fetch_error'
	/**
	 * Neither Rueda nor WordPress has answered, or not in their format: a firewall, a login page, a plugin that closes
	 * REST. What is posted to the page itself may arrive all the same.
	 */
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
	/** The error message of whoever answered, as plain text. With `invalid_json` it is nothing for visitors. */
	readonly message?: string;
	/** The name of the error, if the answer has one. */
	readonly code?: unknown;
}

export type Answer = { readonly ok: true; readonly data: unknown } | Failure;

/** A dead nonce is no final answer: it is renewed and the request is repeated. */
export type Reading = Answer | 'dead nonce';

interface Reply {
	readonly text: string;
	/** Undefined if the body is no JSON. */
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
	// A failed upload whose image is stored already names its id; a web server's own error does not.
	if (
		outcome.headers.get( 'x-wp-upload-attachment-id' ) ||
		( outcome.status === 413 && ! json )
	) {
		return fail( 'post_process', outcome );
	}
	// Messages of server errors are for the site's owner, not for visitors.
	return refusal(
		outcome,
		json,
		outcome.status < 500 && fieldOf( json, 'message' ),
		isRestError( fieldOf( json, 'code' ) )
	);
}

/** Plugins that close REST have codes of their own, or take the routes away. WordPress hides a draft as forbidden. */
const isRestError = ( code: unknown ): boolean =>
	typeof code === 'string' &&
	/^(rueda_|wpcf7_|internal_|rest_(forbidden|post|invalid|missing))/.test(
		code
	);

/** Reads what api-fetch throws besides responses: its own errors and those of the browser. */
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
	sentence: unknown,
	isOurs: boolean
): Failure {
	const message = typeof sentence === 'string' ? plain( sentence ) : '';
	const reason =
		message || response.status === 429 ? 'refused' : 'unknown_error';
	return {
		...fail( isOurs ? reason : 'invalid_json', response ),
		...( message && { message } ),
		code: fieldOf( json, 'code' ),
	};
}

/** Checks the properties, because frames and tests have a class `Response` of their own. */
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

/** WordPress's messages have entities and sometimes a link. */
const plain = ( html: string ): string =>
	new DOMParser()
		.parseFromString( html, 'text/html' )
		.body.textContent.trim();
