/** The rules for ratings: which values can be chosen, and how a slider shows them. */

export interface Range {
	readonly minValue: number;
	readonly maxValue: number;
}

export type Band = 'low' | 'middle' | 'high';

export const bandColors: Readonly< Record< Band, string > > = {
	low: 'red',
	middle: '#F9A94D',
	high: '#1db53f',
};

/** The band depends only on the maximum: up to a half, up to three quarters, above. */
export function bandOf(
	value: number,
	{ maxValue }: Pick< Range, 'maxValue' >
): Band {
	if ( value <= maxValue / 2 ) {
		return 'low';
	}
	return value <= ( maxValue * 3 ) / 4 ? 'middle' : 'high';
}

/**
 * The position of a value on the track, from 0 to 1 from the inline start, so that a logical inset or width works from
 * right to left too. It is value ÷ maximum, so that 1 of 10 is a tenth and not nothing. If the minimum is negative,
 * that could be below the track, so the position is measured from the minimum.
 */
export function positionOf(
	value: number,
	{ minValue, maxValue }: Range
): number {
	const share =
		minValue < 0
			? ( value - minValue ) / ( maxValue - minValue )
			: value / maxValue;
	return Math.min( 1, Math.max( 0, share ) );
}

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
