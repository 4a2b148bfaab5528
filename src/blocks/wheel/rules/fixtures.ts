/** Only for tests. */
import { advance, begin, type FlowEvent } from './flow';
import type { Answers, Flow, Question, Result, Review } from './screens';
import type { Area } from './wheel';

export function areaNamed( label: string, parts: Partial< Area > = {} ): Area {
	return {
		label,
		link: null,
		desc: '',
		type: 'likert',
		minValue: 1,
		maxValue: 10,
		skipText: '',
		isRequired: false,
		note: false,
		asksWish: false,
		color: `#${ label.charCodeAt( 0 ).toString( 16 ).padStart( 6, '0' ) }`,
		...parts,
	};
}

/** Makes an area for each letter; capital letters are required areas. */
export const areasNamed = ( letters: string ): Area[] =>
	Array.from( letters, ( label ) =>
		areaNamed( label, { isRequired: label !== label.toLowerCase() } )
	);

type Word =
	| 'started'
	| 'skipped'
	| 'wentBack'
	| 'wentForward'
	| 'reviewed'
	| 'resumed'
	| 'finished'
	| 'startedOver';

type Short = FlowEvent | Word | number;

/** Sends events to a flow: a word is the event with that name, a number is an answer. */
export function play( flow: Flow, ...events: Short[] ): Flow {
	return events.reduce< Flow >( ( before, event ) => {
		if ( typeof event === 'number' ) {
			return advance( before, { type: 'answered', rating: event } );
		}
		return advance(
			before,
			typeof event === 'string' ? { type: event } : event
		);
	}, flow );
}

export const started = ( areas: readonly Area[], ...events: Short[] ): Flow =>
	play( begin( areas ), 'started', ...events );

export function asQuestion( flow: Flow ): Question {
	return flow.screen === 'question' ? flow : fail( flow );
}

export function asReview( flow: Flow ): Review {
	return flow.screen === 'review' ? flow : fail( flow );
}

export function asResult( flow: Flow ): Result {
	return flow.screen === 'result' ? flow : fail( flow );
}

function fail( { screen }: Flow ): never {
	throw new Error( `The screen ${ screen } was not expected.` );
}

export const answersOf = (
	...pairs: Array< readonly [ area: number, rating: number ] >
): Answers => pairs.map( ( [ area, rating ] ) => ( { area, rating } ) );
