/*
 * This script is printed into the first wheel with a button. Other scripts may load seconds later, so it stores presses
 * on the buttons. view.tsx takes over. If those scripts cannot be loaded, visitors get the form for browsers without
 * JavaScript. Where this script is delayed too, the button opens a box instead: see includes/Wheel/LateStart.php.
 */
const BUSY = 'data-rueda-busy';

document.addEventListener(
	'click',
	( { target } ) =>
		target instanceof Element &&
		// view.tsx removes the second attribute.
		target
			.closest( '[data-rueda-press][popovertarget]' )
			?.setAttribute( BUSY, '' ),
	true
);

// Errors of scripts do not bubble.
window.addEventListener(
	'error',
	( { target } ) => {
		if (
			target instanceof HTMLScriptElement &&
			/^rueda-(frontend|wheel)/.test( target.id )
		) {
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
	true
);

export {};
