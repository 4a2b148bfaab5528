import { RATING_BANDS } from '../../definitions/score';

export interface Range {
	readonly minValue: number;
	readonly maxValue: number;
}

export type Band = keyof typeof RATING_BANDS;

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

/** Up to a half, up to three quarters, above. includes/Support/Range.php does the same. */
export function bandOf( value: number, range: Range ): Band {
	const share = positionOf( value, range );
	if ( share <= RATING_BANDS.low ) {
		return 'low';
	}
	return share <= RATING_BANDS.middle ? 'middle' : 'high';
}
