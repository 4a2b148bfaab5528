import { lazyComponent } from '../../../frontend/loader/lazy-component';
import { albumKey } from '../page/place';

/** Few visitors keep their wheels, so this code is loaded only with a result, or if something is kept. */
export const LazyAlbum = lazyComponent(
	'album',
	() => import( /* webpackChunkName: "album" */ './AlbumPanel' )
);

export function hasAlbum(): boolean {
	try {
		return !! window.localStorage.getItem( albumKey );
	} catch {
		// The browser allows no storage for this site.
		return false;
	}
}
