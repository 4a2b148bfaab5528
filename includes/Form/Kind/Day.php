<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Texts;
use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

/** A date. */
final class Day extends Bounded {
	public function first_value( string $written, Days $days ): string {
		return $this->readable( $written, $days );
	}

	protected function readable( string $written, Days $days ): string {
		return $days->read_day( $written );
	}

	protected function format(): string {
		return 'date';
	}

	protected function errors( Texts $texts, string $min, string $max ): array {
		return [
			$texts->plain( 'invalid_date' ),
			$texts->plain( 'date_too_early' ),
			$texts->plain( 'date_too_late' ),
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$min = trim( $field->attributes->min );
		$max = trim( $field->attributes->max );
		/* translators: 1: title of a field, 2: what the author has written. */
		$words = __(
			'The date “%2$s” in “%1$s” cannot be read. Write it as in 2026-12-31 or today+7days.',
			'rueda'
		);
		return [
			...( ValueFormat::is_date( $min ) && ValueFormat::is_date( $max ) && $min > $max
				? [ self::reversed( $field ) ]
				: [] ),
			...$this->unreadable( $field, $days, $words ),
		];
	}

	public function sample( Field $field, int $now ): string {
		return (string) wp_date( 'Y-m-d', $now );
	}
}
