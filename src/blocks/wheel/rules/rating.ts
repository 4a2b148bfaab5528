/** Ratings: what may be chosen, and how a slider shows it. */

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

/** By the maximum alone, whatever the minimum is: up to a half, up to three quarters, above. */
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
 * How far along the track a value lies, from 0 to 1, counted from the inline start: set it as a logical inset
 * or width, and right-to-left needs nothing else.
 *
 * Value ÷ maximum, so that 1 of 10 is a tenth and not nothing. Below zero that says nothing (−5 ÷ 10 lies before
 * the track's beginning), so a range with a negative minimum is measured from its minimum.
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

/** What a control sent, as a whole number within the range; null when it is no number at all. */
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
	// Adding zero makes 0 of -0.
	return Math.min( maxValue, Math.max( minValue, Math.round( number ) ) ) + 0;
}

/** Every integer from the minimum to the maximum, both included. */
export function choicesOf( { minValue, maxValue }: Range ): number[] {
	return Array.from(
		{ length: Math.max( 0, maxValue - minValue + 1 ) },
		( _, step ) => minValue + step
	);
}

/**
 * How many of `count` buttons to set in a row of which `fitting` have room, so that the rows are even:
 * ten where nine fit are five and five, not nine and one.
 */
export function columnsOf( count: number, fitting: number ): number {
	const rows = Math.ceil( count / Math.max( 1, Math.floor( fitting ) ) );
	return rows > 0 ? Math.ceil( count / rows ) : 0;
}
