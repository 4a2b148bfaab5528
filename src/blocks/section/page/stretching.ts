import { inNextFrame } from '../../../frontend/scroll/frame';
import { containerOf, measureStretch } from './place';
import { onSticky } from './sticky';

/** Sections to stretch in the next frame, with the selectors of their containers. */
const waiting = new Map< Element, string >();

/** One after the other, outer ones first, because an inner section begins where its outer one does. */
function stretchWaiting(): void {
	for ( const root of document.querySelectorAll< HTMLElement >(
		'.is-stretched'
	) ) {
		const selector = waiting.get( root );
		if ( selector !== undefined ) {
			measureStretch( root, selector )();
		}
	}
	waiting.clear();
}

const afterOthersRead = () => stretchWaiting;

/** Keeps the section as wide as its container. Returns a function that ends that. */
export function keepStretched(
	root: HTMLElement,
	selector: string
): () => void {
	const again = () => {
		waiting.set( root, selector );
		inNextFrame( afterOthersRead );
	};

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
		waiting.delete( root );
		sizes.disconnect();
		window.removeEventListener( 'resize', again );
		stopSticky();
	};
}
