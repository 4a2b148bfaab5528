import { useEffect, useRef } from '@wordpress/element';
import type { Flow } from '../rules/flow';
import { follow, nothing, told } from '../rules/progress';

declare global {
	interface Window {
		/** Printed with pages that have a wheel, while the server is ours. */
		ruedaProgress?: string;
	}
}

/**
 * Tells the site how far visitors get, in plain numbers and without anything about whose they are: of a start and of
 * a result at once, and of what lies between when the visitor looks away. Where the page does not say whom to tell,
 * nobody is told.
 */
export function useProgress( wheelId: number | null, flow: Flow ): void {
	const untold = useRef( nothing );
	const areas = flow.areas.length;

	useEffect( () => {
		const tell = () => {
			const { from, to } = untold.current;
			if ( wheelId !== null && from <= to ) {
				untold.current = told( untold.current );
				send( { wheel: wheelId, areas, from, to } );
			}
		};
		untold.current = follow( untold.current, flow );
		if ( untold.current.from === 0 || flow.screen === 'result' ) {
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

/** Survives that the page is left, and is never waited for. */
function send( fields: Readonly< Record< string, number > > ): void {
	const address = window.ruedaProgress;
	if ( address && typeof navigator.sendBeacon === 'function' ) {
		const body = new URLSearchParams();
		for ( const [ name, value ] of Object.entries( fields ) ) {
			body.set( name, String( value ) );
		}
		navigator.sendBeacon( address, body );
	}
}
