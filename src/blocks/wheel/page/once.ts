import { loadWheel } from './api';

type Loading = ReturnType< typeof loadWheel >;

const asked = new Map< number, Loading >();

/** The wheel, for all its places on the page: the server is asked once, and anew only after a failure. */
export function loadWheelOnce( id: number ): Loading {
	const before = asked.get( id );
	if ( before ) {
		return before;
	}
	// No place can cancel it: the others wait for the same answer.
	const loading = loadWheel( id );
	asked.set( id, loading );
	void loading.then( ( { status } ) => {
		if ( status === 'failed' ) {
			asked.delete( id );
		}
	} );
	return loading;
}
