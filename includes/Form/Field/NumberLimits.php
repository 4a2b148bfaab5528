<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

/** The lower and upper limit of a field with numbers, as text; "" for no limit. A slider always has both. */
final class NumberLimits {
	public static function min( Field $field ): string {
		return self::given( $field, $field->min(), '0' );
	}

	public static function max( Field $field ): string {
		return self::given( $field, $field->max(), '100' );
	}

	/** The position of a slider that nobody has moved. */
	public static function middle( Field $field ): string {
		$min  = (float) self::min( $field );
		$max  = (float) self::max( $field );
		$half = ( $min + $max ) / 2;
		return $max < $min ? (string) $min : (string) $half;
	}

	private static function given( Field $field, string $written, string $of_range ): string {
		$value = trim( $written );
		if ( ValueFormat::is_number( $value ) ) {
			return $value;
		}
		return $field->is( 'range' ) ? $of_range : '';
	}
}
