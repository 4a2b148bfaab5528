/** What is done when an answer was lost on its way, though the server may have done what it was asked for. */
import { loadLibrary, startRun, type Outcome } from '../api';
import type { Run } from '../rules/answers';

/** So often something is asked for again after the line was lost, each time later. */
const RETRIES = 4;
const PATIENCE = 2_000;

const pause = ( turn: number ): Promise< void > =>
	new Promise( ( resolve ) => setTimeout( resolve, turn * PATIENCE ) );

/** A step does nothing twice, so it may be asked for again when its answer was lost and is still wanted. */
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

/** A start is never asked for twice: when its answer was lost, the run that the server has begun is looked for. */
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
