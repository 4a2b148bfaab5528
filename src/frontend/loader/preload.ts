import { nextAddress } from './chunks';
import { fieldOf } from '../values/field';
import type { LateScript, Recipe } from './recipe';

let preloaded = false;

/** Lets the browser fetch all that is missing at once; handles.ts runs it in its order. */
export function preload( { handles }: Recipe ): void {
	if ( preloaded ) {
		return;
	}
	preloaded = true;
	for ( const script of handles ) {
		if ( ! isThere( script ) && ! printed( script ) ) {
			const link = document.createElement( 'link' );
			link.rel = 'preload';
			link.as = 'script';
			link.href = script.src;
			// Browsers remember the failure, and give it to the script element that asks for the same address.
			link.onerror = () => nextAddress( script.handle, '' );
			document.head.append( link );
		}
	}
}

/** Optimisers that merge scripts drop their ids, so the global says more than the element. */
export const isThere = ( { global }: LateScript ): boolean =>
	global?.split( '.' ).reduce< unknown >( fieldOf, window ) !== undefined;

export const printed = ( { handle }: LateScript ): HTMLElement | null =>
	document.getElementById( `${ handle }-js` );
