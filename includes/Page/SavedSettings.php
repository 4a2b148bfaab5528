<?php

declare( strict_types=1 );

namespace Rueda\Page;

defined( 'ABSPATH' ) || exit;

/** Reads settings of hands, older versions and page builders: numerals are numbers, `yes` alone is a yes. */
final class SavedSettings {

	public static function number( mixed $value, float $least, float $most, float $otherwise ): float {
		$number = is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : $otherwise;
		return max( $least, min( $most, $number ) );
	}

	/** A number beyond its limits is the default, not the limit: nobody meant six columns by 100000. */
	public static function integer( mixed $value, int $least, int $most, int $otherwise ): int {
		$is_within = is_numeric( $value ) && (float) $value >= $least && (float) $value <= $most;
		return $is_within ? (int) floor( (float) $value ) : $otherwise;
	}

	public static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	public static function yes_or_no( mixed $value ): string {
		return 'yes' === $value ? 'yes' : 'no';
	}
}
