import { useCallback, useEffect, useState } from '@wordpress/element';
import { type Album, parse, serialise } from './rules/album';
import { albumKey } from '../page/place';

export interface StoredAlbum {
	readonly album: Album;
	/** Returns false if the browser refused to store it; then nothing has changed. */
	readonly change: ( edit: ( album: Album ) => Album ) => boolean;
}

/** Sent to the other wheels of this page; other pages get the browser's own event. */
const CHANGED = 'rueda-album';

/** Reads and changes the album. It is read again before each change, because another tab may have changed it. */
export function useAlbum(): StoredAlbum {
	const [ album, setAlbum ] = useState( read );

	useEffect( () => {
		const follow = () => setAlbum( read() );
		window.addEventListener( 'storage', follow );
		window.addEventListener( CHANGED, follow );
		return () => {
			window.removeEventListener( 'storage', follow );
			window.removeEventListener( CHANGED, follow );
		};
	}, [] );

	const change = useCallback( ( edit: ( before: Album ) => Album ) => {
		const before = read();
		const after = edit( before );
		if ( after === before || ! write( after ) ) {
			return false;
		}
		window.dispatchEvent( new Event( CHANGED ) );
		return true;
	}, [] );

	return { album, change };
}

function read(): Album {
	try {
		return parse(
			window.localStorage.getItem( albumKey ),
			window.location.origin
		);
	} catch {
		// The browser allows no storage for this site.
		return [];
	}
}

function write( album: Album ): boolean {
	try {
		if ( album.length === 0 ) {
			window.localStorage.removeItem( albumKey );
		} else {
			window.localStorage.setItem( albumKey, serialise( album ) );
		}
		return true;
	} catch {
		return false;
	}
}
