/*
 * What all calls to the server have in common: a nonce that is renewed, a time limit, and network errors as values.
 * Only the caller's own abort rejects.
 */
import { fail, readThrown } from './answer';
import type { Answer, Failure, Reading } from './answer';
import { logFailure } from './log';
import type { Logged } from './log';
import { renewNonce } from './nonce';
import type { NonceKind } from './nonce';

export interface Limits {
	readonly signal?: AbortSignal | null | undefined;
	/** In milliseconds for the whole request with its repeats. */
	readonly timeout?: number | undefined;
	/** Whether the caller repeats the request after this failure; then it is not logged. */
	readonly willRepeat?: ( ( failed: Failure ) => boolean ) | undefined;
}

const TIMEOUT = 30_000;
const REPEATS = 5;

/**
 * Sends a request, and repeats it only if the server refused the nonce, because then nothing was done. A write whose
 * answer was lost is never sent twice.
 */
export async function callBy< Options extends Logged >(
	send: ( options: Options & { signal: AbortSignal } ) => Promise< unknown >,
	kind: NonceKind,
	read: ( outcome: unknown ) => Promise< Reading >,
	limits: Limits,
	optionsWith: ( nonce?: string ) => Options
): Promise< Answer > {
	const answer = await within( limits, async ( signal ) => {
		for ( let repeats = 0; ; repeats++ ) {
			const used = kind.now();
			const options = { ...optionsWith( used ), signal };
			const reading = await send( options )
				.then( read )
				.catch( readThrown );
			if ( reading !== 'dead nonce' ) {
				return reading;
			}
			if ( repeats === REPEATS ) {
				return { ...fail( 'stale_nonce' ), status: 403 };
			}
			kind.died();
			// Another request may have renewed the nonce meanwhile.
			const failure = kind.now() === used ? await renewNonce() : null;
			if ( failure ) {
				return failure;
			}
			if ( signal.aborted ) {
				return fail( 'timeout' );
			}
		}
	} );
	if ( ! answer.ok && ! limits.willRepeat?.( answer ) ) {
		logFailure( optionsWith(), answer );
	}
	return answer;
}

/** Ends the wait when the caller or the clock says so, also where it is only for a nonce. */
async function within(
	{ signal, timeout = TIMEOUT }: Limits,
	work: ( signal: AbortSignal ) => Promise< Answer >
): Promise< Answer > {
	signal?.throwIfAborted();
	const own = new AbortController();
	const ended = new Promise< Answer >( ( resolve ) =>
		own.signal.addEventListener( 'abort', () =>
			resolve( fail( 'timeout' ) )
		)
	);
	const end = () => own.abort();
	const timer = setTimeout( end, timeout );
	signal?.addEventListener( 'abort', end );
	const answer = await Promise.race( [ work( own.signal ), ended ] );
	clearTimeout( timer );
	signal?.removeEventListener( 'abort', end );
	signal?.throwIfAborted();
	return answer;
}
