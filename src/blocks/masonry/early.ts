/*
 * Printed at the end of the first masonry of a page, so that its items are painted in their final places. It lays out
 * its own masonry; each later one calls it again.
 */
import { measureMasonry } from './page/layout';

declare global {
	interface Window {
		ruedaMasonry?: () => void;
	}
}

window.ruedaMasonry = () => {
	const root = document.currentScript?.parentElement;
	if ( root ) {
		const layOut = () => measureMasonry( root )();
		layOut();
		// Items change their height when the page gets a scrollbar, and when text or images change.
		const sizes = new ResizeObserver( layOut );
		[ root, ...root.children ].forEach( ( box ) => sizes.observe( box ) );
	}
};
