import { inNextFrame } from '../../../frontend/scroll/frame';
import { observeScroll } from '../../../frontend/scroll/observer';
import { savedSettings } from '../../../frontend/values/saved-settings';
import { masonrySettings } from '../rules/settings';
import { measureMasonry } from './layout';

/** Lays out the items, and again when one of them, or the room for them, has changed. What it returns ends that. */
export function startMasonry( root: HTMLElement ): () => void {
	let isOver = false;
	const measure = () => ( isOver ? undefined : measureMasonry( root ) );
	const again = () => inNextFrame( measure );

	// Pictures and fonts that arrive change the size of an item.
	const sizes = new ResizeObserver( again );
	const watchAll = () => {
		sizes.disconnect();
		[ root, ...root.children ].forEach( ( box ) => sizes.observe( box ) );
		again();
	};
	const children = new MutationObserver( watchAll );
	children.observe( root, { childList: true } );
	// In a tab or behind a button the items may be drawn for the first time now.
	const stopObserving = observeScroll( root, { callback: again } );
	watchAll();
	return () => {
		isOver = true;
		sizes.disconnect();
		children.disconnect();
		stopObserving();
	};
}

/** What the server writes for a block, for a page builder's grid of which it knows only the settings. */
export function applySettings( root: HTMLElement ): void {
	const { columns, columnsTablet, columnsMobile, gap, gapBeside } =
		masonrySettings( savedSettings( root ) );
	root.style.setProperty( '--rueda-columns', `${ columns }` );
	root.style.setProperty( '--rueda-columns-tablet', `${ columnsTablet }` );
	root.style.setProperty( '--rueda-columns-mobile', `${ columnsMobile }` );
	root.style.setProperty( '--rueda-gap', `${ gap }px` );
	root.style.setProperty( '--rueda-gap-beside', `${ gapBeside }px` );
}
