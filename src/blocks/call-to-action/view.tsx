/*
 * Counts presses on the buttons of calls to action; the link itself works without it. One listener for the whole page,
 * because the button below a finished wheel appears later.
 */
import { tellStatus } from '../../frontend/values/block-status';

declare global {
	interface Window {
		/** The address that counts presses; printed before this script. */
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
	tellStatus< 'call-to-action' >( cta, 'pressed' );
	// A beacon is sent even while the page is being left.
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
