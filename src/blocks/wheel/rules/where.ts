/** Where a visitor is in a wheel, and where it goes from there. */
import { ratingOf, withAnswer } from './answers';
import type { Answers, Flow, Question, Review, Run } from './screens';

export interface Step {
	/** From 1; one more than the number of areas when all are settled. */
	readonly step: number;
	/** From 0. */
	readonly index: number;
	readonly total: number;
	readonly isComplete: boolean;
}

export function stepOf( flow: Flow ): Step {
	const total = flow.areas.length;
	const index = indexOf( flow );
	return {
		step: index + 1,
		index,
		total,
		isComplete: flow.screen === 'result',
	};
}

function indexOf( flow: Flow ): number {
	switch ( flow.screen ) {
		case 'intro':
			return Math.min( flow.next, Math.max( 0, flow.areas.length - 1 ) );
		case 'question':
			return flow.index;
		case 'review':
			return Math.min( flow.settled, flow.areas.length - 1 );
		case 'result':
			return flow.areas.length;
	}
}

export type AreaState = 'answered' | 'skipped' | 'open';

/** The state of each area, in the wheel's order; `stepOf()` tells which one is current. */
export function progressOf( flow: Flow ): AreaState[] {
	return flow.areas.map( ( _, index ) => {
		if ( index >= flow.settled ) {
			return 'open';
		}
		return ratingOf( flow, index ) === null ? 'skipped' : 'answered';
	} );
}

/** The answers for the chart, with the value that is not confirmed yet, so that its sector grows with a slider. */
export const answersInSight = ( {
	answers,
	index,
	touched,
	value,
}: Question ): Answers =>
	touched ? withAnswer( answers, { area: index, rating: value } ) : answers;

/** Whether anything was answered, skipped, wished or written. */
export const hasBegun = ( { settled, answers, notes, wishes }: Run ): boolean =>
	settled > 0 ||
	answers.length > 0 ||
	Object.keys( wishes ).length > 0 ||
	Object.values( notes ).some( Boolean );

/** Whether answers of an earlier visit can be continued. */
export const isPaused = ( flow: Flow ): boolean =>
	flow.screen === 'intro' && hasBegun( flow );

/** Begun, but not finished. */
export const isUnderWay = ( flow: Flow ): boolean =>
	hasBegun( flow ) && flow.screen !== 'result';

export const canSkip = ( { area, touched }: Question ): boolean =>
	! area.isRequired && ! touched;

export const canGoBack = ( { index, next }: Question ): boolean =>
	index > 0 || next === 'review';

/** Only past areas that were settled before: their answers stay until they are changed. */
export const canGoForward = ( { index, settled }: Question ): boolean =>
	index < settled;

export const canReview = ( { settled }: Question ): boolean => settled > 0;

export const canFinish = ( { areas, settled }: Review ): boolean =>
	settled === areas.length;
