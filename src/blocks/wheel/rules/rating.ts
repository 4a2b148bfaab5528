/** The rules for ratings: which values can be chosen, and how a slider shows them. */

import type { Band, Range } from '../../../frontend/values/band';

export const bandColors: Readonly< Record< Band, string > > = {
	low: 'red',
	middle: '#F9A94D',
	high: '#1db53f',
};

/** Reads what a control sent as a whole number within the range, or null if it is no number. */
export function parseRating(
	value: unknown,
	{ minValue, maxValue }: Range
): number | null {
	const number =
		typeof value === 'string' && value.trim() !== ''
			? Number( value )
			: value;
	if ( typeof number !== 'number' || Number.isNaN( number ) ) {
		return null;
	}
	// Adding zero turns -0 into 0.
	return Math.min( maxValue, Math.max( minValue, Math.round( number ) ) ) + 0;
}

/** All integers from the minimum to the maximum. */
export function choicesOf( { minValue, maxValue }: Range ): number[] {
	return Array.from(
		{ length: Math.max( 0, maxValue - minValue + 1 ) },
		( _, step ) => minValue + step
	);
}

/**
 * How many of `count` buttons go into a row with room for `fitting`, so that the rows are even: ten buttons where nine
 * fit make five and five, not nine and one.
 */
export function columnsOf( count: number, fitting: number ): number {
	const rows = Math.ceil( count / Math.max( 1, Math.floor( fitting ) ) );
	return rows > 0 ? Math.ceil( count / rows ) : 0;
}
