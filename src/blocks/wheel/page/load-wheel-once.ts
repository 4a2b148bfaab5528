import { loadWheel } from './api';

type Loading = ReturnType< typeof loadWheel >;

const asked = new Map< number, Loading >();

/** Loads a wheel once for all its places on the page. After a failure the next call tries again. */
export function loadWheelOnce( id: number ): Loading {
	const before = asked.get( id );
	if ( before ) {
		return before;
	}
	// One place must not cancel the request, because others wait for the same answer.
	const loading = loadWheel( id );
	asked.set( id, loading );
	void loading.then( ( { status } ) => {
		if ( status === 'failed' ) {
			asked.delete( id );
		}
	} );
	return loading;
}
