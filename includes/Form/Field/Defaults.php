<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** The value of a field before a visitor changes it. */
final class Defaults {
	/** Properties of the account, by the source that the author chooses. */
	public const OF_USERS = [
		'user_login'        => 'user_login',
		'user_email'        => 'user_email',
		'user_url'          => 'user_url',
		'user_display_name' => 'display_name',
		'user_first_name'   => 'first_name',
		'user_last_name'    => 'last_name',
	];

	public function __construct( private Days $days ) {}

	public function text( Field $field ): string {
		foreach ( [ $this->from_elsewhere( $field ), $field->default_value() ] as $value ) {
			if ( '' !== $value ) {
				return $field->is( 'date' ) ? $this->days->of( $value ) : $value;
			}
		}
		return $field->is( 'range' ) ? NumberLimits::middle( $field ) : '';
	}

	/** @return list<string> Labels of the choices that are chosen at first. */
	public function chosen( Field $field ): array {
		$labels = array_map( static fn ( Choice $choice ): string => $choice->label(), $field->choices() );
		$given  = array_values( array_intersect( $labels, $this->asked_for( $field ) ) );
		if ( [] === $given ) {
			$given = $this->chosen_by_author( $field );
		}
		return $field->is_multiple() ? $given : array_slice( $given, 0, 1 );
	}

	/**
	 * The values that an untouched field posts. Only values that the author set count: when a form is received, it is
	 * not known what a link or an account had filled in.
	 *
	 * @return list<string>
	 */
	public function untouched( Field $field ): array {
		if ( ! $field->is( ...FieldType::CHOICES ) ) {
			$value = $field->default_value();
			$value = $field->is( 'date' ) ? $this->days->of( $value ) : $value;
			$value = '' === $value && $field->is( 'range' ) ? NumberLimits::middle( $field ) : $value;
			return '' === $value ? [] : [ $value ];
		}
		$choices = $field->choices();
		$labels  = array_map( static fn ( Choice $choice ): string => $choice->label(), $choices );
		$default = $field->default_value();
		$chosen  = in_array( $default, $labels, true ) ? [ $default ] : $this->chosen_by_author( $field );
		if (
			$field->is( 'select' )
			&& [] === $chosen
			&& ! $field->is_multiple()
			&& ! $field->has_blank()
			&& ! $field->is_first_a_label()
			&& $field->size( 1 ) < 2
		) {
			// Browsers choose the first option of such a list.
			$chosen = $labels;
		}
		return $field->is_multiple() ? $chosen : array_slice( $chosen, 0, 1 );
	}

	/** @return list<string> */
	private function chosen_by_author( Field $field ): array {
		$chosen = array_filter( $field->choices(), static fn ( Choice $choice ): bool => $choice->is_default() );
		return array_values( array_map( static fn ( Choice $choice ): string => $choice->label(), $chosen ) );
	}

	/** @return list<string> */
	private function asked_for( Field $field ): array {
		if ( 'get' !== $field->default_source() ) {
			return [ $this->from_elsewhere( $field ), $field->default_value() ];
		}
		// phpcs:ignore WordPress.Security -- a link may prefill a form; its value is only compared with the choices.
		$asked  = wp_unslash( $_GET[ $field->name() ] ?? '' );
		$values = array_filter( is_array( $asked ) ? $asked : [ $asked ], 'is_scalar' );
		return array_values( array_map( 'strval', $values ) );
	}

	private function from_elsewhere( Field $field ): string {
		$source = $field->default_source();
		if ( 'get' === $source ) {
			// phpcs:ignore WordPress.Security -- a link may prefill a form; tags are stripped, and the value is escaped where it is printed.
			$asked = wp_unslash( $_GET[ $field->name() ] ?? '' );
			return is_string( $asked ) ? wp_strip_all_tags( Text::clean( $asked ) ) : '';
		}
		$property = self::OF_USERS[ $source ] ?? '';
		$user     = '' === $property ? null : wp_get_current_user();
		$value    = null === $user || ! $user->exists() ? '' : $user->get( $property );
		return is_string( $value ) ? $value : '';
	}
}
