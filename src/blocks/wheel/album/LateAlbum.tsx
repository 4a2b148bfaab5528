import { late } from '../../../frontend/loader/late';
import { albumKey } from '../page/place';

/** Few visitors keep their wheels: what they need for it comes when a result is shown, or something is kept. */
export const LateAlbum = late(
	'album',
	() => import( /* webpackChunkName: "album" */ './AlbumPanel' )
);

export function hasAlbum(): boolean {
	try {
		return !! window.localStorage.getItem( albumKey );
	} catch {
		// The browser keeps nothing for this site.
		return false;
	}
}
