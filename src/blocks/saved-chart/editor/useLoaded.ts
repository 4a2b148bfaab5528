import { useEffect, useState } from '@wordpress/element';

/** What is loaded for a key; undefined until it is there. With a new key, what came before stays until then. */
export function useLoaded< T >(
	key: string,
	load: ( signal: AbortSignal ) => Promise< T >
): T | undefined {
	const [ loaded, setLoaded ] = useState< T >();
	useEffect( () => {
		const leaving = new AbortController();
		load( leaving.signal ).then(
			( value ) => setLoaded( () => value ),
			// Rejects only when it is aborted.
			() => undefined
		);
		return () => leaving.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The key says when to load.
	}, [ key ] );
	return loaded;
}
