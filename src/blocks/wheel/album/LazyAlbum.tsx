import { lazyComponent } from '../../../frontend/loader/lazy-component';
import { albumKey } from '../page/place';

/** Few visitors look at kept wheels, so this code is loaded when they open its place, or if something is kept. */
export const LazyAlbum = lazyComponent(
	'album',
	() => import( /* webpackChunkName: "album" */ './AlbumPanel' )
);

/** Apart from the rest, because it shows with each result. */
export const LazyKeep = lazyComponent(
	'keep',
	() => import( /* webpackChunkName: "keep" */ './Keep' )
);

export function hasAlbum(): boolean {
	try {
		return !! window.localStorage.getItem( albumKey );
	} catch {
		// The browser allows no storage for this site.
		return false;
	}
}
