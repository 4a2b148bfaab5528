<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Texts;
use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

/** A number. */
class Number extends Bounded {
	protected function readable( string $written, Days $days ): string {
		$number = trim( $written );
		return ValueFormat::is_number( $number ) ? $number : '';
	}

	protected function format(): string {
		return 'number';
	}

	protected function errors( Texts $texts, string $min, string $max ): array {
		return [
			$texts->plain( 'invalid_number' ),
			$texts->plain( 'number_too_small' ),
			$texts->plain( 'number_too_large' ),
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$min = $this->min( $field, $days );
		$max = $this->max( $field, $days );
		return '' !== $min && '' !== $max && (float) $min > (float) $max ? [ self::reversed( $field ) ] : [];
	}

	public function sample( Field $field, int $now ): string {
		return '' === $field->attributes->min ? '5' : $field->attributes->min;
	}
}
