import type { Item } from './answers';

type Titled = Pick< Item, 'key' | 'title' | 'doc_type' >;

/** Items of one kind with the same title get their slug behind it, so that an admin knows which is which. */
export function withDistinctTitles<
	List extends { readonly items: readonly Titled[] },
>( list: List | null ): List | null {
	if ( ! list ) {
		return null;
	}
	const kindAndTitle = ( { doc_type: kind, title }: Titled ) =>
		`${ kind }:${ title }`;
	const counts = new Map< string, number >();
	list.items.map( kindAndTitle ).forEach( ( name ) => {
		counts.set( name, ( counts.get( name ) ?? 0 ) + 1 );
	} );
	return {
		...list,
		items: list.items.map( ( item ) =>
			( counts.get( kindAndTitle( item ) ) ?? 0 ) > 1
				? {
						...item,
						title: `${ item.title } (${ slugOf( item.key ) })`,
					}
				: item
		),
	};
}

const slugOf = ( key: string ): string => key.slice( key.indexOf( ':' ) + 1 );
