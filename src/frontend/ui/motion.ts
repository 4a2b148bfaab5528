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
 * @param listener Called when the page should stand still from now on, or may move again.
 * @return Stops listening.
 */
export function onMotionChange( listener: () => void ): () => void {
	const media = systemAsks();
	let before = wantsNoMotion();
	// The toolbar tells of each of its changes, of which most are about something else.
	const ask = () => {
		const now = wantsNoMotion();
		if ( now !== before ) {
			before = now;
			listener();
		}
	};
	media.addEventListener( 'change', ask );
	document.addEventListener( TOOLBAR_EVENT, ask );
	return () => {
		media.removeEventListener( 'change', ask );
		document.removeEventListener( TOOLBAR_EVENT, ask );
	};
}
