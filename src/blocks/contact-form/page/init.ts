import { addRegion } from './announce';
import {
	addSpinners,
	all,
	completeAddress,
	countAloud,
	help,
	uncheckOthers,
} from './helpers';
import { hidesMethods } from './hidden-methods';
import { whenReleased } from './presses';
import { createRecord } from './record';
import { loadLazyPart } from './load-lazy-part';
import { bringSchema } from './validate';
import { refill } from './reset';
import { noteChange, refresh } from './view-state';

const SIGNS = [ 'pointerenter', 'focusin' ];

/** In milliseconds. The server accepts answers to its questions for half an hour. */
const OLD = 900_000;

/** Binds a form once. */
export function init( form: HTMLFormElement ): void {
	if ( form.wpcf7 || hidesMethods( form ) ) {
		return;
	}
	form.wpcf7 = createRecord( form );
	addRegion( form );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		window.wpcf7?.submit?.( form, { submitter: event.submitter } );
	} );
	form.addEventListener( 'reset', () => {
		window.wpcf7?.reset?.( form );
	} );
	form.addEventListener( 'input', ( { target } ) => {
		if ( target instanceof Element ) {
			countAloud( form, target );
		}
	} );
	form.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof Element ) {
			changed( form, target );
		}
	} );
	for ( const sign of SIGNS ) {
		form.addEventListener( sign, () => touch( form ) );
	}
	const again = (): unknown => refill( form );
	for ( const button of all( form, '.rueda-captcha-refresh' ) ) {
		button.hidden = false;
		button.onclick = again;
	}
	if ( all( form, '.wpcf7-quiz-label' ).length ) {
		keepFresh( form, again );
	}
	addSpinners( form );
	help( form );
}

/**
 * Renews questions while the visitor fills in the form, because the page may be old and the server would refuse their
 * answers. A question that has an answer already is left alone.
 */
function keepFresh( form: HTMLFormElement, again: () => unknown ): void {
	// NaN if the page does not tell when it was made.
	let made = parseInt(
		all( form, '[name=_rueda_time]' )[ 0 ]?.value ?? '',
		10
	);
	form.addEventListener( 'focusin', () => {
		const answers = all( form, '.wpcf7-quiz, .wpcf7-captchar' );
		const isAnswered = Array.from( answers ).some( ( { value } ) => value );
		if ( Date.now() - made > OLD && ! isAnswered ) {
			made = Date.now();
			again();
		}
	} );
}

/** Called at the first interaction. What fails now is tried again at the next one. */
export function touch( form: HTMLFormElement ): void {
	loadLazyPart()
		.then( () => {
			refresh( form );
			return bringSchema( form );
		} )
		.catch( () => undefined );
}

function changed( form: HTMLFormElement, target: Element ): void {
	if ( target instanceof HTMLInputElement ) {
		uncheckOthers( form, target );
		completeAddress( target );
	}
	help( form, target );
	noteChange( form );
	whenReleased( () => {
		if ( target.closest( '.wpcf7-form-control' ) ) {
			window.wpcf7?.validate?.( form, { target } );
		}
		refresh( form );
	} );
}
