/*
 * Posts a form to its page where the call to the REST route is refused, as by a firewall. Loaded only then. The message
 * keeps its key, so it is not sent twice.
 */
import type { Answer, Reading } from '../../../frontend/server/answer';

/** What the chunk `form` already contains. */
export interface Shared {
	readonly isKnownByKey: boolean;
	/** In milliseconds. */
	readonly timeout: number;
	readonly readRest: ( response: Response ) => Promise< Reading >;
	/** Reads what is the answer to a message. */
	readonly readFeedback: ( data: unknown ) => unknown;
	/** The server's name of a status. */
	readonly serverNameOf: ( className: string ) => string;
}

/** Asks the page for the answer of the route, and tells the site's owner the status of the refusal. */
const REFUSED = '_rueda_refused';

/** What the call to the route brought, unless the page gives the answer of the form. */
export async function postToPage(
	form: HTMLFormElement,
	body: FormData,
	refused: Answer,
	shared: Shared
): Promise< Answer > {
	const status = refused.ok ? 200 : ( refused.status ?? 0 );
	if ( ! mayPost( refused, status, shared ) ) {
		return refused;
	}
	const waiting = new AbortController();
	const timer = setTimeout( () => waiting.abort(), shared.timeout );
	// Another plugin's server does not know the field.
	if ( shared.isKnownByKey ) {
		body.set( REFUSED, String( status ) );
	}
	try {
		const response = await window.fetch( addressOf( form ), {
			method: 'POST',
			body,
			signal: waiting.signal,
		} );
		const page = response.clone();
		const answer = await shared.readRest( response );
		if ( isAnswer( answer, shared ) ) {
			return answer;
		}
		const data = readPage( await page.text(), form, shared );
		return data ? { ok: true, data } : refused;
	} catch {
		return refused;
	} finally {
		clearTimeout( timer );
		// Add-ons get the data afterwards.
		body.delete( REFUSED );
	}
}

/** A message without a key might be sent twice, unless a call was clearly refused. */
const mayPost = (
	refused: Answer,
	status: number,
	{ isKnownByKey }: Shared
): boolean =>
	( isKnownByKey || ( status >= 400 && status < 500 ) ) &&
	( refused.ok ||
		[ 'invalid_json', 'fetch_error', 'stale_nonce' ].includes(
			refused.reason
		) );

/** Whether the server has answered the message, or has said itself why not. */
const isAnswer = (
	answer: Reading,
	{ readFeedback }: Shared
): answer is Answer =>
	answer !== 'dead nonce' &&
	( answer.ok
		? Boolean( readFeedback( answer.data ) )
		: [ 'refused', 'unknown_error' ].includes( answer.reason ) );

/** A field with the name "action" or "getAttribute" hides the form's own. */
const addressOf = ( form: HTMLFormElement ): string =>
	Element.prototype.getAttribute.call( form, 'action' ) ?? '';

/**
 * Reads the answer from a page, as the plugin Contact Form 7 prints it, and Rueda for a message that was too large to
 * be read. Null if the page has no such form, or says nothing of a message.
 */
function readPage(
	html: string,
	form: HTMLFormElement,
	{ serverNameOf }: Shared
): object | null {
	const { id, unitTag = '' } = form.wpcf7 ?? {};
	const box = new DOMParser()
		.parseFromString( html, 'text/html' )
		.getElementById( unitTag );
	const status =
		box?.querySelector< HTMLElement >( 'form' )?.dataset[ 'status' ];
	return box && status && status !== 'init'
		? {
				contact_form_id: id,
				into: `#${ unitTag }`,
				status: serverNameOf( status ),
				message: box
					.querySelector( '[role=status]' )
					?.textContent.trim(),
				invalid_fields: Array.from(
					box.querySelectorAll( '.wpcf7-not-valid-tip' ),
					( tip ) => ( {
						field: tip.closest< HTMLElement >( '[data-name]' )
							?.dataset[ 'name' ],
						message: tip.textContent,
					} )
				),
			}
		: null;
}
