import { inNextFrame } from '../../../frontend/scroll/frame';
import { observeScroll } from '../../../frontend/scroll/observer';
import { tellStatus } from '../../../frontend/values/block-status';
import { savedSettings } from '../../../frontend/values/saved-settings';
import { masonrySettings } from '../rules/settings';
import { measureMasonry } from './layout';

export { fadeIn } from './fading';

/** Lays out the items, and again when an item or the width changes. Returns a function that ends that. */
export function startMasonry( root: HTMLElement ): () => void {
	let isOver = false;
	const measure = () => ( isOver ? undefined : measureMasonry( root ) );
	const again = () => inNextFrame( measure );

	// Images and fonts that load late change the size of items.
	const sizes = new ResizeObserver( again );
	const watchAll = () => {
		sizes.disconnect();
		[ root, ...root.children ].forEach( ( box ) => sizes.observe( box ) );
		again();
	};
	const children = new MutationObserver( watchAll );
	children.observe( root, { childList: true } );
	// Inside a tab, items may become visible only now.
	const stopObserving = observeScroll( root, { callback: again } );
	watchAll();
	tellStatus< 'masonry' >( root, 'ready' );
	return () => {
		isOver = true;
		sizes.disconnect();
		children.disconnect();
		stopObserving();
	};
}

/** Does for a page builder's grid what the server does for our block. */
export function applySettings( root: HTMLElement ): void {
	const { columns, columnsTablet, columnsMobile, gap, gapBeside } =
		masonrySettings( savedSettings( root ) );
	root.style.setProperty( '--rueda-columns', `${ columns }` );
	root.style.setProperty( '--rueda-columns-tablet', `${ columnsTablet }` );
	root.style.setProperty( '--rueda-columns-mobile', `${ columnsMobile }` );
	root.style.setProperty( '--rueda-gap', `${ gap }px` );
	root.style.setProperty( '--rueda-gap-beside', `${ gapBeside }px` );
}
