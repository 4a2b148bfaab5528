<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Definitions;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Stars of which a visitor chooses a number. Its value is the number; emails say it with the number of all stars. */
final class Rating extends Kind {
	public function has_own_label( Field $field ): bool {
		return true;
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$chosen = $parts->value( $view, $field );
		$stars  = '';
		$this->enqueue_style();
		foreach ( $this->accepted( $field ) as $number ) {
			$input  = Html::open(
				'input',
				[
					'type'    => 'radio',
					'name'    => $field->html_name(),
					'value'   => $number,
					'checked' => $number === $chosen,
				]
			);
			$words  = Html::element(
				'span',
				[ 'class' => 'rueda-rating__words screen-reader-text' ],
				esc_html( self::words( $field, $number ) )
			);
			$icon   = Html::element( 'span', [ 'class' => 'rueda-rating__icon', 'aria-hidden' => 'true' ], '' );
			$stars .= Html::element( 'label', [ 'class' => 'rueda-rating__star' ], $input . $words . $icon );
		}
		$has_label = '' !== trim( $field->label() );
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'span',
				[
					'class' => Control::classes( $view, $field, [ 'rueda-rating' ] ),
					'id'    => $view->id_of( $field ),
					'role'  => 'radiogroup',
				] + Control::aria( $view, $field ) + [
					'aria-labelledby' => $has_label ? $view->own_id( $field, '-label' ) : null,
					'aria-label'      => $has_label ? null : $field->title(),
				],
				$stars
			)
		);
	}

	/** Browsers post nothing where no star is chosen. */
	public function is_read_if_absent(): bool {
		return true;
	}

	public function read_value( Field $field, mixed $sent, string $free_text ): array {
		$number = Read::flat( $sent )[0] ?? '';
		return [ '' === $number ? '' : self::words( $field, $number ), $number ];
	}

	/** @return list<string> */
	public function accepted( Field $field ): array {
		return array_map( 'strval', range( 1, self::stars( $field ) ) );
	}

	public function flaws( Field $field, Days $days ): array {
		$written = trim( $field->attributes->max );
		if ( '' === $written || (string) self::stars( $field ) === $written ) {
			return [];
		}
		[ 'least' => $least, 'most' => $most ] = Definitions::FIELD_KINDS['rating']['stars'];
		/* translators: 1: title of a field, 2: what the author has written, 3: and 4: numbers. */
		$words = __( '“%1$s” cannot have “%2$s” stars. It may have %3$s to %4$s.', 'rueda' );
		return [ [ 'unusable_limit', sprintf( $words, $field->title(), $written, $least, $most ) ] ];
	}

	public function sample( Field $field, int $now ): string {
		return (string) ( self::stars( $field ) - 1 );
	}

	public function poorest_sample( Field $field ): string {
		return '1';
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return [ 'max' => $tag->option( 'max' ) ];
	}

	/** How the value is read to screen readers, and written in emails. */
	private static function words( Field $field, string $number ): string {
		/* translators: 1: chosen number of stars, 2: number of all stars. */
		return sprintf( __( '%1$s of %2$s', 'rueda' ), $number, (string) self::stars( $field ) );
	}

	/** The number of stars; starsOf() in TypeScript reads it in the same way. */
	private static function stars( Field $field ): int {
		$stars  = Definitions::FIELD_KINDS['rating']['stars'];
		$number = 1 === preg_match( '/^\d{1,9}$/D', $field->attributes->max ) ? (int) $field->attributes->max : 0;
		return $number >= $stars['least'] && $number <= $stars['most'] ? $number : $stars['usual'];
	}
}
