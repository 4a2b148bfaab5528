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
		foreach ( [ $this->from_elsewhere( $field ), $field->attributes->default_value ] as $value ) {
			if ( '' !== $value ) {
				return $field->kind()->first_value( $value, $this->days );
			}
		}
		return $field->kind()->resting_value( $field, $this->days );
	}

	/** @return list<string> Labels of the choices that are chosen at first. */
	public function chosen( Field $field ): array {
		$labels = array_map( static fn ( Choice $choice ): string => $choice->label(), $field->choices() );
		$given  = array_values( array_intersect( $labels, $this->asked_for( $field ) ) );
		if ( [] === $given ) {
			$given = $field->chosen_by_author();
		}
		return $field->is_multiple() ? $given : array_slice( $given, 0, 1 );
	}

	/** @return list<string> */
	private function asked_for( Field $field ): array {
		if ( 'get' !== $field->attributes->default_source ) {
			return [ $this->from_elsewhere( $field ), $field->attributes->default_value ];
		}
		// phpcs:ignore WordPress.Security -- a link may prefill a form; its value is only compared with the choices.
		$asked  = wp_unslash( $_GET[ $field->name() ] ?? '' );
		$values = array_filter( is_array( $asked ) ? $asked : [ $asked ], 'is_scalar' );
		return array_values( array_map( 'strval', $values ) );
	}

	private function from_elsewhere( Field $field ): string {
		$source = $field->attributes->default_source;
		if ( 'get' === $source ) {
			// A link may prefill a form; tags are stripped, and the value is escaped where it is printed.
			// phpcs:ignore WordPress.Security
			$asked = wp_unslash( $_GET[ $field->name() ] ?? '' );
			return is_string( $asked ) ? wp_strip_all_tags( Text::clean( $asked ) ) : '';
		}
		// An account is one person, so it fills in the first entry of a repeatable group.
		$property = $field->is_copy() ? '' : self::OF_USERS[ $source ] ?? '';
		$user     = '' === $property ? null : wp_get_current_user();
		$value    = null === $user || ! $user->exists() ? '' : $user->get( $property );
		return is_string( $value ) ? $value : '';
	}
}
