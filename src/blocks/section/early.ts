/*
 * Printed inside the first stretched section, so that sections are painted in their final place. It stretches its own
 * section; each later one calls it again.
 */
import { measureStretch } from './page/place';

declare global {
	interface Window {
		ruedaStretch?: ( container: string ) => void;
	}
}

const all: Array< () => void > = [];

window.ruedaStretch = ( container ) => {
	const root = document.currentScript?.parentElement;
	if ( root ) {
		const stretch = () => measureStretch( root, container )();
		stretch();
		// An inner section is printed before its outer one ends, but the outer one has to be placed first.
		all.unshift( stretch );
	}
};

// The page gets its scrollbar when more of it is loaded.
new ResizeObserver( () => all.forEach( ( stretch ) => stretch() ) ).observe(
	document.documentElement
);
