/** Opens and closes the panel of a fixed toolbar. */
import { onFrameFocus } from '../../../frontend/ui/frame-focus';
import { tellStatus } from '../../../frontend/values/block-status';

/**
 * @param toolbar
 * @param toggle
 * @param onOpen  Called each time before the panel is shown.
 * @return Closes the panel.
 */
export function makePanel(
	toolbar: HTMLElement,
	toggle: HTMLButtonElement,
	onOpen: () => void
): () => void {
	const panel = document.getElementById(
		toggle.getAttribute( 'aria-controls' ) ?? ''
	);
	const isOpen = () => toggle.getAttribute( 'aria-expanded' ) === 'true';
	const show = ( open: boolean ) => {
		if ( open === isOpen() || ! panel ) {
			return;
		}
		if ( open ) {
			onOpen();
		}
		toggle.setAttribute( 'aria-expanded', `${ open }` );
		toolbar.classList.toggle( 'is-open', open );
		panel.hidden = ! open;
		tellStatus< 'toolbar' >( toolbar, open ? 'open' : 'closed' );
	};
	const closeAndReturn = () => {
		show( false );
		toggle.focus();
	};

	toggle.addEventListener( 'click', () => show( ! isOpen() ) );
	toolbar
		.querySelector( '.rueda-a11y__close' )
		?.addEventListener( 'click', closeAndReturn );
	// On the document, because Safari does not focus a clicked button. In the capture phase, so that Escape closes only
	// the panel and not, for example, a dialog.
	document.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && isOpen() ) {
				event.stopPropagation();
				closeAndReturn();
			}
		},
		true
	);
	whenLeft( toolbar, () => show( false ) );
	tellStatus< 'toolbar' >( toolbar, 'closed' );

	return () => show( false );
}

/** Calls back when the focus or a click is outside. */
function whenLeft( toolbar: HTMLElement, left: () => void ): void {
	const check = ( { target }: Event ) => {
		if ( target instanceof Node && ! toolbar.contains( target ) ) {
			left();
		}
	};
	document.addEventListener( 'click', check );
	document.addEventListener( 'focusin', check );
	onFrameFocus( left );
}

/** Moves the button away if it covers the element with the focus completely. */
export function uncoverFocus(
	toolbar: HTMLElement,
	toggle: HTMLElement
): void {
	document.addEventListener( 'focusin', ( { target } ) => {
		if (
			! ( target instanceof HTMLElement ) ||
			toolbar.contains( target )
		) {
			return;
		}
		toolbar.classList.remove( 'is-away' );
		const mine = toggle.getBoundingClientRect();
		const its = target.getBoundingClientRect();
		const isCovered =
			its.width > 0 &&
			its.left >= mine.left &&
			its.right <= mine.right &&
			its.top >= mine.top &&
			its.bottom <= mine.bottom;
		toolbar.classList.toggle( 'is-away', isCovered );
	} );
}
