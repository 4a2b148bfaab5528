import { inNextFrame } from '../../../frontend/scroll/frame';
import { containerOf, measureStretch } from './place';
import { onSticky } from './sticky';

/** Keeps the section as wide as its container. What it returns ends that. */
export function keepStretched(
	root: HTMLElement,
	selector: string
): () => void {
	let isOver = false;
	const measure = () =>
		isOver ? undefined : measureStretch( root, selector );
	const again = () => inNextFrame( measure );

	// The root element becomes narrower when a scrollbar comes; the section's parent says where it begins.
	const sizes = new ResizeObserver( again );
	for ( const box of [
		document.documentElement,
		containerOf( selector ),
		root.parentElement,
	] ) {
		if ( box ) {
			sizes.observe( box );
		}
	}
	window.addEventListener( 'resize', again );
	const stopSticky = onSticky( root, again );
	return () => {
		isOver = true;
		sizes.disconnect();
		window.removeEventListener( 'resize', again );
		stopSticky();
	};
}
