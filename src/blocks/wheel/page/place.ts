/** Where wheels stand on a page. Small, because it comes with every page that has one. */

export const roots = '.wp-block-rueda-wheel, .wheelOfLifeRootAppSelector';

/** Where wheels are kept on this device, if the visitor wants it: one list for the whole site. */
export const albumKey = 'rueda-album';

/** Each wheel of each page has a key of its own, and the same wheel twice on one page has two. */
export function keyOf( root: HTMLElement ): string {
	const page = root.ownerDocument;
	const { pathname, search } = page.location;
	const place = [ ...page.querySelectorAll( roots ) ].indexOf( root );
	return `rueda-wheel:${ root.dataset[ 'wheelId' ] ?? '' }:${ place }:${ pathname }${ search }`;
}

/** Whether anything was kept for this wheel, or on this device. What it is worth turns out when it is read. */
export function hasKept(
	root: HTMLElement,
	stores: Pick< Window, 'sessionStorage' | 'localStorage' >
): boolean {
	try {
		return !! (
			stores.sessionStorage.getItem( keyOf( root ) ) ??
			stores.localStorage.getItem( albumKey )
		);
	} catch {
		// The browser keeps nothing for this site.
		return false;
	}
}
