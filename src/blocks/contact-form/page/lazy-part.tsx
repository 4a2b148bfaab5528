/* All that needs WordPress's own scripts: api-fetch for calls, i18n for texts, React for what is shown. */
import { __ } from '@wordpress/i18n';
import { createPortal, createRoot, flushSync } from '@wordpress/element';
import { type Feedback, readFeedback } from '../rules/answer';
import { postFeedback } from './api';
import { Summary } from './Summary';
import type { View } from './view-state';
import { reasonText } from '../../../frontend/server/errors';
import type { Failure } from '../../../frontend/server/answer';

type FootProps = Pick< View, 'isSending' | 'isGated' | 'onRetry' >;

/**
 * Below the form: why it cannot be sent yet, that it is on its way, or what to do when it did not get through. In
 * elements: a browser that translates puts others in the place of bare words, and React could not take those away.
 */
function Foot( { isSending, isGated, onRetry }: FootProps ) {
	if ( onRetry ) {
		return (
			<button className="wp-element-button" onClick={ onRetry }>
				{ __( 'Try again', 'rueda' ) }
			</button>
		);
	}
	if ( isSending ) {
		return <span>{ __( 'Sending…', 'rueda' ) }</span>;
	}
	return isGated ? (
		<span>
			{ __( 'Accept the conditions to send the form.', 'rueda' ) }
		</span>
	) : null;
}

export { refill, renew, rules } from './api';

export type Outcome =
	| { readonly feedback: Feedback; readonly data: unknown }
	| { readonly feedback: null; readonly words: string };

export async function send(
	id: number,
	body: FormData,
	isKnownByKey: boolean
): Promise< Outcome > {
	const answer = await postFeedback( id, body, isKnownByKey );
	if ( ! answer.ok ) {
		return { feedback: null, words: wordsFor( answer ) };
	}
	const { data } = answer;
	const feedback = readFeedback( data );
	return feedback
		? { feedback, data }
		: {
				feedback,
				words: wordsFor( {
					reason: data === null ? 'unknown_error' : 'invalid_json',
				} ),
			};
}

/** What happened, then what can be done. */
const wordsFor = ( {
	message,
	reason,
}: Pick< Failure, 'message' | 'reason' > ): string =>
	`${ message ?? reasonText( reason ) } ${ __(
		'Your text is still here. Please try again.',
		'rueda'
	) }`;

interface Places {
	readonly foot: HTMLElement;
	readonly root: ReturnType< typeof createRoot >;
}

const known = new WeakMap< HTMLFormElement, Places >();

/**
 * React in places of its own, beside the form. The protocol's own places (messages, tips, counters) are written to by
 * other scripts as well, and React breaks where somebody else has changed what it made.
 */
function placesBeside( form: HTMLFormElement ): Places {
	const places = known.get( form );
	if ( places?.foot.isConnected ) {
		return places;
	}
	const head = document.createElement( 'div' );
	const foot = document.createElement( 'div' );
	foot.className = 'rueda-form-foot';
	// What is said here is in the language of the page.
	head.lang = foot.lang = document.documentElement.lang;
	foot.id = `${ form.wpcf7?.unitTag ?? '' }-foot`;
	// Not by the form's own `before` and `after`: fields may have these names, and then stand for them.
	const { parentNode } = form;
	parentNode?.insertBefore( head, form );
	parentNode?.append( foot );
	const made = { foot, root: createRoot( head ) };
	known.set( form, made );
	return made;
}

export function show( { form, errors, ...state }: View ): void {
	const { foot, root } = placesBeside( form );
	const { top } = form.getBoundingClientRect();
	// At once: what is measured and focused next is there.
	flushSync( () =>
		root.render(
			<>
				{ errors[ 0 ] && <Summary errors={ errors } /> }
				{ createPortal( <Foot { ...state } />, foot ) }
			</>
		)
	);
	// The fields stay before the visitor's eyes; what stands above the form gives way.
	const moved = form.getBoundingClientRect().top - top;
	// None at all otherwise: it would end a scroll that is under way, as to a field that was chosen from the list.
	if ( moved ) {
		scrollBy( { top: moved, behavior: 'instant' } );
	}
	for ( const button of form.querySelectorAll( '.wpcf7-submit' ) ) {
		if ( state.isGated ) {
			button.setAttribute( 'aria-describedby', foot.id );
		} else {
			button.removeAttribute( 'aria-describedby' );
		}
	}
	setTitle();
	if ( state.isSending ) {
		// Where the answer will stand: so it is seen, and nothing has to move for it.
		foot.scrollIntoView( { block: 'nearest' } );
	}
}

export const focus = ( form: HTMLFormElement ): void =>
	form.parentElement
		?.querySelector< HTMLElement >( '.rueda-form-summary' )
		?.focus();

/** So that somebody who hears the title first knows before anything else. */
function setTitle(): void {
	const prefix = `${ __( 'Error:', 'rueda' ) } `;
	const plain = document.title.replace( prefix, '' );
	const hasErrors = document.querySelector( '.wpcf7 .wpcf7-not-valid' );
	const title = hasErrors ? prefix + plain : plain;
	if ( document.title !== title ) {
		document.title = title;
	}
}

/** A form cannot stand in another one: what the browser made of it would send the outer form. */
export function refuse( box: Element ): void {
	const paragraph = document.createElement( 'p' );
	paragraph.className = 'wpcf7-form-in-wrong-place';
	const error = document.createElement( 'strong' );
	error.textContent = __( 'Error:', 'rueda' );
	paragraph.append(
		error,
		` ${ __( 'This contact form is placed in the wrong place.', 'rueda' ) }`
	);
	box.replaceWith( paragraph );
}
