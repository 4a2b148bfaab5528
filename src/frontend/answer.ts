/*
 * Reads what came back, whoever sent it: our server, WordPress, the plugin we are compatible with, a proxy.
 * Responses arrive unparsed, because the versions of api-fetch differ in what they make of a bad one.
 */
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
	/** Seconds after which the server wants to be asked again. */
	readonly retryAfter?: number;
}

export type Answer = { readonly ok: true; readonly data: unknown } | Failure;

/** A nonce that has died is no answer yet: it is renewed, and the call is repeated. */
export type Reading = Answer | 'dead nonce';

interface Reply {
	readonly response: Response;
	readonly text: string;
	/** Undefined when the body is no JSON. */
	readonly json: any;
}

export async function readRest( outcome: unknown ): Promise< Reading > {
	if ( ! isResponse( outcome ) ) {
		return { ok: true, data: outcome };
	}
	const { response, json } = await open( outcome );
	if ( response.ok ) {
		return response.status === 204
			? { ok: true, data: null }
			: dataOr( json, response );
	}
	if ( json?.code === 'rest_cookie_invalid_nonce' ) {
		return 'dead nonce';
	}
	// Only a failed upload whose picture is already stored names it.
	if ( response.headers.get( 'x-wp-upload-attachment-id' ) ) {
		return fail( 'post_process', response );
	}
	// A server in trouble has a sentence for its owner, not for visitors.
	return refusal(
		response,
		json,
		response.status < 500 ? json?.message : undefined
	);
}

export async function readAjax( outcome: unknown ): Promise< Reading > {
	if ( ! isResponse( outcome ) ) {
		return fail( 'invalid_json' );
	}
	const { response, json, text } = await open( outcome );
	if (
		json?.data?.code === 'rueda_stale_nonce' ||
		( response.status === 403 && text === '-1' ) ||
		text === 'Invalid nonce'
	) {
		return 'dead nonce';
	}
	if ( json?.success === true && response.ok ) {
		return { ok: true, data: json.data ?? null };
	}
	if ( json?.success === false ) {
		const data = Array.isArray( json.data ) ? json.data[ 0 ] : json.data;
		return refusal(
			response,
			json,
			typeof data === 'string' ? data : data?.message
		);
	}
	return response.ok
		? fail( 'invalid_json', response )
		: refusal( response, json );
}

/** What api-fetch throws besides responses: its own errors, and what a browser says. */
export async function readThrown(
	error: any,
	read: ( outcome: unknown ) => Promise< Reading >
): Promise< Reading > {
	if ( isResponse( error ) ) {
		return read( error );
	}
	switch ( error?.code ) {
		case 'rest_cookie_invalid_nonce':
			return 'dead nonce';
		case 'fetch_error':
		case 'offline_error':
			return fail( 'fetch_error' );
		case 'invalid_json':
		case 'post_process':
			return fail( error.code );
	}
	return fail(
		error instanceof SyntaxError ? 'invalid_json' : 'unknown_error'
	);
}

export const fail = ( reason: Reason, response?: Response ): Failure =>
	response
		? { ok: false, reason, status: response.status }
		: { ok: false, reason };

function refusal(
	response: Response,
	json: unknown,
	sentence?: unknown
): Failure {
	const message = typeof sentence === 'string' ? plain( sentence ) : '';
	const wait = secondsIn( response.headers.get( 'retry-after' ) );
	if ( ! message && response.status !== 429 ) {
		return fail(
			json === undefined ? 'invalid_json' : 'unknown_error',
			response
		);
	}
	return {
		...fail( 'refused', response ),
		...( message && { message } ),
		...( wait !== undefined && { retryAfter: wait } ),
	};
}

const dataOr = ( json: unknown, response: Response ): Answer =>
	json === undefined
		? fail( 'invalid_json', response )
		: { ok: true, data: json };

/** Asked of the shape: a frame or a test has a class `Response` of its own. */
const isResponse = ( value: any ): value is Response =>
	typeof value?.text === 'function' && typeof value.status === 'number';

async function open( response: Response ): Promise< Reply > {
	const text = ( await response.text() ).trim();
	try {
		return { response, text, json: JSON.parse( text ) };
	} catch {
		return { response, text, json: undefined };
	}
}

/** WordPress's sentences carry entities and now and then a link. */
const plain = ( html: string ): string =>
	new DOMParser()
		.parseFromString( html, 'text/html' )
		.body.textContent?.trim() ?? '';

/** `Retry-After` is a number of seconds or a date. */
function secondsIn( header: string | null ): number | undefined {
	const seconds = Number( header );
	const until = Number.isNaN( seconds )
		? ( Date.parse( header ?? '' ) - Date.now() ) / 1000
		: seconds;
	return header && until >= 0 ? Math.ceil( until ) : undefined;
}
