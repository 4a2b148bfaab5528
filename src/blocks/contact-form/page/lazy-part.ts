/*
 * The part of the form that needs WordPress's own scripts: api-fetch for requests, i18n for texts.
 */
import { __ } from '@wordpress/i18n';
import { type Feedback, readFeedback } from '../rules/answer';
import { all } from './helpers';
import { isGone, postFeedback, timeoutFor } from './api';
import { serverNameOf } from '../rules/status';
import { make, put, showSummary } from './summary';
import type { View } from './view-state';
import type { Checked } from './wrong-files';
import { reasonText } from '../../../frontend/server/errors';
import {
	type Answer,
	type Failure,
	readRest,
	type Reason,
} from '../../../frontend/server/answer';

type FootState = Pick< View, 'isSending' | 'missing' | 'onRetry' >;

/** Shows below the form why it cannot be sent, that it is being sent, or how to try again. */
function showFoot( foot: HTMLElement, state: FootState ): void {
	const { onRetry } = state;
	const words = onRetry ? __( 'Try again', 'rueda' ) : reasonBelow( state );
	put( foot, words, () =>
		onRetry
			? make( 'button', {
					className: 'wp-element-button',
					textContent: words,
					onclick: onRetry,
				} )
			: words
	);
}

function reasonBelow( { isSending, missing }: FootState ): string {
	if ( isSending ) {
		return __( 'Sending…', 'rueda' );
	}
	if ( ! missing[ 0 ] ) {
		return '';
	}
	return missing.every( ( group ) => group.matches( '.invert' ) )
		? __( 'Uncheck the box to send the form.', 'rueda' )
		: __( 'Accept the conditions to send the form.', 'rueda' );
}

export { refill, renew, rules } from './api';

export type Outcome =
	| { readonly feedback: Feedback; readonly data: unknown }
	| {
			readonly feedback: null;
			readonly words: string;
			/** Undefined if another try cannot help. */
			readonly reason?: Reason;
	  };

export async function send(
	form: HTMLFormElement,
	data: FormData,
	isKnownByKey: boolean
): Promise< Outcome > {
	const { body, completed } = await withoutWrongFiles(
		form,
		data,
		isKnownByKey
	);
	const id = form.wpcf7?.id ?? 0;
	let answer = await postFeedback( id, body, isKnownByKey );
	if ( navigator.onLine && ! feedbackIn( answer ) ) {
		const refused = answer;
		const timeout = timeoutFor( body );
		answer = await import(
			/* webpackChunkName: "form-plain" */ './plain-post'
		)
			.then( ( { postToPage } ) =>
				postToPage( form, body, refused, {
					isKnownByKey,
					readFeedback,
					readRest,
					serverNameOf,
					timeout,
				} )
			)
			.catch( () => refused );
	}
	const feedback = feedbackIn( answer );
	if ( answer.ok ) {
		return feedback
			? { feedback: completed( feedback ), data: answer.data }
			: failedBecause( {
					reason:
						answer.data === null ? 'unknown_error' : 'invalid_json',
				} );
	}
	return isGone( answer )
		? {
				feedback: null,
				words: __(
					'This form is no longer available. Your text is still here: copy it if you need it.',
					'rueda'
				),
			}
		: failedBecause( answer );
}

/** Other servers of the protocol do not know files that are not sent. */
function withoutWrongFiles(
	form: HTMLFormElement,
	body: FormData,
	isKnownByKey: boolean
): Promise< Checked > | Checked {
	const whole = { body, completed: ( feedback: Feedback ) => feedback };
	return isKnownByKey && form.querySelector( '[type=file]' )
		? import( /* webpackChunkName: "form-plain" */ './wrong-files' ).then(
				( part ) => part.withoutWrongFiles( form, body ) ?? whole,
				() => whole
			)
		: whole;
}

const feedbackIn = ( answer: Answer ): Feedback | null =>
	answer.ok ? readFeedback( answer.data ) : null;

/** Says what happened, then what the visitor can do. */
const failedBecause = ( failed: Omit< Failure, 'ok' > ): Outcome => ( {
	feedback: null,
	words: `${ whatHappened( failed ) } ${ __(
		'Your text is still here. Please try again.',
		'rueda'
	) }`,
	...failed,
} );

const whatHappened = ( {
	message,
	reason,
	status = 0,
}: Omit< Failure, 'ok' > ): string =>
	reason === 'invalid_json' && status >= 400
		? __( 'Something did not let your message through.', 'rueda' )
		: ( message ?? reasonText( reason ) );

interface Places {
	readonly head: HTMLElement;
	readonly foot: HTMLElement;
}

const known = new WeakMap< HTMLFormElement, Places >();

/** Ours stands beside the form, because other scripts write into the protocol's own elements. */
function placesBeside( form: HTMLFormElement ): Places {
	const places = known.get( form );
	if ( places?.foot.isConnected ) {
		return places;
	}
	const head = document.createElement( 'div' );
	const foot = document.createElement( 'div' );
	foot.className = 'rueda-form-foot';
	// Sending may take long. The answer itself is in the protocol's own status.
	foot.setAttribute( 'aria-live', 'polite' );
	// These texts are in the language of the page.
	head.lang = foot.lang = document.documentElement.lang;
	foot.id = `${ form.wpcf7?.unitTag ?? '' }-foot`;
	// Not `form.before()` and `form.after()`: a field with that name would hide the method.
	const { parentNode } = form;
	parentNode?.insertBefore( head, form );
	parentNode?.append( foot );
	const made = { head, foot };
	known.set( form, made );
	return made;
}

export function show( { form, errors, ...state }: View ): void {
	const { head, foot } = placesBeside( form );
	const { missing, isAnswered, isChanged, onRetry, message = '' } = state;
	// The answer is in the same place, so the reason is hidden until the visitor goes on.
	// It still describes the button.
	foot.hidden = isAnswered && ! isChanged && ! onRetry;
	// Finding out where the form is takes longer than all the rest here, and it stays where nothing is above it.
	const mayMove = errors[ 0 ] ?? head.firstElementChild;
	const top = () => ( mayMove ? form.getBoundingClientRect().top : 0 );
	const before = top();
	showSummary( head, errors, message );
	showFoot( foot, state );
	// Scrolls so that the fields stay where they are in the window when something appears above them.
	const moved = top() - before;
	// Only if needed: a scroll of zero would stop one that is running, as to a field chosen in the list.
	if ( moved ) {
		scrollBy( { top: moved, behavior: 'instant' } );
	}
	for ( const button of all( form, '.wpcf7-submit' ) ) {
		if ( missing[ 0 ] ) {
			button.setAttribute( 'aria-describedby', foot.id );
		} else {
			button.removeAttribute( 'aria-describedby' );
		}
	}
	setTitle();
	if ( state.isSending ) {
		// The answer will appear here, so that the visitor sees it.
		foot.scrollIntoView( { block: 'nearest' } );
	}
}

export function focus( form: HTMLFormElement ): void {
	const summary = form.parentElement?.querySelector< HTMLElement >(
		'.rueda-form-summary'
	);
	summary?.focus();
	if ( summary && summary.offsetHeight > innerHeight ) {
		// Browsers show its middle.
		summary.scrollIntoView();
	}
}

/** Puts "Error:" before the title, which screen readers read first. */
function setTitle(): void {
	const prefix = `${ __( 'Error:', 'rueda' ) } `;
	const plain = document.title.replace( prefix, '' );
	const hasErrors = document.querySelector( '.wpcf7 .wpcf7-not-valid' );
	const title = hasErrors ? prefix + plain : plain;
	if ( document.title !== title ) {
		document.title = title;
	}
}
