<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;

defined( 'ABSPATH' ) || exit;

/** A number that is set with a slider, which always has limits and a position. */
final class Slider extends Number {
	protected function min( Field $field, Days $days ): string {
		$written = parent::min( $field, $days );
		return '' === $written ? '0' : $written;
	}

	protected function max( Field $field, Days $days ): string {
		$written = parent::max( $field, $days );
		return '' === $written ? '100' : $written;
	}

	/** The position of a slider that nobody has moved. */
	public function resting_value( Field $field, Days $days ): string {
		$min = (float) $this->min( $field, $days );
		$max = (float) $this->max( $field, $days );
		return (string) ( $max < $min ? $min : ( $min + $max ) / 2 );
	}
}
