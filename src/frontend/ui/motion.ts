/**
 * Whether the page should stand still: the visitor's system asks for less motion, or the accessibility toolbar's
 * "Stop motion" is on. The toolbar sets the class and then sends the event.
 */

/** On `document`, after every change of the accessibility toolbar; `detail` is its whole state. */
export const TOOLBAR_EVENT = 'rueda:a11y-change';

const STOP_MOTION_CLASS = 'rueda-a11y-stop-motion';

function systemAsks(): MediaQueryList {
	return window.matchMedia( '(prefers-reduced-motion: reduce)' );
}

export function wantsNoMotion(): boolean {
	return (
		document.documentElement.classList.contains( STOP_MOTION_CLASS ) ||
		systemAsks().matches
	);
}

/**
 * @param listener Called when either wish may have changed.
 * @return Stops listening.
 */
export function onMotionChange( listener: () => void ): () => void {
	const media = systemAsks();
	media.addEventListener( 'change', listener );
	document.addEventListener( TOOLBAR_EVENT, listener );
	return () => {
		media.removeEventListener( 'change', listener );
		document.removeEventListener( TOOLBAR_EVENT, listener );
	};
}
