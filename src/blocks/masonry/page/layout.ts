import { masonry, shifts } from '../rules/masonry';

const SHIFT = '--rueda-shift';
const HEIGHT = '--rueda-height';

/**
 * The items in the grid, without hidden ones and without what is positioned above it, such as the editor's button for
 * blocks.
 */
const itemsOf = ( root: HTMLElement, view: Window | null ): HTMLElement[] =>
	[ ...root.children ].filter( ( child ): child is HTMLElement => {
		const style = view?.getComputedStyle( child );
		return (
			'style' in child &&
			style?.display !== 'none' &&
			! /^(absolute|fixed)$/.test( style?.position ?? '' )
		);
	} );

/** Reads the heights of the items. Returns a function that closes the gaps between them. */
export function measureMasonry( root: HTMLElement ): () => void {
	const view = root.ownerDocument.defaultView;
	const style = view?.getComputedStyle( root );
	const items = itemsOf( root, view );
	// The columns at this width. A grid that is not shown has no list of widths.
	const columns =
		style?.gridTemplateColumns.match( /[\d.]+px/g )?.length ?? 0;
	const gap = parseFloat( style?.rowGap ?? '' ) || 0;
	const isPlain =
		style?.display !== 'grid' ||
		// Without signs that look like a tag, because this script is printed into content, which WordPress changes.
		! ( columns > 1 ) ||
		! ( items.length > columns ) ||
		root.clientWidth === 0;
	const heights = isPlain
		? []
		: items.map( ( item ) => item.getBoundingClientRect().height );
	const moves = isPlain
		? items.map( () => 0 )
		: shifts( heights, columns, gap );
	const height = isPlain
		? null
		: masonry( heights, columns, gap ).containerHeight;
	return () => {
		items.forEach( ( item, index ) =>
			set( item, SHIFT, orNothing( moves[ index ] ) )
		);
		set( root, HEIGHT, height );
	};
}

const orNothing = ( move: number | undefined ): number | null =>
	move === 0 ? null : ( move ?? null );

/** Writes only changes, so that the observer of sizes is not called for ever. */
function set(
	element: HTMLElement,
	name: string,
	pixels: number | null
): void {
	const value = pixels === null ? '' : `${ pixels }px`;
	if ( element.style.getPropertyValue( name ) !== value ) {
		element.style.setProperty( name, value );
	}
}
