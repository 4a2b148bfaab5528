/** How far a visitor gets: which steps of a wheel a run has taken, and which of them nobody has been told of. */
import type { Flow } from './flow';

/** What is still to be told of a run. Step 0 is its start, the last one its result. */
export interface Untold {
	readonly run: number;
	readonly from: number;
	readonly to: number;
}

/** Before anything was told. */
export const nothing: Untold = { run: 0, from: 0, to: -1 };

/** The last step that a flow has taken; -1 before its start. */
function reachOf( { screen, settled, areas }: Flow ): number {
	switch ( screen ) {
		case 'intro':
			return -1;
		case 'result':
			return areas.length;
		default:
			// All settled, but still in the review: not at the end.
			return Math.min( settled, areas.length - 1 );
	}
}

export function follow( untold: Untold, flow: Flow ): Untold {
	const to = reachOf( flow );
	if ( to < 0 || flow.run === untold.run ) {
		return { ...untold, to: Math.max( untold.to, to ) };
	}
	// A run that begins in its middle was taken up again: the page before has told that far.
	return { run: flow.run, from: flow.settled > 0 ? to + 1 : 0, to };
}

export const told = ( untold: Untold ): Untold => ( {
	...untold,
	from: Math.max( untold.from, untold.to + 1 ),
} );
