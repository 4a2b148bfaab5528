import type { Choice } from './attributes';

/** A list that somebody wrote elsewhere: one choice a line, with what mails say behind a bar, as in `Sales | sales@example.org`. */
export function choicesFrom( text: string ): Choice[] {
	return text
		.split( /[\r\n]+/ )
		.map( ( line ) => line.replace( /^\s*[-*•]\s+/, '' ).trim() )
		.filter( Boolean )
		.map( ( line ) => {
			const bar = line.indexOf( '|' );
			const label = ( bar < 0 ? line : line.slice( 0, bar ) ).trim();
			const value = bar < 0 ? '' : line.slice( bar + 1 ).trim();
			return value && label
				? { label, value }
				: { label: label || value };
		} );
}

/** One of a list, some places further; at an end it stays. */
export function moved< T >(
	list: readonly T[],
	from: number,
	to: number
): readonly T[] {
	const one = list[ from ];
	if ( one === undefined || to < 0 || to >= list.length ) {
		return list;
	}
	const rest = list.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), one, ...rest.slice( to ) ];
}

export const replaced = < T >(
	list: readonly T[],
	at: number,
	...others: readonly T[]
): readonly T[] => [
	...list.slice( 0, at ),
	...others,
	...list.slice( at + 1 ),
];
