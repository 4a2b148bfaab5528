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
		return $this->readable( $written, $days );
	}

	protected function readable( string $written, Days $days ): string {
		$time = trim( $written );
		return ValueFormat::is_time( $time ) ? $time : '';
	}

	protected function format(): string {
		return 'time';
	}

	protected function errors( Texts $texts, string $min, string $max ): array {
		/* translators: %s: time, as in 09:30. */
		$too_early = __( 'Please enter a time from %s on.', 'rueda' );
		/* translators: %s: time, as in 17:30. */
		$too_late = __( 'Please enter a time until %s.', 'rueda' );
		return [
			__( 'Please enter a time, as in 09:30.', 'rueda' ),
			sprintf( $too_early, $min ),
			sprintf( $too_late, $max ),
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$min = $this->min( $field, $days );
		$max = $this->max( $field, $days );
		/* translators: 1: title of a field, 2: what the author has written. */
		$words = __( 'The time “%2$s” in “%1$s” cannot be read. Write it as in 09:30.', 'rueda' );
		return [
			...( '' !== $min && '' !== $max && $min > $max ? [ self::reversed( $field ) ] : [] ),
			...$this->unreadable( $field, $days, $words ),
		];
	}

	public function sample( Field $field, int $now ): string {
		$min = trim( $field->attributes->min );
		return ValueFormat::is_time( $min ) ? $min : '09:30';
	}
}
