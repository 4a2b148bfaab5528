import { mountIslands } from '../../frontend/loader/island';
import { hasKept, roots } from './page/place';

declare global {
	interface Window {
		/** Set by the other plugin's bundle when it runs on this page. */
		wheeloflifeExports?: { readonly wheelsFrontend?: unknown };
	}
}

/**
 * True when all deferred scripts have run, also the other plugin's bundle. Optimisers may delay this script even more.
 */
let isReady = document.readyState === 'complete';

function begin(): void {
	mountIslands( {
		selector: roots,
		name: 'wheel',
		load: () => import( /* webpackChunkName: "wheel" */ './page/WheelApp' ),
		when: ( root ) => {
			const printed = root.querySelector( '[class*=rueda]' );
			// What a visitor has posted is answered by the server alone.
			if (
				root.querySelector( '.is-answer' ) ||
				isTheirs( root, ! printed )
			) {
				return null;
			}
			// An empty root shows nothing to touch, and a visitor with kept answers wants to continue: both are started
			// early.
			return printed && ! hasKept( root ) ? 'touched' : 'near';
		},
	} );
}

/**
 * Only one of the two bundles may mount a root. As long as the other one may still run, it gets the roots in which our
 * server printed nothing, and all roots on pages with its script.
 */
const isTheirs = ( root: HTMLElement, isEmpty: boolean ): boolean =>
	root.matches( '.wheelOfLifeRootAppSelector' ) &&
	!! (
		window.wheeloflifeExports?.wheelsFrontend ??
		( ! isReady &&
			( isEmpty ||
				document.getElementById( 'wheeloflife-frontend-js' ) ) )
	);

// At once, because DOMContentLoaded waits for scripts of other plugins, which may take seconds. A root is mounted only
// once.
begin();
for ( const type of [ 'DOMContentLoaded', 'load', 'rueda:added' ] ) {
	window.addEventListener( type, () => {
		isReady = true;
		begin();
	} );
}
// A wheel that other code has put into the page starts when it is touched, also without that event. This listener comes
// before those of the wheel, which then hear the same event.
for ( const type of [ 'focusin', 'click' ] ) {
	window.addEventListener( type, begin, true );
}
