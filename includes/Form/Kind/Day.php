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
		return $days->of( $written );
	}

	protected function min( Field $field, Days $days ): string {
		return $days->of( $field->text( 'min' ) );
	}

	protected function max( Field $field, Days $days ): string {
		return $days->of( $field->text( 'max' ) );
	}

	protected function format(): string {
		return 'date';
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		return [
			...parent::rules( $field, $texts, $days ),
			[ 'date', $texts->plain( 'invalid_date' ), [] ],
			...self::limits(
				[ 'mindate', $texts->plain( 'date_too_early' ), $this->min( $field, $days ) ],
				[ 'maxdate', $texts->plain( 'date_too_late' ), $this->max( $field, $days ) ]
			),
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$min   = trim( $field->text( 'min' ) );
		$max   = trim( $field->text( 'max' ) );
		$flaws = ValueFormat::is_date( $min ) && ValueFormat::is_date( $max ) && $min > $max
			? [ self::reversed( $field ) ]
			: [];
		foreach ( [ $min, $max ] as $day ) {
			if ( '' !== $day && '' === $days->of( $day ) ) {
				/* translators: 1: title of a field, 2: what the author has written. */
				$words   = __(
					'The date “%2$s” in “%1$s” cannot be read. Write it as in 2026-12-31 or today+7days.',
					'rueda'
				);
				$flaws[] = [ 'unusable_limit', sprintf( $words, $field->title(), $day ) ];
				break;
			}
		}
		return $flaws;
	}

	public function sample( Field $field, int $now ): string {
		return (string) wp_date( 'Y-m-d', $now );
	}
}
