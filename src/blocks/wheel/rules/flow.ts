/**
 * The order of the screens, from the intro to the result. The view shows a flow and sends events; an event that makes
 * no sense on the current screen changes nothing. Areas are settled in order: each area before `settled` was answered
 * or skipped, the others come later. So no visitor gets past a required area by going back and forth. If the author has
 * changed the wheel since an earlier visit, later areas may have answers already; these are not asked again. An answer
 * refers to its area by index, because labels may occur twice and colours belong to areas.
 */
import { parseRating } from './rating';
import { advanceSaving, type Saving, type SavingEvent } from './saving';
import type { Area } from './wheel';

export interface AreaAnswer {
	readonly area: number;
	readonly rating: number;
}

/** In the order of answering. */
export type Answers = readonly AreaAnswer[];

interface Run {
	/** The number of this run on this page. A late answer to the save of an earlier run is recognised by it. */
	readonly run: number;
	readonly areas: readonly Area[];
	readonly answers: Answers;
	readonly settled: number;
}

/** Before the questions. If it has answers of an earlier visit, the visitor can continue them. */
export interface Intro extends Run {
	readonly screen: 'intro';
	/** The area that is asked about when the visitor starts or continues. */
	readonly next: number;
	/** The run was finished, but its report was not saved. */
	readonly finished: Pick< Result, 'key' > | null;
}

export interface Question extends Run {
	readonly screen: 'question';
	readonly index: number;
	readonly area: Area;
	/** The value of the slider. */
	readonly value: number;
	/** Whether the visitor has moved the slider on this question. */
	readonly touched: boolean;
	/** Where the visitor goes after this question: a question opened from the review leads back to it. */
	readonly next: 'area' | 'review';
}

export interface Review extends Run {
	readonly screen: 'review';
}

export interface Result extends Run, Saving {
	readonly screen: 'result';
}

export type Flow = Intro | Question | Review | Result;

/** The stored answers of an earlier visit to this page. */
export interface Kept {
	/** The areas that were settled or answered, in order. */
	readonly labels: readonly string[];
	/** Each refers to its area by the index in `labels`. */
	readonly answers: Answers;
	/** The area that was being asked about. */
	readonly index: number;
	/** Only if the run was finished and its report not saved yet. */
	readonly finished?: Pick< Result, 'key' >;
}

export type FlowEvent =
	| { readonly type: 'started' | 'skipped' | 'wentBack' | 'wentForward' }
	| { readonly type: 'reviewed' | 'resumed' | 'finished' | 'startedOver' }
	| { readonly type: 'rated' | 'answered'; readonly rating: number }
	| { readonly type: 'jumped'; readonly index: number }
	| { readonly type: 'restored'; readonly kept: Kept }
	| SavingEvent;

export function begin( areas: readonly Area[], run = 1 ): Intro {
	return {
		screen: 'intro',
		run,
		areas,
		answers: [],
		settled: 0,
		next: 0,
		finished: null,
	};
}

export function advance( flow: Flow, event: FlowEvent ): Flow {
	if ( event.type === 'startedOver' ) {
		return begin( flow.areas, flow.run + 1 );
	}
	switch ( flow.screen ) {
		case 'intro':
			return fromIntro( flow, event );
		case 'question':
			return fromQuestion( flow, event );
		case 'review':
			return fromReview( flow, event );
		case 'result':
			return fromResult( flow, event );
	}
}

function fromIntro( flow: Intro, event: FlowEvent ): Flow {
	switch ( event.type ) {
		case 'started':
			if ( isPaused( flow ) && flow.settled === flow.areas.length ) {
				return flow.finished
					? finishAgain( flow, flow.finished )
					: toReview( flow );
			}
			// A wheel without areas has nothing to ask and nothing to save.
			return ask( flow, flow.next, 'area' ) ?? flow;
		case 'restored':
			return restore( flow, event.kept );
		default:
			return flow;
	}
}

function fromQuestion( flow: Question, event: FlowEvent ): Flow {
	switch ( event.type ) {
		case 'rated': {
			const value = parseRating( event.rating, flow.area );
			return value === null ? flow : { ...flow, value, touched: true };
		}
		case 'answered': {
			const rating = parseRating( event.rating, flow.area );
			return rating === null
				? flow
				: settle(
						flow,
						withAnswer( flow.answers, { area: flow.index, rating } )
					);
		}
		case 'skipped':
			return canSkip( flow )
				? settle( flow, withoutAnswer( flow.answers, flow.index ) )
				: flow;
		case 'wentBack':
			if ( flow.next === 'review' ) {
				return toReview( flow );
			}
			return ask( flow, flow.index - 1, 'area' ) ?? flow;
		case 'wentForward':
			return canGoForward( flow ) ? proceed( flow ) : flow;
		case 'reviewed':
			return canReview( flow ) ? toReview( flow ) : flow;
		default:
			return flow;
	}
}

function fromReview( flow: Review, event: FlowEvent ): Flow {
	switch ( event.type ) {
		case 'jumped':
			return event.index < flow.settled
				? ( ask( flow, event.index, 'review' ) ?? flow )
				: flow;
		case 'resumed':
			return ask( flow, flow.settled, 'area' ) ?? flow;
		case 'finished':
			return canFinish( flow ) ? complete( flow ) : flow;
		default:
			return flow;
	}
}

function fromResult( flow: Result, event: FlowEvent ): Flow {
	switch ( event.type ) {
		case 'saveBegan':
		case 'saved':
		case 'saveFailed':
		case 'reportDeleted':
			return advanceSaving( flow, event );
		default:
			return flow;
	}
}

const runOf = ( { run, areas, answers, settled }: Run ): Run => ( {
	run,
	areas,
	answers,
	settled,
} );

/** The question about an area, with its minimum or its earlier answer. Null if there is no such area. */
function ask(
	from: Run,
	index: number,
	next: Question[ 'next' ]
): Question | null {
	const area = from.areas[ index ];
	if ( ! area ) {
		return null;
	}
	const value = ratingOf( from, index ) ?? area.minValue;
	return {
		...runOf( from ),
		screen: 'question',
		index,
		area,
		value,
		touched: false,
		next,
	};
}

const toReview = ( from: Run ): Review => ( {
	...runOf( from ),
	screen: 'review',
} );

const complete = ( from: Run ): Result => ( {
	...runOf( from ),
	screen: 'result',
	report: { status: 'unsaved' },
	key: null,
} );

function settle( flow: Question, answers: Answers ): Flow {
	if ( flow.index < flow.settled ) {
		return proceed( { ...flow, answers } );
	}
	let settled = flow.index + 1;
	while ( ratingOf( { answers }, settled ) !== null ) {
		settled++;
	}
	return proceed( { ...flow, answers, settled }, settled );
}

function proceed( flow: Question, index = flow.index + 1 ): Flow {
	return flow.next === 'review'
		? toReview( flow )
		: ( ask( flow, index, 'area' ) ?? complete( flow ) );
}

function withAnswer( answers: Answers, answer: AreaAnswer ): Answers {
	return answers.some( ( { area } ) => area === answer.area )
		? answers.map( ( each ) =>
				each.area === answer.area ? answer : each
			)
		: [ ...answers, answer ];
}

const withoutAnswer = ( answers: Answers, index: number ): Answers =>
	answers.filter( ( { area } ) => area !== index );

/** Restores the stored answers of all areas that still fit, because the author may have changed the wheel. */
function restore( flow: Intro, kept: Kept ): Flow {
	const { areas } = flow;
	const places = placesOf( areas, kept );
	if ( places.every( ( place ) => place < 0 ) ) {
		return flow;
	}
	const open = areas.findIndex( ( _, index ) => ! places.includes( index ) );
	const settled = open < 0 ? areas.length : open;
	const answers = kept.answers
		.filter(
			( { area }, at ) =>
				( places[ area ] ?? -1 ) >= 0 &&
				kept.answers.findIndex( ( each ) => each.area === area ) === at
		)
		.map( ( each ) => ( { ...each, area: places[ each.area ] ?? 0 } ) );
	const isMoved = places.some( ( place, index ) => place !== index );
	return {
		...flow,
		answers,
		settled,
		next: isMoved ? settled : Math.min( kept.index, settled ),
		finished: open < 0 ? ( kept.finished ?? null ) : null,
	};
}

/**
 * The report may have been saved before the page was left. The visitor decides whether to send it again, because not
 * every server recognises a run.
 */
const finishAgain = ( run: Run, { key }: Pick< Result, 'key' > ): Result => ( {
	...complete( run ),
	key,
	report:
		key === null
			? { status: 'unsaved' }
			: { status: 'failed', message: '' },
} );

/** Where in the wheel each stored area is now; -1 if it is gone, or what was stored no longer fits. */
function placesOf( areas: readonly Area[], kept: Kept ): number[] {
	const used = new Set< number >();
	return kept.labels.map( ( label, index ) => {
		const place = areas.findIndex(
			( area, at ) => area.label === label && ! used.has( at )
		);
		used.add( place );
		const area = areas[ place ];
		const rating = ratingOf( kept, index );
		const fits =
			area &&
			( rating === null
				? ! area.isRequired
				: parseRating( rating, area ) === rating );
		return fits ? place : -1;
	} );
}

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

export function ratingOf(
	{ answers }: Pick< Run, 'answers' >,
	index: number
): number | null {
	return answers.find( ( { area } ) => area === index )?.rating ?? null;
}

/** The answers for the chart, with the current value of a slider, so that its sector grows while the visitor drags. */
export const answersInSight = ( {
	answers,
	area,
	index,
	touched,
	value,
}: Question ): Answers =>
	touched && area.type === 'slider'
		? withAnswer( answers, { area: index, rating: value } )
		: answers;

/** Whether anything was answered or skipped. */
export const hasBegun = ( { settled, answers }: Run ): boolean =>
	settled > 0 || answers.length > 0;

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
