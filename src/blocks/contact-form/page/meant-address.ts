/*
 * Asks below an email field whether another address was meant. Fetched when somebody has typed an address; never
 * keeps a form from being sent.
 */
import { __, sprintf } from '@wordpress/i18n';
import { meantAddress } from '../rules/mistyped-domain';
import { announce } from './announce';

/** In milliseconds: errors that appear at the same time are read first. */
const PAUSE = 1000;

const questions = new WeakMap< HTMLInputElement, HTMLElement >();

export function ask( form: HTMLFormElement, field: HTMLInputElement ): void {
	questions.get( field )?.remove();
	const meant = meantAddress( field.value );
	if ( ! meant ) {
		return;
	}
	const question = document.createElement( 'button' );
	question.type = 'button';
	question.className = 'rueda-meant';
	question.textContent = sprintf(
		/* translators: %s: an email address. */
		__( 'Did you mean %s?', 'rueda' ),
		meant
	);
	question.addEventListener( 'click', () => {
		field.value = meant;
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		field.focus();
	} );
	questions.set( field, question );
	// In the line below the field, so nothing moves. Not inside a label, where no other control may be.
	const label = field.closest( 'label' );
	if ( label ) {
		label.after( question );
	} else {
		field.parentElement?.append( question );
	}
	setTimeout( announce, PAUSE, form, [ question.textContent ] );
	form.addEventListener( 'reset', () => question.remove(), { once: true } );
}
