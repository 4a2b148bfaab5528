/*
 * Printed into the page at the end of the first masonry, so that its items are painted where they stay. It lays out the
 * masonry that it is in; each later one calls it.
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
		// The page gets its scrollbar when more of it has arrived, and the cards become narrower; larger text or a
		// picture makes them higher.
		const sizes = new ResizeObserver( layOut );
		[ root, ...root.children ].forEach( ( box ) => sizes.observe( box ) );
	}
};
