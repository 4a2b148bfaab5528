/**
 * The order of the screens, from the intro to the result. The view shows a flow and sends events; an event that makes
 * no sense on the current screen changes nothing. Areas are settled in order: each area before `settled` was answered
 * or skipped, the others come later. So no visitor gets past a required area by going back and forth. If the author has
 * changed the wheel since an earlier visit, later areas may have answers already; these are not asked again.
 */
import { ratingOf, withAnswer } from './answers';
import { parseRating } from './rating';
import { restore } from './restore';
import { advanceSaving, type SavingEvent } from './saving';
import type {
	Answers,
	Flow,
	Intro,
	Kept,
	Question,
	Result,
	Review,
	Run,
} from './screens';
import type { Area } from './wheel';
import { canFinish, canGoForward, canReview, canSkip, isPaused } from './where';

export type FlowEvent =
	| { readonly type: 'started' | 'skipped' | 'wentBack' | 'wentForward' }
	| { readonly type: 'reviewed' | 'resumed' | 'finished' | 'startedOver' }
	| {
			readonly type: 'rated' | 'answered' | 'wished';
			readonly rating: number;
	  }
	| { readonly type: 'noted'; readonly note: string }
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
		notes: {},
		wishes: {},
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
		case 'noted':
			return {
				...flow,
				notes: { ...flow.notes, [ flow.index ]: event.note },
			};
		case 'wished': {
			const wish = parseRating( event.rating, flow.area );
			return wish === null
				? flow
				: { ...flow, wishes: { ...flow.wishes, [ flow.index ]: wish } };
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

const runOf = ( {
	run,
	areas,
	answers,
	settled,
	notes,
	wishes,
}: Run ): Run => ( {
	run,
	areas,
	answers,
	settled,
	notes,
	wishes,
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

const withoutAnswer = ( answers: Answers, index: number ): Answers =>
	answers.filter( ( { area } ) => area !== index );

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
