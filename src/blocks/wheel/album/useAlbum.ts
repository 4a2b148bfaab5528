import { useCallback, useEffect, useState } from '@wordpress/element';
import { type Album, parse, serialise } from './rules/album';
import { albumKey } from '../page/place';

export interface StoredAlbum {
	readonly album: Album;
	/** False when the browser would not keep it: then nothing has changed. */
	readonly change: ( edit: ( album: Album ) => Album ) => boolean;
}

/** Told to the other wheels of this page; other pages hear of it from the browser. */
const CHANGED = 'rueda-album';

/** What is kept on this device. Always read anew before it is changed: another tab may have been quicker. */
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
		// The browser keeps nothing for this site.
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
