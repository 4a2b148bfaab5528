import { useEffect, useRef } from '@wordpress/element';
import type { Flow } from '../rules/screens';
import { asSent, follow, NO_STEPS } from '../rules/progress';

declare global {
	interface Window {
		/** Printed on pages with a wheel, unless another plugin's server answers. */
		ruedaProgress?: string;
	}
}

/**
 * Counts how far visitors get, without anything about who they are. The start and the result are sent at once, the
 * steps between when the page is hidden. Nothing is sent if the page has no address for it.
 */
export function useProgress( wheelId: number | null, flow: Flow ): void {
	const unsent = useRef( NO_STEPS );
	const areas = flow.areas.length;

	useEffect( () => {
		const tell = () => {
			const { from, to } = unsent.current;
			if ( wheelId !== null && from <= to ) {
				unsent.current = asSent( unsent.current );
				send( { wheel: wheelId, areas, from, to } );
			}
		};
		unsent.current = follow( unsent.current, flow );
		if ( unsent.current.from === 0 || flow.screen === 'result' ) {
			tell();
		}
		const onHidden = () => {
			if ( document.visibilityState === 'hidden' ) {
				tell();
			}
		};
		document.addEventListener( 'visibilitychange', onHidden );
		return () =>
			document.removeEventListener( 'visibilitychange', onHidden );
	}, [ wheelId, areas, flow ] );
}

/** A beacon is sent even while the page is being left. */
function send( fields: Readonly< Record< string, number > > ): void {
	const address = window.ruedaProgress;
	// Some visitors switch beacons off in their browser.
	if ( address && 'sendBeacon' in navigator ) {
		const texts = Object.entries( fields ).map( ( [ name, value ] ) => [
			name,
			String( value ),
		] );
		navigator.sendBeacon( address, new URLSearchParams( texts ) );
	}
}
