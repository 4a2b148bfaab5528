/* Requests to admin-ajax, which has its own nonce and error format. http.ts exports it together with REST. */
import { fail, isResponse, open, refusal } from './answer';
import type { Answer, Reading } from './answer';
import { fieldOf } from '../values/field';
import { formData } from './form-data';
import { ajaxUrl, freshNonce, restNonce } from './nonce';
import type { NonceKind } from './nonce';
import { callWithFreshNonce } from './rest';
import type { Limits } from './rest';

let pageNonceDied = false;

const ajaxNonce: NonceKind = {
	now: () =>
		( pageNonceDied ? freshNonce() : undefined ) ??
		window.wolVariablesFrontend?.ajax_nonce ??
		restNonce.now(),
	died() {
		pageNonceDied = true;
	},
};

/** A POST to admin-ajax. */
export function ajax(
	action: string,
	fields: Readonly< Record< string, string > >,
	limits: Limits = {}
): Promise< Answer > {
	return callWithFreshNonce(
		ajaxNonce,
		readAjax,
		limits,
		( security = '' ) => ( {
			url: ajaxUrl(),
			method: 'POST',
			body: formData( { ...fields, action, security } ),
			parse: false,
		} )
	);
}

export async function readAjax( outcome: unknown ): Promise< Reading > {
	if ( ! isResponse( outcome ) ) {
		return fail( 'invalid_json' );
	}
	const { json, text } = await open( outcome );
	const data = fieldOf( json, 'data' );
	if (
		fieldOf( data, 'code' ) === 'rueda_stale_nonce' ||
		( outcome.status === 403 && text === '-1' ) ||
		text === 'Invalid nonce'
	) {
		return 'dead nonce';
	}
	const success = fieldOf( json, 'success' );
	if ( success === false ) {
		const first: unknown = Array.isArray( data ) ? data[ 0 ] : data;
		return refusal(
			outcome,
			json,
			fieldOf( first, 'message' ) ?? first,
			true
		);
	}
	return success === true && outcome.ok
		? { ok: true, data: data ?? null }
		: fail( 'invalid_json', outcome );
}
