/* eslint-disable camelcase -- webpack's own name */
import { nextAddress } from './chunks';
import { fieldOf } from '../values/field';
import type { LateScript, Recipe } from './recipe';

let preloaded = false;

/** Lets the browser load everything that is missing in parallel; handles.ts runs it in order. */
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
			link.nonce = __webpack_nonce__;
			link.href = script.src;
			// Browsers remember a failed preload, and the script element with the same address would fail too.
			link.onerror = () => nextAddress( script.handle, '' );
			document.head.append( link );
		}
	}
}

/** Optimisers that merge scripts drop their ids, so the global is checked and not the element. */
export const isThere = ( { global }: Pick< LateScript, 'global' > ): boolean =>
	global?.split( '.' ).reduce< unknown >( fieldOf, window ) !== undefined;

export const printed = ( { handle }: LateScript ): HTMLElement | null =>
	document.getElementById( `${ handle }-js` );
