<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Texts;
use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

/** A time of day. */
final class Time extends Bounded {
	public function first_value( string $written, Days $days ): string {
		return self::readable( $written );
	}

	protected function min( Field $field, Days $days ): string {
		return self::readable( $field->text( 'min' ) );
	}

	protected function max( Field $field, Days $days ): string {
		return self::readable( $field->text( 'max' ) );
	}

	protected function format(): string {
		return 'time';
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		$min = $this->min( $field, $days );
		$max = $this->max( $field, $days );
		/* translators: %s: time, as in 09:30. */
		$too_early = __( 'Please enter a time from %s on.', 'rueda' );
		/* translators: %s: time, as in 17:30. */
		$too_late = __( 'Please enter a time until %s.', 'rueda' );
		return [
			...parent::rules( $field, $texts, $days ),
			[ 'time', __( 'Please enter a time, as in 09:30.', 'rueda' ), [] ],
			...self::limits(
				[ 'mintime', sprintf( $too_early, $min ), $min ],
				[ 'maxtime', sprintf( $too_late, $max ), $max ]
			),
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$min   = $this->min( $field, $days );
		$max   = $this->max( $field, $days );
		$flaws = '' !== $min && '' !== $max && $min > $max ? [ self::reversed( $field ) ] : [];
		foreach ( [ $field->text( 'min' ), $field->text( 'max' ) ] as $written ) {
			if ( '' !== trim( $written ) && '' === self::readable( $written ) ) {
				/* translators: 1: title of a field, 2: what the author has written. */
				$words   = __( 'The time “%2$s” in “%1$s” cannot be read. Write it as in 09:30.', 'rueda' );
				$flaws[] = [ 'unusable_limit', sprintf( $words, $field->title(), trim( $written ) ) ];
				break;
			}
		}
		return $flaws;
	}

	public function sample( Field $field, int $now ): string {
		$min = self::readable( $field->text( 'min' ) );
		return '' === $min ? '09:30' : $min;
	}

	/** The time if it is one, otherwise "". */
	private static function readable( string $written ): string {
		$time = trim( $written );
		return ValueFormat::is_time( $time ) ? $time : '';
	}
}
