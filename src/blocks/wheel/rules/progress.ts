/** How far a visitor gets: which steps of a wheel a run has taken, and which of them were not sent to the site yet. */
import type { Flow } from './screens';
import { hasBegun } from './where';

/** The steps of a run that are still to be sent. Step 0 is its start, the last one its result. */
export interface UnsentSteps {
	readonly run: number;
	readonly from: number;
	readonly to: number;
}

/** Before a run has begun. */
export const NO_STEPS: UnsentSteps = { run: 0, from: 0, to: -1 };

/** The last step that a flow has taken; -1 before its start. */
function reachOf( { screen, settled, areas }: Flow ): number {
	switch ( screen ) {
		case 'intro':
			return -1;
		case 'result':
			return areas.length;
		default:
			// All areas are settled, but the review is not the result.
			return Math.min( settled, areas.length - 1 );
	}
}

export function follow( unsent: UnsentSteps, flow: Flow ): UnsentSteps {
	const to = reachOf( flow );
	if ( to < 0 || flow.run === unsent.run ) {
		return { ...unsent, to: Math.max( unsent.to, to ) };
	}
	// A run that begins in the middle was continued after a reload; its earlier steps were sent before.
	return { run: flow.run, from: hasBegun( flow ) ? to + 1 : 0, to };
}

export const asSent = ( unsent: UnsentSteps ): UnsentSteps => ( {
	...unsent,
	from: Math.max( unsent.from, unsent.to + 1 ),
} );
