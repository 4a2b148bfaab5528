/**
 * How far visitors get, told to the site as plain numbers: which steps of this wheel a run has taken, and nothing about
 * whose run it was. Where the page does not say whom to tell, nobody is told.
 */
import { useEffect, useRef } from '@wordpress/element';
import type { Flow } from './flow';

declare global {
	interface Window {
		/** Printed with pages that have a wheel, while the server is ours. */
		ruedaProgress?: string;
	}
}

/** What is still to be told of a run. Step 0 is its start, the last one its result. */
export interface Untold {
	readonly run: number;
	readonly from: number;
	readonly to: number;
}

/** Before anything was told. */
export const nothing: Untold = { run: 0, from: 0, to: -1 };

/** The last step that a flow has taken; -1 before its start. */
function reachOf( { screen, settled, areas }: Flow ): number {
	switch ( screen ) {
		case 'intro':
			return -1;
		case 'result':
			return areas.length;
		default:
			// All settled, but still in the review: not at the end.
			return Math.min( settled, areas.length - 1 );
	}
}

export function follow( untold: Untold, flow: Flow ): Untold {
	const to = reachOf( flow );
	if ( to < 0 || flow.run === untold.run ) {
		return { ...untold, to: Math.max( untold.to, to ) };
	}
	// A run that begins in its middle was taken up again: the page before has told that far.
	return { run: flow.run, from: flow.settled > 0 ? to + 1 : 0, to };
}

export const told = ( untold: Untold ): Untold => ( {
	...untold,
	from: Math.max( untold.from, untold.to + 1 ),
} );

/** Tells of a start and of a result at once, and of what lies between when the visitor looks away. */
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
