import { mountIslands, whenParsed } from '../../frontend/loader/island';
import { hasKept, roots } from './page/place';

declare global {
	interface Window {
		/** Set by the other plugin's bundle when it runs on this page. */
		wheeloflifeExports?: { readonly wheelsFrontend?: unknown };
	}
}

/** When all deferred scripts have run, and with them the other plugin's bundle. Optimisers may run us later still. */
let isReady = document.readyState === 'complete';

function begin(): void {
	mountIslands( {
		selector: roots,
		name: 'wheel',
		load: () => import( /* webpackChunkName: "wheel" */ './page/WheelApp' ),
		when: ( root ) => {
			const printed = root.querySelector( '[class*=rueda]' );
			if ( isTheirs( root, ! printed ) ) {
				return null;
			}
			// A root in which our server has printed nothing shows no wheel to touch, and who was in the middle of it
			// wants to go on.
			return printed && ! hasKept( root, window ) ? 'touched' : 'near';
		},
	} );
	window.ruedaEarly?.abort();
}

/**
 * Only one of two bundles may mount a root. While the other one may still come, it gets those in which we have
 * printed nothing, and all on a page that has its script.
 */
const isTheirs = ( root: HTMLElement, isEmpty: boolean ): boolean =>
	root.matches( '.wheelOfLifeRootAppSelector' ) &&
	!! (
		window.wheeloflifeExports?.wheelsFrontend ??
		( ! isReady &&
			( isEmpty ||
				document.getElementById( 'wheeloflife-frontend-js' ) ) )
	);

// At once: other plugins' scripts, on which DOMContentLoaded waits, may take seconds. A root is mounted once, however
// often it is asked for.
whenParsed( begin );
for ( const type of [ 'DOMContentLoaded', 'load' ] ) {
	window.addEventListener( type, () => {
		isReady = true;
		begin();
	} );
}
