import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Outcome } from './api';

/** Loads a value; null while loading. `load` must be the same function each time. */
export function useLoaded< Value >(
	load: ( signal: AbortSignal ) => Promise< Outcome< Value > >
): {
	readonly outcome: Outcome< Value > | null;
	/** Loads again, while the old value stays visible. */
	readonly reload: () => void;
} {
	const [ outcome, setOutcome ] = useState< Outcome< Value > | null >( null );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const leaving = new AbortController();
		load( leaving.signal ).then( setOutcome, () => undefined );
		return () => leaving.abort();
	}, [ load, turn ] );
	const reload = useCallback( () => setTurn( ( now ) => now + 1 ), [] );
	return { outcome, reload };
}
