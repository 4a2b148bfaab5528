import {
	useCallback,
	useEffect,
	useReducer,
	useState,
} from '@wordpress/element';
import { advance, begin, type Flow, type FlowEvent } from '../rules/flow';
import { keep, recall, recallReport } from './keep';
import type { SavedReport } from '../rules/saving';
import type { Area } from '../rules/wheel';

export type Send = ( event: FlowEvent ) => void;

export interface Run {
	readonly flow: Flow;
	readonly send: Send;
	readonly start: () => void;
	/** The visitor has pressed start, and what is to be started is still on its way. */
	readonly isWaiting: boolean;
	/** Counts what the visitor did: focus follows a step, never a page that merely loads. */
	readonly steps: number;
	/** Of the run before the page was loaded again, if that was its end. */
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
		// Before the areas are there, an empty flow would wipe out what was kept.
		if ( isThere ) {
			keep( store, key, flow );
		}
	}, [ isThere, key, flow ] );

	// Also while the areas are there: a waiting start is then carried out at once.
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
