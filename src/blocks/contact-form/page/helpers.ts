/** What forms do without the server, as the protocol describes it: boxes and addresses. */
import { isAccepted } from '../rules/acceptance';
import { withScheme } from '../rules/url-prefix';

type Input = HTMLInputElement;

export const all = ( form: HTMLFormElement, selector: string ) =>
	form.querySelectorAll< Input >( selector );

/** In milliseconds. */
const MOMENT = 300;

/** Waits, so that what is loaded afterwards does not delay a message that is sent at once. */
export const moment = (): Promise< unknown > =>
	new Promise( ( resolve ) => setTimeout( resolve, MOMENT ) );

/** Applies all helpers to the control that changed, or to all controls at the beginning. */
export function help( form: HTMLFormElement, changed?: Element ): void {
	freeText( form, changed );
	gate( form );
}

export function addSpinners( form: HTMLFormElement ): void {
	for ( const control of all( form, '.has-spinner' ) ) {
		if ( ! control.nextElementSibling?.matches( '.wpcf7-spinner' ) ) {
			const spinner = document.createElement( 'span' );
			spinner.className = 'wpcf7-spinner';
			control.after( spinner );
		}
	}
}

export function uncheckOthers( form: HTMLFormElement, changed: Input ): void {
	if ( changed.checked && changed.closest( '.wpcf7-exclusive-checkbox' ) ) {
		for ( const box of all( form, 'input[type=checkbox]' ) ) {
			if ( box.name === changed.name && box !== changed ) {
				box.checked = false;
			}
		}
	}
}

export function completeAddress( changed: Input ): void {
	if ( changed.matches( '.wpcf7-validates-as-url' ) ) {
		changed.value = withScheme( changed.value );
	}
}

function freeText( form: HTMLFormElement, changed?: Element ): void {
	for ( const item of all( form, '.has-free-text' ) ) {
		const box = item.querySelector< Input >(
			'input:not(.wpcf7-free-text)'
		);
		const text = item.querySelector< Input >( '.wpcf7-free-text' );
		if ( box && text ) {
			text.disabled = ! box.checked;
			if ( box === changed && box.checked ) {
				text.focus();
			}
		}
	}
}

/** Disables the button until the visitor has agreed. */
function gate( form: HTMLFormElement ): void {
	const missing = missingAcceptances( form );
	for ( const button of missing ? all( form, '.wpcf7-submit' ) : [] ) {
		const hadFocus = button.matches( ':focus' );
		button.disabled = Boolean( missing?.[ 0 ] );
		// A disabled button loses the focus, as after sending. The box is what comes next.
		if ( hadFocus ) {
			missing?.[ 0 ]
				?.querySelector( 'input' )
				?.focus( { preventScroll: true } );
		}
	}
}

/** What the visitor has yet to agree to; null if there is nothing, or if the form checks it like any other field. */
export function missingAcceptances( form: HTMLFormElement ): Element[] | null {
	const groups: Element[] = [
		...all( form, '.wpcf7-acceptance:not([hidden] *)' ),
	];
	return ! groups[ 0 ] || form.matches( '.wpcf7-acceptance-as-validation' )
		? null
		: groups.filter(
				( group ) =>
					! isAccepted(
						group.querySelector( ':checked' ) !== null,
						group.matches( '.optional' ),
						group.matches( '.invert' )
					)
			);
}
