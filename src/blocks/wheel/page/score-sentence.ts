/**
 * Says the score of a finished wheel in one sentence. includes/Chart/ScoreSentence.php does the same for the report;
 * tests/fixtures/summaries.json tests both.
 */
import { __, sprintf } from '@wordpress/i18n';
import {
	decimalInPageLanguage,
	inPageLanguage,
} from '../../../frontend/values/page-language';
import { type Evenness, scoreOf } from '../../../frontend/values/score';
import { ratingOf } from '../rules/answers';
import type { Answers } from '../rules/screens';
import type { Area } from '../rules/wheel';

/** Empty if nothing was rated. */
export function scoreSentence(
	areas: readonly Area[],
	answers: Answers
): string {
	const score = scoreOf(
		areas.map( ( { minValue, maxValue }, index ) => ( {
			value: ratingOf( { answers }, index ),
			minValue,
			maxValue,
		} ) )
	);
	return score
		? sentence(
				score.evenness,
				decimalInPageLanguage( score.mean ),
				inPageLanguage( score.maxValue )
			)
		: '';
}

function sentence(
	evenness: Evenness | null,
	mean: string,
	highest: string
): string {
	switch ( evenness ) {
		case 'even':
			return sprintf(
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				__( '%1$s of %2$s on average: an even wheel.', 'rueda' ),
				mean,
				highest
			);
		case 'ratherEven':
			return sprintf(
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				__( '%1$s of %2$s on average: a rather even wheel.', 'rueda' ),
				mean,
				highest
			);
		case 'uneven':
			return sprintf(
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				__( '%1$s of %2$s on average: an uneven wheel.', 'rueda' ),
				mean,
				highest
			);
		default:
			return sprintf(
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				__( '%1$s of %2$s on average.', 'rueda' ),
				mean,
				highest
			);
	}
}
