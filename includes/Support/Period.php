<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** A length of time in words, for the middle of a sentence. */
final class Period {

	/** As in "180 days". */
	public static function days( int $days ): string {
		/* translators: %s: a number of days; stands in the middle of a sentence, after words like "after" or "for". */
		return sprintf( _n( '%s day', '%s days', $days, 'rueda' ), number_format_i18n( $days ) );
	}

	/** As in "12 months". */
	public static function months( int $months ): string {
		/* translators: %s: a number of months; stands in the middle of a sentence, after words like "after" or "for". */
		return sprintf( _n( '%s month', '%s months', $months, 'rueda' ), number_format_i18n( $months ) );
	}
}
