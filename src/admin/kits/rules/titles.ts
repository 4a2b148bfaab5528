export interface Titled {
	readonly key: string;
	readonly title: string;
	readonly docType: string;
}

/** Items of one kind with the same title get their slug behind it, so that an admin knows which is which. */
export function withDistinctTitles< Kind extends Titled >(
	items: readonly Kind[]
): Kind[] {
	const kindAndTitle = ( { docType, title }: Kind ) =>
		`${ docType }:${ title }`;
	const counts = new Map< string, number >();
	items.map( kindAndTitle ).forEach( ( name ) => {
		counts.set( name, ( counts.get( name ) ?? 0 ) + 1 );
	} );
	return items.map( ( item ) =>
		( counts.get( kindAndTitle( item ) ) ?? 0 ) > 1
			? { ...item, title: `${ item.title } (${ slugOf( item.key ) })` }
			: item
	);
}

/** A key is the kind and the slug, as in "page:contact". */
const slugOf = ( key: string ): string => key.slice( key.indexOf( ':' ) + 1 );
