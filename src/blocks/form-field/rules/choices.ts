import type { Choice } from './attributes';

/**
 * Reads a pasted list: one choice a line, with the text for emails after a bar, as in `Sales | sales@example.org`. With
 * nothing after the bar, emails say nothing.
 */
export function choicesFrom( text: string ): Choice[] {
	return text
		.split( /[\r\n]+/ )
		.map( ( line ) => line.replace( /^\s*[-*•]\s+/, '' ).trim() )
		.filter( Boolean )
		.map( ( line ) => {
			const bar = line.indexOf( '|' );
			const label = ( bar < 0 ? line : line.slice( 0, bar ) ).trim();
			const value = bar < 0 ? '' : line.slice( bar + 1 ).trim();
			if ( bar < 0 || ! label ) {
				return { label: label || value };
			}
			return value ? { label, value } : { label, isEmptyInMail: true };
		} );
}

/** Gives a choice another text for emails. Without a text they say the label, even if they said nothing before. */
export function withValue( choice: Choice, value: string ): Choice {
	const { isEmptyInMail, ...rest } = choice;
	return { ...rest, value };
}

/**
 * The indexes of the choices that are chosen at first. If only one can be chosen, only the first counts, as on the
 * page.
 */
export function chosenIn(
	choices: readonly Choice[],
	takesOne: boolean
): readonly number[] {
	const all = choices.flatMap( ( { isDefault }, at ) =>
		isDefault ? [ at ] : []
	);
	return takesOne ? all.slice( 0, 1 ) : all;
}

/** Chooses a choice at first. If only one can be chosen, others lose it. */
export const choose = (
	choices: readonly Choice[],
	at: number
): readonly Choice[] =>
	choices.map( ( choice, index ) =>
		index !== at && choice.isDefault
			? { ...choice, isDefault: false }
			: choice
	);

/** Moves an item by some positions; at the ends it stays. */
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
