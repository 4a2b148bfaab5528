import {
	useCallback,
	useEffect,
	useReducer,
	useState,
} from '@wordpress/element';
import { advance, begin, type FlowEvent } from '../rules/flow';
import type { Flow } from '../rules/screens';
import { keep, recall, recallReport } from './stored-answers';
import type { SavedReport } from '../rules/saving';
import type { Area } from '../rules/wheel';

export type Send = ( event: FlowEvent ) => void;

export interface Run {
	readonly flow: Flow;
	readonly send: Send;
	readonly start: () => void;
	/** The visitor has pressed start, and the areas are still loading. */
	readonly isWaiting: boolean;
	/** The number of steps that the visitor took. The focus moves with a step, never when the page only loads. */
	readonly steps: number;
	/** The report of the run that ended before a reload, if any. */
	readonly last: SavedReport | null;
}

interface Arrived {
	readonly type: 'arrived';
	readonly flow: Flow;
}

const reduce = ( flow: Flow, event: FlowEvent | Arrived ): Flow =>
	event.type === 'arrived' ? event.flow : advance( flow, event );

const store = () => window.sessionStorage;

/**
 * The visitor's way through the wheel. Until the areas are there it is an intro without areas.
 *
 * @param areas      Null while they are on their way.
 * @param key        Where the answers of this wheel on this page are kept.
 * @param wasStarted Whether the visitor pressed start before the app was there.
 */
export function useRun(
	areas: readonly Area[] | null,
	key: string,
	wasStarted: boolean
): Run {
	const [ flow, dispatch ] = useReducer( reduce, begin( [] ) );
	const [ isWaiting, setWaiting ] = useState( wasStarted );
	const [ steps, setSteps ] = useState( 0 );
	const [ last ] = useState( () => recallReport( store, key ) );
	const isThere = flow.areas.length > 0;

	const send = useCallback( ( event: FlowEvent ) => {
		dispatch( event );
		setSteps( ( before ) => before + 1 );
	}, [] );

	useEffect( () => {
		if ( areas && ! isThere ) {
			dispatch( { type: 'arrived', flow: resume( areas, key ) } );
		}
	}, [ areas, isThere, key ] );

	useEffect( () => {
		if ( isThere && isWaiting ) {
			setWaiting( false );
			send( { type: 'started' } );
		}
	}, [ isThere, isWaiting, send ] );

	useEffect( () => {
		// Until the areas are loaded, the flow is empty and would overwrite the kept answers.
		if ( isThere ) {
			keep( store, key, flow );
		}
	}, [ isThere, key, flow ] );

	// Also works while the areas are loaded already: the start is then carried out at once.
	const start = useCallback( () => setWaiting( true ), [] );

	return {
		flow,
		send,
		start,
		isWaiting: isWaiting && ! isThere,
		steps,
		last,
	};
}

function resume( areas: readonly Area[], key: string ): Flow {
	const kept = recall( store, key );
	const flow = begin( areas );
	return kept ? advance( flow, { type: 'restored', kept } ) : flow;
}
