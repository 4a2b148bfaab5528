/** Wheels that the visitor has begun in this tab and not finished, as the file of the album carries them. */
import { fieldsOf, textOf } from '../../../../frontend/values/values';
import { parse } from '../../page/stored-answers';

export interface UnfinishedRun {
	/** The wheel, its place and its page: see page/place.ts. */
	readonly key: string;
	/** As the browser stores it. */
	readonly text: string;
}

export type RunStore = Pick<
	Storage,
	'length' | 'key' | 'getItem' | 'setItem'
>;

/** More than anybody begins in one tab. */
export const mostRuns = 50;
/** In characters. A hundred areas with the longest notes fit in. */
const longestRun = 100_000;

const shapeOfKey =
	/^rueda-wheel:\d{0,20}:\d{1,4}:(\/(?![/\\])[^\s\\]{0,1000})$/;

/** Whatever else a site's scripts have stored in this tab is left alone. */
export function runsIn( store: RunStore ): readonly UnfinishedRun[] {
	return Array.from( { length: store.length }, ( _, at ) => store.key( at ) )
		.flatMap( ( key ) => {
			const text = key === null ? null : store.getItem( key );
			return key !== null && text !== null && isRun( key, text )
				? [ { key, text } ]
				: [];
		} )
		.slice( 0, mostRuns );
}

const isRun = ( key: string, text: string ): boolean =>
	shapeOfKey.test( key ) &&
	text.length <= longestRun &&
	parse( text ) !== null;

export const toFile = ( { key, text }: UnfinishedRun ) => ( {
	key,
	run: JSON.parse( text ) as unknown,
} );

/** Null if it is none. */
export function fromFile( value: unknown ): UnfinishedRun | null {
	const { key, run } = fieldsOf( value );
	const text = run === undefined ? '' : JSON.stringify( run );
	return isRun( textOf( key ), text ) ? { key: textOf( key ), text } : null;
}

/** Where the wheel is continued: an address of this site. */
export const pageOf = ( { key }: UnfinishedRun ): string =>
	shapeOfKey.exec( key )?.[ 1 ] ?? '/';

/** Which of them this tab has already, with other answers. */
export const differingRuns = (
	store: RunStore,
	more: readonly UnfinishedRun[]
): readonly UnfinishedRun[] =>
	more.filter( ( { key, text } ) => {
		const here = store.getItem( key );
		return here !== null && here !== text && isRun( key, here );
	} );

/** Stores those that are not here and, if that is wanted, in place of others. Returns what is stored now. */
export function storeRuns(
	store: RunStore,
	more: readonly UnfinishedRun[],
	isReplacing: boolean
): readonly UnfinishedRun[] {
	const differing = isReplacing ? [] : differingRuns( store, more );
	return more.filter( ( run ) => {
		if (
			differing.includes( run ) ||
			store.getItem( run.key ) === run.text
		) {
			return false;
		}
		try {
			store.setItem( run.key, run.text );
			return true;
		} catch {
			// The browser has no space, or stores nothing for this site.
			return false;
		}
	} );
}
