/** The protocol's three calls. How to ask is the door's business; what an answer is, is this file's. */
import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { fieldOf } from '../../../frontend/values/field';
import type { Answer } from '../../../frontend/server/answer';
import { request } from '../../../frontend/server/rest';
import { addressOf } from '../rules/address';
import { fill } from './renew';

/** Somebody's files may take their time on a bad line. */
const TIMEOUT = 60_000;
const UPLOAD_TIMEOUT = 300_000;
const REFILL_TIMEOUT = 10_000;
/** Before a message whose answer got lost is sent again, under the same key. */
const PAUSES = [ 1000, 3000 ];

const NONCE = '_wpnonce';

interface Options extends APIFetchOptions {
	/** As the protocol has it: nobody is logged in, so no nonce can be dead. */
	readonly asNobody?: boolean;
	readonly timeout?: number;
}

/*
 * api-fetch gives a nonce to every call, and WordPress refuses a dead one even to those who need none. So the calls of
 * a form that prints no nonce leave it here, before it is added. A form for members prints one: in the body, where it
 * counts more than in the header, so both have to be fresh.
 */
apiFetch.use( ( options, next ) => {
	const { body, url } = options;
	if ( fieldOf( options, 'asNobody' ) === true ) {
		return window
			.fetch( `${ url }`, {
				...options,
				headers: { Accept: 'application/json, */*;q=0.1' },
			} )
			.catch( () => {
				throw Object.assign( new Error(), { code: 'fetch_error' } );
			} );
	}
	if ( body instanceof FormData && body.has( NONCE ) ) {
		body.set( NONCE, freshNonce() );
	}
	return next( options );
} );

const freshNonce = (): string => apiFetch.nonceMiddleware?.nonce ?? '';

/** What a repeat had to renew, for the next message. */
export const renew = ( form: HTMLFormElement ): void =>
	fill( form, NONCE, freshNonce() );

/** Repeats what got lost by itself only where the server knows the message by its key. */
export async function postFeedback(
	id: number,
	body: FormData,
	isKnownByKey: boolean
): Promise< Answer > {
	const hasFiles = [ ...body.values() ].some(
		( value ) => typeof value !== 'string' && value.size > 0
	);
	const send = () =>
		call( id, 'feedback', {
			method: 'POST',
			body,
			asNobody: ! body.has( NONCE ),
			timeout: hasFiles ? UPLOAD_TIMEOUT : TIMEOUT,
		} );
	let answer = await send();
	for ( const pause of isKnownByKey ? PAUSES : [] ) {
		if ( ! navigator.onLine || ! isLost( answer ) ) {
			break;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, pause ) );
		answer = await send();
	}
	return answer;
}

/** Whether the message may have arrived although nothing came back that says so. */
const isLost = ( answer: Answer ): boolean =>
	! answer.ok &&
	( [ 'fetch_error', 'timeout' ].includes( answer.reason ) ||
		( answer.status ?? 0 ) >= 500 );

export async function refill( id: number ): Promise< unknown > {
	const answer = await call( id, 'refill', {
		timeout: REFILL_TIMEOUT,
		cache: 'no-store',
	} );
	return answer.ok ? answer.data : {};
}

/** Null where it cannot be had. */
export async function rules( id: number ): Promise< unknown > {
	const answer = await call( id, 'feedback/schema' );
	return answer.ok ? answer.data : null;
}

function call(
	id: number,
	path: string,
	options?: Options
): Promise< Answer > {
	const place = document.querySelector< HTMLElement >(
		`[data-wpcf7-id="${ id }"]`
	);
	const all: Options = {
		asNobody: true,
		...options,
		url: addressOf(
			// Beside another server of the protocol, a form of ours says by `data-namespace` where its routes are.
			Object.assign( { root: '/' }, window.wpcf7?.api, place?.dataset ),
			`contact-forms/${ id }/${ path }`
		),
	};
	return request( all );
}
