/*
 * This script is printed into the first wheel with a button. Other scripts may load seconds later, so it stores presses
 * on the buttons and shows that something is starting. view.tsx takes over. If those scripts cannot be loaded, visitors
 * get the form for browsers without JavaScript.
 */
declare global {
	interface Window {
		ruedaEarly?: AbortController;
	}
}

const BUSY = 'data-rueda-busy';
const waiting = ( window.ruedaEarly = new AbortController() );
const options = { capture: true, signal: waiting.signal };

document.addEventListener(
	'click',
	( { target } ) =>
		target instanceof Element &&
		target.closest( '[data-rueda-press]' )?.setAttribute( BUSY, '' ),
	options
);

// Errors of scripts do not bubble.
window.addEventListener(
	'error',
	( { target } ) => {
		if (
			target instanceof HTMLScriptElement &&
			/^rueda-(frontend|wheel)/.test( target.id )
		) {
			waiting.abort();
			for ( const plain of document.querySelectorAll(
				'.wp-block-rueda-wheel__wrapper noscript'
			) ) {
				const wrapper = plain.parentElement;
				const wasPressed = wrapper?.querySelector( `[${ BUSY }]` );
				// The form's style hides the buttons beside it.
				plain.outerHTML = plain.textContent;
				if ( wasPressed ) {
					wrapper
						?.querySelector< HTMLElement >( 'fieldset input' )
						?.focus();
				}
			}
		}
	},
	options
);

export {};
