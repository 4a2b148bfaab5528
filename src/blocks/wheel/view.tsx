import { mountIslands } from '../../frontend/loader/island';
import { hasKept, roots } from './page/place';

declare global {
	interface Window {
		/** Set by the other plugin's bundle when it runs on this page. */
		wheeloflifeExports?: { readonly wheelsFrontend?: unknown };
	}
}

function begin(): void {
	mountIslands( {
		// Only one of two bundles may mount a root.
		selector: window.wheeloflifeExports?.wheelsFrontend
			? '.wp-block-rueda-wheel:not(.wheelOfLifeRootAppSelector)'
			: roots,
		name: 'wheel',
		load: () => import( /* webpackChunkName: "wheel" */ './page/WheelApp' ),
		// A root in which our server has printed nothing shows no wheel to touch, and who was in the middle of it wants to go on.
		when: ( root ) =>
			root.querySelector( '.wheeloflife-wrapper' ) &&
			! hasKept( root, window )
				? 'touched'
				: 'near',
	} );
}

// The other bundle may run as late as this script does, so look when all deferred ones have run. Optimisers may
// run us after that moment, which then comes no more. A root is mounted once, however often it is asked for.
window.addEventListener( 'DOMContentLoaded', begin );
window.addEventListener( 'load', begin );
if ( document.readyState === 'complete' ) {
	begin();
}
