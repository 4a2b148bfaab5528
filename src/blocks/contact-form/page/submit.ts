import type { FormValuesDetail } from '../../../../types/rueda';
import { fieldOf, textOf } from '../../../frontend/values/field';
import type { Feedback } from '../rules/answer';
import { eventsOf } from '../rules/status';
import { all } from './helpers';
import { announce } from './announce';
import { whenReleased } from './presses';
import { addKey, forgetKeyUnlessFailed, postWithoutScript } from './key';
import { mark, unmark, wrapsIn } from './marks';
import { change, fire, fullDetailOf } from './record';
import { fill, renew } from './renew';
import { loadLazyPartToSend } from './load-lazy-part';
import type { Options } from './types';
import { errorsFound, inPageOrder, refresh, remember } from './view-state';

/** In milliseconds. Who is answered sooner needs no "Sending…", and writing it would delay the answer. */
const PAUSE = 200;

const sending = new WeakSet< HTMLFormElement >();

/** Sends the form, unless it is being sent already. */
export async function submit(
	form: HTMLFormElement,
	options: Options = {}
): Promise< void > {
	const record = form.wpcf7;
	if ( ! record || sending.has( form ) ) {
		return;
	}
	if ( window.wpcf7?.blocked ) {
		clear( form );
		change( form, { type: 'submitted' } );
		return;
	}
	const { submitter } = options;
	const formData = dataOf( form, submitter );
	const isKnownByKey = addKey( form, formData );
	const detail = fullDetailOf( record, formData );
	const pause = errorsFound( form )[ 0 ] ? 0 : PAUSE;
	clear( form );
	fire( form, 'beforesubmit', detail );
	change( form, { type: 'submitted' } );
	sending.add( form );
	setTimeout( () => refresh( form ), pause );

	const lazyPart = await loadLazyPartToSend( record.parent );
	if ( ! lazyPart ) {
		postWithoutScript( form, formData );
		return;
	}
	const outcome = await lazyPart.send( form, formData, isKnownByKey );
	whenReleased( async () => {
		sending.delete( form );
		if ( outcome.feedback ) {
			await take( form, detail, outcome.feedback, outcome.data );
			lazyPart.renew( form );
			goOn( form, outcome.data );
		} else {
			record.reason = outcome.reason;
			change( form, { type: 'lost' } );
			say( form, outcome.words, document.documentElement.lang );
			remember( form, {
				errors: [],
				onRetry:
					outcome.reason &&
					( () => {
						// The button that was pressed disappears.
						submitter?.focus();
						window.wpcf7?.submit?.( form, options );
					} ),
			} );
		}
		refresh( form );
		if ( errorsFound( form )[ 0 ] ) {
			lazyPart.focus( form );
		}
	} );
}

/** With the button that was pressed, unless it is a custom element without a name. */
function dataOf(
	form: HTMLFormElement,
	button?: Partial< HTMLButtonElement > | null
): FormData {
	const data = new FormData( form );
	if ( button?.name ) {
		data.append( button.name, button.value ?? '' );
	}
	return data;
}

/** Shows or opens what comes after sending. The answer tells it, because the page may be older. */
function goOn( form: HTMLFormElement, answer: unknown ): void {
	const after = fieldOf( answer, 'rueda_after' );
	if ( after ) {
		import( /* webpackChunkName: "form-after" */ './after' ).then(
			( part ) => part.goOn( form, after ),
			// The visitor has read that the message was sent.
			() => undefined
		);
	}
}

async function take(
	form: HTMLFormElement,
	detail: FormValuesDetail,
	feedback: Feedback,
	apiResponse: unknown
): Promise< void > {
	const { status, hash, invalid, message } = feedback;
	change( form, { type: 'answered', status } );
	for ( const name of eventsOf( status ) ) {
		if ( name === 'submit' ) {
			renew( form, feedback );
		}
		fire( form, name, { ...detail, status, apiResponse } );
	}
	// Who listens goes on before the form is emptied, which takes longer.
	await Promise.resolve();
	if ( hash ) {
		fill( form, '_wpcf7_posted_data_hash', hash );
	}
	forgetKeyUnlessFailed( form, status );
	if ( status === 'mail_sent' ) {
		const later = typedLater( form, detail );
		HTMLFormElement.prototype.reset.call( form );
		for ( const [ control, text ] of later ) {
			control.value = text;
		}
	}
	remember( form, { errors: inPageOrder( form, invalid ), message } );
	for ( const { wrap, message: error } of errorsFound( form ) ) {
		if ( wrap ) {
			mark( form, wrap, error, true );
		}
	}
	say( form, message, '', errorsFound( form )[ 0 ] );
}

const NO_TEXT =
	'[type=hidden],[type=checkbox],[type=radio],[type=file],.wpcf7-quiz,.wpcf7-captchar';

/** Texts that the visitor typed after the message was sent, and that it does not contain. They stay in the form. */
function typedLater(
	form: HTMLFormElement,
	{ inputs }: FormValuesDetail
): [ HTMLInputElement, string ][] {
	const controls = [ ...all( form, `textarea,input:not(${ NO_TEXT })` ) ];
	return controls
		.filter( ( { name, value } ) => {
			const sent = inputs.filter( ( input ) => input.name === name );
			return (
				value &&
				sent[ 0 ] &&
				sent.every(
					( input ) =>
						// Older browsers send another end of lines than they show.
						textOf( input.value ).replaceAll( '\r\n', '\n' ) !==
						value
				)
			);
		} )
		.map( ( control ) => [ control, control.value ] );
}

/** Removes everything that was said about the last attempt. */
export function clear( form: HTMLFormElement ): void {
	wrapsIn( form ).forEach( ( wrap ) => unmark( form, wrap ) );
	form.wpcf7?.parent
		.querySelector( '.screen-reader-response ul' )
		?.replaceChildren();
	remember( form, { errors: [] } );
	announce( form, [] );
	say( form, '' );
}

/**
 * For those who listen, and wherever the author wants it to be seen.
 *
 * @param form
 * @param text
 * @param language Where it is not the form's.
 * @param error    The first one, if the focus goes to a summary that says the same.
 */
function say(
	form: HTMLFormElement,
	text: string,
	language = '',
	error?: unknown
): void {
	for ( const place of form.wpcf7?.parent.querySelectorAll(
		'.screen-reader-response [role=status],.wpcf7-response-output'
	) ?? [] ) {
		if ( place.matches( '[role]' ) ) {
			place.setAttribute( 'aria-live', error ? 'off' : 'polite' );
		}
		place.textContent = text;
		if ( language ) {
			place.setAttribute( 'lang', language );
		} else {
			place.removeAttribute( 'lang' );
		}
	}
}
