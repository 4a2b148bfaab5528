/*
 * What only some forms have: questions that have to be fresh, letters in a picture, numbers of characters, and parts
 * that are shown under conditions. Fetched by forms with one of these.
 */
import { countWhileTyping } from './counters';
import { all } from './helpers';
import { PART } from './part';

/** In milliseconds. The server accepts answers to its questions for half an hour. */
const OLD = 900_000;

/**
 * @param form
 * @param again Asks for another question or picture.
 */
export async function addMore(
	form: HTMLFormElement,
	again: () => unknown
): Promise< void > {
	for ( const button of all( form, '.rueda-captcha-refresh' ) ) {
		button.hidden = false;
		button.onclick = again;
	}
	if ( all( form, '.wpcf7-quiz-label' ).length ) {
		keepFresh( form, again );
	}
	if ( all( form, '.wpcf7-character-count' ).length ) {
		countWhileTyping( form );
	}
	if ( form.querySelector( PART ) ) {
		const { follow } = await import(
			/* webpackChunkName: "form-conditions" */ './conditions'
		);
		follow( form );
	}
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
