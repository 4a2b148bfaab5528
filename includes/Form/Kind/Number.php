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
	protected function min( Field $field, Days $days ): string {
		return self::written( $field, 'min' );
	}

	protected function max( Field $field, Days $days ): string {
		return self::written( $field, 'max' );
	}

	protected function format(): string {
		return 'number';
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		return [
			...parent::rules( $field, $texts, $days ),
			[ 'number', $texts->plain( 'invalid_number' ), [] ],
			...self::limits(
				[ 'minnumber', $texts->plain( 'number_too_small' ), $this->min( $field, $days ) ],
				[ 'maxnumber', $texts->plain( 'number_too_large' ), $this->max( $field, $days ) ]
			),
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$min = $this->min( $field, $days );
		$max = $this->max( $field, $days );
		return '' !== $min && '' !== $max && (float) $min > (float) $max ? [ self::reversed( $field ) ] : [];
	}

	public function sample( Field $field, int $now ): string {
		return '' === $field->text( 'min' ) ? '5' : $field->text( 'min' );
	}

	/** The limit that the author wrote; "" if it is no number. */
	final protected static function written( Field $field, string $attribute ): string {
		$value = trim( $field->text( $attribute ) );
		return ValueFormat::is_number( $value ) ? $value : '';
	}
}
