<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Times in words. */
final class Period {
	/** The day of a time, in seconds since 1970, as the site writes it. */
	public static function day( int $time ): string {
		$format = get_option( 'date_format' );
		return (string) wp_date( is_string( $format ) ? $format : 'Y-m-d', $time );
	}

	/** A length of time for the middle of a sentence, as in "180 days". */
	public static function days( int $days ): string {
		/* translators: %s: a number of days; stands in the middle of a sentence, after words like "after" or "for". */
		return sprintf( _n( '%s day', '%s days', $days, 'rueda' ), number_format_i18n( $days ) );
	}

	/** The same, as in "12 months". */
	public static function months( int $months ): string {
		/* translators: %s: a number of months; stands in the middle of a sentence, after words like "after" or "for". */
		return sprintf( _n( '%s month', '%s months', $months, 'rueda' ), number_format_i18n( $months ) );
	}
}
