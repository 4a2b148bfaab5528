/** The selector of all wheels on a page. This file is small, because it is loaded on every page with a wheel. */

export const roots = '.wp-block-rueda-wheel, .wheelOfLifeRootAppSelector';

/** The key under which wheels are kept on this device, if the visitor wants that: one list for the whole site. */
export const albumKey = 'rueda-album';

/** Returns a key for each wheel of each page; the same wheel twice on one page has two keys. */
export const keyOf = ( root: HTMLElement ): string =>
	`rueda-wheel:${ root.dataset[ 'wheelId' ] ?? '' }:${ [
		...document.querySelectorAll( roots ),
	].indexOf(
		root
	) }:${ window.location.pathname }${ window.location.search }`;

/** Whether the browser holds something for this wheel or an album. Its content is checked later, when it is read. */
export function hasKept( root: HTMLElement ): boolean {
	try {
		return !! (
			window.sessionStorage.getItem( keyOf( root ) ) ??
			window.localStorage.getItem( albumKey )
		);
	} catch {
		// The browser allows no storage for this site.
		return false;
	}
}
