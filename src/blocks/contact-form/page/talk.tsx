/* All that stands on WordPress's own scripts: the calls by api-fetch, the words by i18n, what is shown by React. */
import { __ } from '@wordpress/i18n';
import { createRoot, flushSync } from '@wordpress/element';
import type { ReactNode } from 'react';
import { type Feedback, readFeedback } from '../answer';
import { getRefill, getSchema, postFeedback } from './api';
import { Foot } from './Foot';
import { Summary } from './Summary';
import type { View } from './view-state';
import { textOf } from '../../../frontend/errors';
import type { Failure } from '../../../frontend/answer';

export { renew } from './api';

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
	`${ message ?? textOf( reason ) } ${ __(
		'What you have written is still here: please send it again.',
		'rueda'
	) }`;

/** Null where it cannot be had. */
export async function rules( id: number ): Promise< unknown > {
	const answer = await getSchema( id );
	return answer.ok ? answer.data : null;
}

export async function refill( id: number ): Promise< unknown > {
	const answer = await getRefill( id );
	return answer.ok && answer.data !== null ? answer.data : {};
}

interface Place {
	readonly host: HTMLElement;
	readonly render: ( content: ReactNode ) => void;
}

const summaries = new WeakMap< HTMLFormElement, Place >();
const feet = new WeakMap< HTMLFormElement, Place >();

/**
 * React in places of its own, beside the form. The protocol's own places (messages, tips, counters) are written to by
 * other scripts as well, and React breaks where somebody else has changed what it made.
 */
function placeIn(
	places: WeakMap< HTMLFormElement, Place >,
	form: HTMLFormElement,
	put: ( host: HTMLElement ) => void
): Place {
	const known = places.get( form );
	if ( known?.host.isConnected ) {
		return known;
	}
	const host = document.createElement( 'div' );
	const root = createRoot( host );
	put( host );
	const place = {
		host,
		// At once: the focus goes there in the next line.
		render: ( content: ReactNode ) =>
			flushSync( () => root.render( content ) ),
	};
	places.set( form, place );
	return place;
}

export function show( { form, errors, ...state }: View ): void {
	if ( errors.length || summaries.has( form ) ) {
		placeIn( summaries, form, ( host ) => form.before( host ) ).render(
			errors.length ? <Summary errors={ errors } /> : null
		);
	}
	const { host, render } = placeIn( feet, form, ( place ) => {
		place.className = 'rueda-form-foot';
		place.id = `${ form.wpcf7?.unitTag ?? '' }-foot`;
		form.after( place );
	} );
	render( <Foot { ...state } /> );
	for ( const button of form.querySelectorAll( '.wpcf7-submit' ) ) {
		if ( state.isGated ) {
			button.setAttribute( 'aria-describedby', host.id );
		} else {
			button.removeAttribute( 'aria-describedby' );
		}
	}
	setTitle();
}

export const focus = ( form: HTMLFormElement ): void =>
	summaries
		.get( form )
		?.host.querySelector< HTMLElement >( '[tabindex]' )
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
