import { loadWheel } from './api';
import { Ask } from './wished/lazy';

type Loading = ReturnType< typeof loadWheel >;

const asked = new Map< number, Loading >();

/** Loads a wheel once for all its places on the page. After a failure the next call tries again. */
export function loadWheelOnce( id: number ): Loading {
	const before = asked.get( id );
	if ( before ) {
		return before;
	}
	// One place must not cancel the request, because others wait for the same answer.
	const loading = loadWheel( id ).then( withParts );
	asked.set( id, loading );
	void loading.then( ( { status } ) => {
		if ( status === 'failed' ) {
			asked.delete( id );
		}
	} );
	return loading;
}

/** In milliseconds. After that, the part's own place says that it takes long. */
const LONG = 4000;

/** What the questions are made of is there before the first of them, so that nothing moves. */
async function withParts(
	loaded: Awaited< Loading >
): Promise< Awaited< Loading > > {
	if (
		loaded.status === 'loaded' &&
		loaded.value.areas.some( ( { asksWish } ) => asksWish )
	) {
		await Promise.race( [
			Ask.soon().catch( () => undefined ),
			new Promise( ( done ) => setTimeout( done, LONG ) ),
		] );
	}
	return loaded;
}
