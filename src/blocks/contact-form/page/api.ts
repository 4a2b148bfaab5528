/** The three requests of the protocol. */
import type { Answer, Failure } from '../../../frontend/server/answer';
import {
	freshNonce,
	renewNonce,
	restNonce,
} from '../../../frontend/server/nonce';
import { NONCE_FIELD, request } from '../../../frontend/server/rest';
import type { RequestOptions } from '../../../frontend/server/rest';
import { addressOf } from '../rules/address';
import { fill } from './renew';

/** Long, because files may upload slowly. */
const TIMEOUT = 60_000;
const UPLOAD_TIMEOUT = 300_000;
const REFILL_TIMEOUT = 10_000;
/** In milliseconds. WordPress's nonces live for 12 hours at least. */
const NONCE_LIFE = 43_200_000;
/** The pauses before a message without an answer is sent again, under the same key. */
const PAUSES = [ 1000, 3000 ];

/** Renews the questions after a message that was sent more than once. */
export const renew = ( form: HTMLFormElement ): void =>
	fill( form, NONCE_FIELD, restNonce.now() ?? '' );

export const timeoutFor = ( body: FormData ): number =>
	[ ...body.values() ].some(
		( value ) => value instanceof File && value.size
	)
		? UPLOAD_TIMEOUT
		: TIMEOUT;

/** Sends a message. It is repeated without asking only if the server can recognise it by its key. */
export async function postFeedback(
	id: number,
	body: FormData,
	isKnownByKey: boolean
): Promise< Answer > {
	for ( let tried = 0; ; tried++ ) {
		const pause = isKnownByKey ? PAUSES[ tried ] : undefined;
		let isRepeated = false as boolean;
		const answer = await call( id, 'feedback', {
			method: 'POST',
			body,
			timeout: timeoutFor( body ),
			willRepeat: ( failed ) =>
				( isRepeated =
					pause !== undefined &&
					navigator.onLine &&
					isLost( failed ) ),
		} );
		if ( ! isRepeated ) {
			return answer;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, pause ) );
	}
}

/** Whether the message may have arrived although no readable answer came. */
const isLost = ( { reason, status = 0 }: Failure ): boolean =>
	[ 'fetch_error', 'timeout' ].includes( reason ) || status >= 500;

export async function refill( id: number ): Promise< unknown > {
	const answer = await call( id, 'refill', {
		timeout: REFILL_TIMEOUT,
		cache: 'no-store',
	} );
	return answer.ok ? answer.data : {};
}

const asked = new Set< number >();

/**
 * Null if it could not be loaded, undefined if it is refused. Who asks again has met a server that knows other rules,
 * so the browser may not give those that it has kept.
 */
export async function rules( id: number ): Promise< unknown > {
	const cache = asked.has( id ) ? 'reload' : 'default';
	asked.add( id );
	const answer = await call( id, 'feedback/schema', { cache } );
	if ( answer.ok ) {
		return answer.data;
	}
	return answer.status && answer.status < 500 ? undefined : null;
}

/** Whether the form was deleted meanwhile. */
export const isGone = ( { code }: Failure ): boolean =>
	code === 'wpcf7_not_found';

let renewed: Promise< unknown > | undefined;

/**
 * Renews the nonce of a page from a cache, once, before the server can refuse it: a refused message would have to be
 * uploaded again.
 */
async function renewOldNonce( id: number ): Promise< void > {
	if ( freshNonce() !== undefined ) {
		return;
	}
	const made =
		placeOf( id )?.querySelector< HTMLInputElement >(
			'[name=_rueda_time]'
		)?.value;
	if (
		! restNonce.now() ||
		Date.now() - parseInt( made ?? '', 10 ) > NONCE_LIFE
	) {
		// If this fails, the server's refusal leads to another try.
		renewed ??= renewNonce();
		await renewed;
	}
}

/** Beside another server of the protocol, our form tells in `data-namespace` where its routes are. */
const placeOf = ( id: number ): HTMLElement | null =>
	document.querySelector< HTMLElement >( `[data-wpcf7-id="${ id }"]` );

async function call(
	id: number,
	path: string,
	options: RequestOptions = {}
): Promise< Answer > {
	const { root = '/', namespace } = window.wpcf7?.api ?? {};
	await renewOldNonce( id );
	const answer = await request( {
		...options,
		address: addressOf(
			{
				root,
				namespace: placeOf( id )?.dataset[ 'namespace' ] ?? namespace,
			},
			`contact-forms/${ id }/${ path }`
		),
	} );
	// The routes of forms are open to everybody, so it is a plugin that forbids the call, in WordPress's words.
	return ! answer.ok && answer.code === 'rest_forbidden'
		? { ...answer, reason: 'invalid_json' }
		: answer;
}
