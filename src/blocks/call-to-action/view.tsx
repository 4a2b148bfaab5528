/*
 * Tells the server that a button was pressed, while the link does what links do. Without it nothing is counted and
 * everything works. One ear for the whole page: below a finished wheel the button comes later than this script.
 */
declare global {
	interface Window {
		/** Where presses are counted; printed before this script. */
		ruedaClicks?: string;
	}
}

function tell( event: MouseEvent ): void {
	const button =
		event.target instanceof Element
			? event.target.closest< HTMLElement >( 'a[data-rueda-click]' )
			: null;
	const cta = button?.closest< HTMLElement >( '[data-rueda-cta]' );
	// The left button, and the middle one, which opens a tab.
	if ( ! button || ! cta || event.button > 1 || ! window.ruedaClicks ) {
		return;
	}
	// Unlike a call, a beacon survives that the visitor leaves the page.
	navigator.sendBeacon(
		window.ruedaClicks,
		new URLSearchParams( {
			cta: cta.dataset[ 'ruedaCta' ] ?? '',
			button: button.dataset[ 'ruedaClick' ] ?? '',
		} )
	);
}

document.addEventListener( 'click', tell, true );
document.addEventListener( 'auxclick', tell, true );

export {};
