import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Failed, Loaded } from './api';
import type { Wheel } from '../rules/wheel';

export type WheelState =
	| { readonly status: 'missing' | 'loading' }
	| Extract< Loaded< Wheel >, { status: 'loaded' } >
	| ( Failed & { readonly isRetrying: boolean } );

/**
 * The wheel from the server, asked for when the app begins and whenever the visitor tries again.
 *
 * @param id   Null when none was chosen.
 * @param load How to get it.
 */
export function useWheel(
	id: number | null,
	load: ( id: number, signal: AbortSignal ) => Promise< Loaded< Wheel > >
): {
	readonly state: WheelState;
	readonly retry: () => void;
} {
	const [ state, setState ] = useState< WheelState >( {
		status: id === null ? 'missing' : 'loading',
	} );
	const [ attempt, setAttempt ] = useState( 1 );

	useEffect( () => {
		if ( id === null ) {
			return undefined;
		}
		const leaving = new AbortController();
		load( id, leaving.signal ).then(
			( loaded ) => {
				// Not every loading can be cancelled.
				if ( ! leaving.signal.aborted ) {
					setState( stateOf( loaded ) );
				}
			},
			// Rejects only when the component unmounts.
			() => undefined
		);
		return () => leaving.abort();
	}, [ id, load, attempt ] );

	const retry = useCallback( () => {
		// The error stays visible until the retry has ended. If the wheel is gone, that was the whole error.
		setState( ( before ) => {
			switch ( before.status ) {
				case 'failed':
					return { ...before, isRetrying: true };
				case 'missing':
					return { status: 'loading' };
				default:
					return before;
			}
		} );
		setAttempt( ( before ) => before + 1 );
	}, [] );

	const isOffline =
		state.status === 'failed' && state.reason === 'fetch_error';
	useEffect( () => {
		if ( ! isOffline ) {
			return undefined;
		}
		window.addEventListener( 'online', retry );
		return () => window.removeEventListener( 'online', retry );
	}, [ isOffline, retry ] );

	return { state, retry };
}

function stateOf( loaded: Loaded< Wheel > ): WheelState {
	if ( loaded.status === 'loaded' ) {
		return loaded;
	}
	return loaded.isGone
		? { status: 'missing' }
		: { ...loaded, isRetrying: false };
}
