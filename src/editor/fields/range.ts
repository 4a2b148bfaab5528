/** The rules of fields for a whole number from a range. */
import { __, sprintf } from '@wordpress/i18n';
import { integerIn } from '../../frontend/values/integer';

/** Null if the text is no whole number from the range. */
export function integerInRange(
	text: string,
	min: number,
	max: number
): number | null {
	const number = integerIn( text );
	return number !== null && number >= min && number <= max ? number : null;
}

export const rangeProblem = ( min: number, max: number ): string =>
	sprintf(
		/* translators: 1: a number, 2: a larger one. */
		__(
			'Enter a whole number from %1$s to %2$s. Until then, the last valid number is used.',
			'rueda'
		),
		String( min ),
		String( max )
	);
