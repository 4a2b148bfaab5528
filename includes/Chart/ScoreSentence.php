<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Says a score in one sentence. src/blocks/wheel/page/score-sentence.ts makes the same sentence; both are tested with
 * tests/fixtures/summaries.json.
 */
final class ScoreSentence {
	/** @return string Empty without a score. */
	public static function of( ?Score $score ): string {
		if ( null === $score ) {
			return '';
		}
		return sprintf(
			match ( $score->evenness ) {
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				'even'       => __( '%1$s of %2$s on average: an even wheel.', 'rueda' ),
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				'ratherEven' => __( '%1$s of %2$s on average: a rather even wheel.', 'rueda' ),
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				'uneven'     => __( '%1$s of %2$s on average: an uneven wheel.', 'rueda' ),
				/* translators: 1: average of the ratings, 2: the highest possible rating. */
				default      => __( '%1$s of %2$s on average.', 'rueda' ),
			},
			number_format_i18n( $score->mean, 1 ),
			number_format_i18n( $score->range->max )
		);
	}
}
