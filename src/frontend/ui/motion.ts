/**
 * Whether nothing should move: the system asks for less motion, or "Stop motion" of the accessibility toolbar is on.
 * The toolbar sets the class first and then sends the event.
 */

/** On `document`, after every change of the accessibility toolbar; `detail` is its whole state. */
export const TOOLBAR_EVENT = 'rueda:a11y-change';

const STOP_MOTION_CLASS = 'rueda-a11y-stop-motion';

function systemAsks(): MediaQueryList {
	return window.matchMedia( '(prefers-reduced-motion: reduce)' );
}

const toolbarAsks = (): boolean =>
	document.documentElement.classList.contains( STOP_MOTION_CLASS );

export const wantsNoMotion = (): boolean =>
	toolbarAsks() || systemAsks().matches;

/**
 * @param listener Called when the system or the toolbar begins or ends to ask, whatever the other one says: what a
 *                 visitor has started in spite of the one stops when the other asks as well.
 * @return Stops listening.
 */
export function onMotionChange( listener: () => void ): () => void {
	const media = systemAsks();
	let before = toolbarAsks();
	// The toolbar sends this event for all its changes, and most are not about motion.
	const ask = () => {
		const now = toolbarAsks();
		if ( now !== before ) {
			before = now;
			listener();
		}
	};
	media.addEventListener( 'change', listener );
	document.addEventListener( TOOLBAR_EVENT, ask );
	return () => {
		media.removeEventListener( 'change', listener );
		document.removeEventListener( TOOLBAR_EVENT, ask );
	};
}
