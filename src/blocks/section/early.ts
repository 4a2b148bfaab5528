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

window.ruedaStretch = ( container ) => {
	const root = document.currentScript?.parentElement;
	if ( root ) {
		const stretch = () => measureStretch( root, container )();
		stretch();
		// The page gets its scrollbar when more of it has arrived.
		new ResizeObserver( stretch ).observe( document.documentElement );
	}
};
