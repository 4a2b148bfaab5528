<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Choice;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Value\Text;
use Rueda\Mail\Letter;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** What lists, checkboxes and radio buttons share: choices that the author wrote, with hidden values. */
abstract class Choices extends Kind {
	public function most( Field $field ): int {
		$labels = array_map(
			static fn ( Choice $choice ): int => Text::length( $choice->label() ),
			$field->choices()
		);
		return array_sum( $labels ) + $field->allowed( Field::MAXLENGTH_OTHER );
	}

	public function untouched( Field $field, Days $days ): array {
		$default = $field->attributes->default_value;
		$chosen  = in_array( $default, self::labels( $field ), true ) ? [ $default ] : $this->chosen_at_first( $field );
		return $field->is_multiple() ? $chosen : array_slice( $chosen, 0, 1 );
	}

	/** @return list<string> What a browser has chosen before the visitor chooses. */
	protected function chosen_at_first( Field $field ): array {
		return $field->chosen_by_author();
	}

	public function is_read_if_absent(): bool {
		return true;
	}

	public function read_value( Field $field, mixed $sent, string $free_text ): array {
		$chosen = array_values( array_filter( Read::flat( $sent ), static fn ( string $one ): bool => '' !== $one ) );
		$piped  = array_map( static fn ( string $label ): string => self::piped( $field, $label ), $chosen );
		$last   = count( $chosen ) - 1;
		if ( $last >= 0 && '' !== $free_text ) {
			$chosen[ $last ] .= ' ' . $free_text;
			$piped[ $last ]   = ltrim( $piped[ $last ] . ' ' . $free_text );
		}
		return [ $piped, $chosen ];
	}

	public function accepted( Field $field ): ?array {
		return self::plain_labels( $field );
	}

	/** @return list<string> The labels as browsers post them. */
	final protected static function plain_labels( Field $field ): array {
		$labels = array_map(
			static fn ( string $label ): string => Text::trim(
				html_entity_decode( $label, ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			),
			self::labels( $field )
		);
		return array_values( array_filter( $labels, static fn ( string $label ): bool => '' !== $label ) );
	}

	public function flaws( Field $field, Days $days ): array {
		/* translators: %s: title of a field. */
		$words = __( '“%s” has no choices.', 'rueda' );
		return [] === $field->choices() ? [ [ 'no_choices', sprintf( $words, $field->title() ) ] ] : [];
	}

	public function sample( Field $field, int $now ): string {
		return self::labels( $field )[0] ?? parent::sample( $field, $now );
	}

	/** A choice that is no address, if there is one. */
	public function poorest_sample( Field $field ): string {
		$values = array_map( static fn ( Choice $choice ): string => $choice->value(), $field->choices() );
		foreach ( $values as $value ) {
			if ( null === Letter::address_in( $value ) ) {
				return $value;
			}
		}
		return $values[0] ?? parent::poorest_sample( $field );
	}

	public function may_address( Field $field ): bool {
		return ! $field->attributes->has_free_text;
	}

	public function tag_values( Field $field ): array {
		return array_map(
			static fn ( Choice $choice ): array => [ $choice->label(), $choice->value() ],
			$field->choices()
		);
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $reader->choices( $tag, $this );
	}

	/** @return list<string> */
	final protected static function labels( Field $field ): array {
		return array_map( static fn ( Choice $choice ): string => $choice->label(), $field->choices() );
	}

	private static function piped( Field $field, string $label ): string {
		foreach ( $field->choices() as $choice ) {
			if ( self::plain( $choice->label() ) === self::plain( $label ) ) {
				return $choice->value();
			}
		}
		return $label;
	}

	private static function plain( string $label ): string {
		return Text::trim(
			preg_replace( '/\s+/u', ' ', html_entity_decode( $label, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ?? $label
		);
	}
}
