/** Opening and closing the panel of a toolbar at the side of the screen. */

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
	};
	const closeAndReturn = () => {
		show( false );
		toggle.focus();
	};
	const closeWhenOutside = ( event: Event ) => {
		if (
			event.target instanceof Node &&
			! toolbar.contains( event.target )
		) {
			show( false );
		}
	};

	toggle.addEventListener( 'click', () => show( ! isOpen() ) );
	toolbar
		.querySelector( '.rueda-a11y__close' )
		?.addEventListener( 'click', closeAndReturn );
	// Not on the toolbar alone: Safari gives no focus to a button that is clicked. First of all listeners, because
	// other parts of the page, such as a dialog, are not to close with it.
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
	document.addEventListener( 'click', closeWhenOutside );
	document.addEventListener( 'focusin', closeWhenOutside );

	return () => show( false );
}

/** The button gives way to what has the focus, so that it never covers all of it. */
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
