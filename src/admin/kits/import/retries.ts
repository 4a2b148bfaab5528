/** Handles lost answers: the server may have done what it was asked for. */
import { loadLibrary, startRun, type Outcome } from '../api';
import type { Run } from '../rules/answers';

/** How often a lost request is repeated, with growing pauses. */
const RETRIES = 4;
const RETRY_DELAY = 2_000;

const pause = ( turn: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, turn * RETRY_DELAY ) );

/** Repeats a step whose answer was lost, as long as it is wanted. The server does no step twice. */
export async function withRetries(
	call: () => Promise< Outcome< Run > >,
	isWanted: () => boolean
): Promise< Outcome< Run > > {
	for ( let turn = 1; ; turn++ ) {
		const outcome = await call();
		if ( outcome.ok || ! outcome.isLost || turn > RETRIES ) {
			return outcome;
		}
		await pause( turn );
		if ( ! isWanted() ) {
			return outcome;
		}
	}
}

/** A start is never repeated. If its answer was lost, this looks for the run that the server has started. */
export async function started(
	order: Parameters< typeof startRun >[ 0 ]
): Promise< Outcome< Run > > {
	const outcome = await startRun( order );
	if ( outcome.ok || ! outcome.isLost ) {
		return outcome;
	}
	for ( let turn = 1; turn <= RETRIES; turn++ ) {
		const library = await loadLibrary( new AbortController().signal );
		if ( library.ok && library.value.current ) {
			return { ok: true, value: library.value.current };
		}
		await pause( turn );
	}
	return outcome;
}
