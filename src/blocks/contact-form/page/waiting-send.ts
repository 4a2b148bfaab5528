/* Sends a message that waited on the device. Fetched when it is sent, as there has to be a connection then. */
import { __, sprintf } from '@wordpress/i18n';
import { fieldOf } from '../../../frontend/values/field';
import type { FormValuesDetail } from '../../../../types/rueda';
import type { Feedback } from '../rules/answer';
import type { Waiting } from '../rules/waiting';
import { all } from './helpers';
import { loadLazyPart } from './load-lazy-part';
import { mark, nameOf, wrapsIn } from './marks';
import { CONSENTS, controlsOf, isOfPage, KEY, termsOf } from './waiting-data';

export type Result =
	| { readonly state: 'waiting' }
	| { readonly state: 'sent'; readonly words: string }
	/** Trying again cannot help. */
	| {
			readonly state: 'refused';
			readonly words: string;
			readonly showErrors: () => void;
	  };

/**
 * @param form
 * @param message
 * @param mayLeave Whether the page may go on to what the form shows after sending.
 */
export async function sendWaiting(
	form: HTMLFormElement,
	message: Waiting,
	mayLeave: () => boolean
): Promise< Result > {
	const data = dataOf( form, message );
	const part = await loadLazyPart();
	const outcome = await part.send( form, data, true );
	const { feedback } = outcome;
	if ( ! feedback ) {
		return outcome.reason
			? { state: 'waiting' }
			: {
					state: 'refused',
					words: outcome.words,
					showErrors: () => undefined,
				};
	}
	const words = sprintf(
		/* translators: %s: what a form says after sending, as in "Thank you for your message. It has been sent." */
		__( 'The message that waited: %s', 'rueda' ),
		feedback.message
	);
	if ( feedback.status !== 'mail_sent' ) {
		return {
			state: 'refused',
			words,
			showErrors: () => markAll( form, feedback ),
		};
	}
	tell( form, data, outcome.data );
	if ( mayLeave() ) {
		await goOn( form, outcome.data );
	}
	return { state: 'sent', words };
}

/** The message as it is sent. Consents count only for the words to which they were given. */
export function dataOf( form: HTMLFormElement, message: Waiting ): FormData {
	const data = new FormData();
	for ( const { name, value } of controlsOf( form ).filter( isOfPage ) ) {
		data.append( name, value );
	}
	const consents =
		termsOf( form ) === message.terms
			? []
			: [ ...all( form, `${ CONSENTS } input` ) ].map(
					( { name } ) => name
				);
	for ( const [ name, value ] of message.entries ) {
		if ( ! consents.includes( name ) ) {
			data.append( name, value );
		}
	}
	data.set( KEY, message.key );
	return data;
}

/** Tells scripts that count messages. Not on the form, which may hold another message by now. */
function tell(
	form: HTMLFormElement,
	formData: FormData,
	apiResponse: unknown
): void {
	const { wpcf7: record } = form;
	if ( ! record ) {
		return;
	}
	const detail: Partial< FormValuesDetail > & { apiResponse: unknown } = {
		contactFormId: record.id,
		pluginVersion: record.pluginVersion,
		contactFormLocale: record.locale,
		unitTag: record.unitTag,
		containerPostId: record.containerPost,
		status: 'mail_sent',
		inputs: [ ...formData ]
			.filter( ( [ name ] ) => ! name.startsWith( '_' ) )
			.map( ( [ name, value ] ) => ( { name, value } ) ),
		formData,
		apiResponse,
	};
	for ( const name of [ 'mailsent', 'submit' ] ) {
		record.parent.dispatchEvent(
			new CustomEvent( `wpcf7${ name }`, { bubbles: true, detail } )
		);
	}
}

async function goOn( form: HTMLFormElement, answer: unknown ): Promise< void > {
	const after = fieldOf( answer, 'rueda_after' );
	if ( after ) {
		const part = await import(
			/* webpackChunkName: "form-after" */ './after'
		);
		part.goOn( form, after );
	}
}

function markAll( form: HTMLFormElement, { invalid }: Feedback ): void {
	for ( const wrap of wrapsIn( form ) ) {
		const error = invalid.find( ( { field } ) => field === nameOf( wrap ) );
		if ( error ) {
			mark( form, wrap, error.message, true );
		}
	}
}
