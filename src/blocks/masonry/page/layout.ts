import { masonry, shifts } from '../rules/masonry';

const SHIFT = '--rueda-shift';
const HEIGHT = '--rueda-height';

/** What has a place in the grid: not what is hidden, and not what lies above it, as the editor's button for blocks. */
const itemsOf = ( root: HTMLElement, view: Window | null ): HTMLElement[] =>
	[ ...root.children ].filter( ( child ): child is HTMLElement => {
		const style = view?.getComputedStyle( child );
		return (
			'style' in child &&
			style?.display !== 'none' &&
			! /^(absolute|fixed)$/.test( style?.position ?? '' )
		);
	} );

/** Reads the items' heights. What it gives back closes the gaps between them. */
export function measureMasonry( root: HTMLElement ): () => void {
	const view = root.ownerDocument.defaultView;
	const style = view?.getComputedStyle( root );
	const items = itemsOf( root, view );
	// As the style sheet says for this width; of a grid that is not shown there is no list of widths.
	const columns =
		style?.gridTemplateColumns.match( /[\d.]+px/g )?.length ?? 0;
	const gap = parseFloat( style?.rowGap ?? '' ) || 0;
	const isPlain =
		style?.display !== 'grid' ||
		// No sign that looks like a tag: this is printed into content, in which WordPress changes what follows one.
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

/** Writes nothing that is there already, so that watching sizes comes to an end. */
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
