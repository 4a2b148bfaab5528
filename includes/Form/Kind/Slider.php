<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;

defined( 'ABSPATH' ) || exit;

/** A number that is set with a slider, which always has limits and a position. */
final class Slider extends Number {
	private const MIN = '0';
	private const MAX = '100';

	protected function min( Field $field, Days $days ): string {
		return self::lower( $field );
	}

	protected function max( Field $field, Days $days ): string {
		return self::upper( $field );
	}

	/** The position of a slider that nobody has moved. */
	public function resting_value( Field $field ): string {
		$min  = (float) self::lower( $field );
		$max  = (float) self::upper( $field );
		$half = ( $min + $max ) / 2;
		return $max < $min ? (string) $min : (string) $half;
	}

	private static function lower( Field $field ): string {
		$written = self::written( $field, 'min' );
		return '' === $written ? self::MIN : $written;
	}

	private static function upper( Field $field ): string {
		$written = self::written( $field, 'max' );
		return '' === $written ? self::MAX : $written;
	}
}
