/**
 * Keeps the answers in this tab, because phones unload pages in the background. Once the report is saved, only the link
 * to it is kept.
 */
import { ratingOf } from '../rules/answers';
import type { Flow, Kept } from '../rules/screens';
import { hasBegun } from '../rules/where';
import { fieldsOf, isFields, jsonOf } from '../../../frontend/values/values';
import { readReport } from '../rules/saved-report';
import type { SavedReport } from '../rules/saving';

/** Increase this number whenever the stored format changes. Answers in an older format are then ignored. */
const shape = 1;

/** Returns null when there is nothing to keep: before the first answer, or after the report was deleted. */
export function serialise( flow: Flow ): string | null {
	const report = flow.screen === 'result' ? flow.report : null;
	if ( report?.status === 'saved' ) {
		return JSON.stringify( { shape, report: report.report } );
	}
	if ( ! hasBegun( flow ) || report?.status === 'deleted' ) {
		return null;
	}
	const kept = Array.from( flow.areas.keys() ).filter(
		( area ) => area < flow.settled || ratingOf( flow, area ) !== null
	);
	return JSON.stringify( {
		shape,
		labels: kept.map( ( area ) => flow.areas[ area ]?.label ),
		answers: flow.answers.map( ( { area, rating } ) => [
			kept.indexOf( area ),
			rating,
		] ),
		notes: named( flow, flow.notes ),
		wishes: named( flow, flow.wishes ),
		index: indexOf( flow ),
		// JSON leaves out what is undefined.
		finished: finishedOf( flow ),
	} );
}

/** What was given beside ratings, with the names of the areas. */
const named = ( { areas }: Flow, given: object ) =>
	Object.entries( given ).map( ( [ area, value ]: [ string, unknown ] ) => [
		Number( area ),
		areas[ Number( area ) ]?.label,
		value,
	] );

function indexOf( flow: Flow ): number {
	switch ( flow.screen ) {
		case 'intro':
			return flow.next;
		case 'question':
			return flow.index;
		default:
			return flow.settled;
	}
}

function finishedOf( flow: Flow ): Kept[ 'finished' ] {
	switch ( flow.screen ) {
		case 'intro':
			return flow.finished ?? undefined;
		case 'result':
			return { key: flow.key };
		default:
			return undefined;
	}
}

/** Checks only the format. Whether the answers still fit the wheel is checked by the flow. */
export function parse( text: string | null ): Kept | null {
	const kept = fieldsOf( jsonOf( text ) );
	const { labels, answers, index, finished, notes = [], wishes = [] } = kept;
	if (
		kept[ 'shape' ] !== shape ||
		! isIndex( index ) ||
		! isListOf( labels, isText ) ||
		! isListOf( answers, isPair ) ||
		! isListOf( notes, isBeside( isText ) ) ||
		! isListOf( wishes, isBeside( isWhole ) ) ||
		! isFinished( finished )
	) {
		return null;
	}
	return {
		labels,
		index,
		notes,
		wishes,
		answers: answers.map( ( [ area, rating ] ) => ( { area, rating } ) ),
		...( finished && { finished } ),
	};
}

const isFinished = ( value: unknown ): value is Kept[ 'finished' ] =>
	value === undefined ||
	( isFields( value ) &&
		( value[ 'key' ] === null || isText( value[ 'key' ] ) ) );

const isText = ( value: unknown ): value is string => typeof value === 'string';

const isWhole = ( value: unknown ): value is number =>
	Number.isSafeInteger( value );

const isIndex = ( value: unknown ): value is number =>
	isWhole( value ) && value >= 0;

const isPair = ( value: unknown ): value is [ area: number, rating: number ] =>
	Array.isArray( value ) &&
	value.length === 2 &&
	isIndex( value[ 0 ] ) &&
	isWhole( value[ 1 ] );

const isBeside =
	< T >( isOne: ( each: unknown ) => each is T ) =>
	( value: unknown ): value is [ area: number, label: string, given: T ] =>
		Array.isArray( value ) &&
		value.length === 3 &&
		isIndex( value[ 0 ] ) &&
		isText( value[ 1 ] ) &&
		isOne( value[ 2 ] );

function isListOf< T >(
	value: unknown,
	isOne: ( each: unknown ) => each is T
): value is T[] {
	return Array.isArray( value ) && value.every( isOne );
}

type Store = Pick< Storage, 'getItem' | 'setItem' | 'removeItem' >;

/** A function, because some browsers throw as soon as the storage is accessed, or when it is full. */
type StoreOf = () => Store;

export function recall( storeOf: StoreOf, key: string ): Kept | null {
	try {
		return parse( storeOf().getItem( key ) );
	} catch {
		return null;
	}
}

/** The report of the last run, unless another run has begun. */
export function recallReport(
	storeOf: StoreOf,
	key: string
): SavedReport | null {
	try {
		return readReport(
			fieldsOf( jsonOf( storeOf().getItem( key ) ) )[ 'report' ]
		);
	} catch {
		return null;
	}
}

export function keep( storeOf: StoreOf, key: string, flow: Flow ): void {
	const text = serialise( flow );
	if ( text === null && flow.run === 1 && ! hasBegun( flow ) ) {
		// What the last visit left stays until there is something newer, or the visitor starts over.
		return;
	}
	try {
		const store = storeOf();
		if ( text === null ) {
			store.removeItem( key );
		} else {
			store.setItem( key, text );
		}
	} catch {
		// The wheel works without storage; only the answers are lost on a reload.
	}
}
