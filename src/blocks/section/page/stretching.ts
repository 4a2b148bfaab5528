import { inNextFrame } from '../../../frontend/scroll/frame';
import { containerOf, measureStretch } from './place';
import { onSticky } from './sticky';

/** Keeps the section as wide as its container. Returns a function that ends that. */
export function keepStretched(
	root: HTMLElement,
	selector: string
): () => void {
	let isOver = false;
	const measure = () =>
		isOver ? undefined : measureStretch( root, selector );
	const again = () => inNextFrame( measure );

	// A scrollbar makes the root element narrower; the section's parent shows where the section begins.
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
