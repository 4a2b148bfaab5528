/** Which items of a list are chosen, with everything that they need. */
import type { Item } from './answers';

export type Keys = ReadonlySet< string >;

/** The items that can be chosen, and the chosen ones. */
export interface Chosen {
	readonly items: readonly Item[];
	readonly keys: Keys;
}

/** These items with everything they need, as far as the list has it. */
export function withUses(
	items: readonly Item[],
	keys: Iterable< string >
): Keys {
	const byKey = new Map( items.map( ( item ) => [ item.key, item ] ) );
	const found = new Set< string >();
	const open = [ ...keys ];
	for ( let key = open.pop(); key !== undefined; key = open.pop() ) {
		const item = byKey.get( key );
		if ( item && ! found.has( key ) ) {
			found.add( key );
			open.push( ...item.uses );
		}
	}
	return found;
}

export const select = (
	{ items, keys }: Chosen,
	more: readonly string[]
): Keys => withUses( items, [ ...keys, ...more ] );

export const unselect = ( { keys }: Chosen, less: readonly string[] ): Keys =>
	new Set( [ ...keys ].filter( ( key ) => ! less.includes( key ) ) );

/** The chosen items that need one of these. The user is told of them before these are left out. */
export const usersOf = (
	{ items, keys }: Chosen,
	less: readonly string[]
): readonly Item[] =>
	items.filter(
		( { key, uses } ) =>
			keys.has( key ) &&
			! less.includes( key ) &&
			uses.some( ( used ) => less.includes( used ) && keys.has( used ) )
	);

/** Finds the words of a search in any order, without regard to case and accents. */
export function matches( title: string, search: string ): boolean {
	const text = plain( title );
	return plain( search )
		.split( /\s+/ )
		.every( ( word ) => text.includes( word ) );
}

const plain = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase().trim();
