/*
 * Printed into the page inside the first stretched section, so that no section is painted where it does not stay. It
 * stretches the section that it is in; each later one calls it.
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
		// A section is printed to its end before the one around it, whose place counts for both: that comes first.
		all.unshift( stretch );
	}
};

// The page gets its scrollbar when more of it has arrived.
new ResizeObserver( () => all.forEach( ( stretch ) => stretch() ) ).observe(
	document.documentElement
);
