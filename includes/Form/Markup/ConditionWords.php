<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Form;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Conditions\Rule;

defined( 'ABSPATH' ) || exit;

/** Says in words when a part of a form is meant, for browsers without scripts. */
final class ConditionWords {
	public static function sentence( Conditions $conditions, Form $form ): string {
		/* translators: %s: conditions, as in “Reason” is “Complaint” and “Age” is greater than 17. */
		return sprintf( __( 'Only if %s.', 'rueda' ), self::words( $conditions, $form ) );
	}

	private static function words( Conditions $conditions, Form $form ): string {
		$all   = array_map(
			static fn ( Conditions|Rule $part ): string => $part instanceof Rule
				? self::of_rule( $part, $form )
				: '(' . self::words( $part, $form ) . ')',
			$conditions->parts()
		);
		$words = (string) array_shift( $all );
		foreach ( $all as $next ) {
			$words = $conditions->is_any()
				/* translators: %1$s, %2$s: two conditions, one of which is enough. */
				? sprintf( __( '%1$s or %2$s', 'rueda' ), $words, $next )
				/* translators: %1$s, %2$s: two conditions, both of which have to hold. */
				: sprintf( __( '%1$s and %2$s', 'rueda' ), $words, $next );
		}
		return $words;
	}

	private static function of_rule( Rule $rule, Form $form ): string {
		$field = $form->field( $rule->field() );
		return sprintf(
			self::sentence_of( $rule->comparison() ),
			null === $field ? $rule->field() : $field->own_title(),
			implode( wp_get_list_item_separator(), $rule->values() )
		);
	}

	private static function sentence_of( string $comparison ): string {
		switch ( $comparison ) {
			case 'not-equal':
				/* translators: %1$s: name of a field, %2$s: an answer. */
				return __( '“%1$s” is not “%2$s”', 'rueda' );
			case 'contains':
				/* translators: %1$s: name of a field, %2$s: a text. */
				return __( '“%1$s” contains “%2$s”', 'rueda' );
			case 'empty':
				/* translators: %1$s: name of a field. */
				return __( '“%1$s” is empty', 'rueda' );
			case 'not-empty':
				/* translators: %1$s: name of a field. */
				return __( '“%1$s” is filled in', 'rueda' );
			case 'greater':
				/* translators: %1$s: name of a field, %2$s: a number. */
				return __( '“%1$s” is greater than %2$s', 'rueda' );
			case 'less':
				/* translators: %1$s: name of a field, %2$s: a number. */
				return __( '“%1$s” is less than %2$s', 'rueda' );
			case 'one-of':
				/* translators: %1$s: name of a field, %2$s: a list of answers. */
				return __( '“%1$s” is one of these: %2$s', 'rueda' );
			case 'before':
				/* translators: %1$s: name of a field, %2$s: a date. */
				return __( '“%1$s” is before %2$s', 'rueda' );
			case 'after':
				/* translators: %1$s: name of a field, %2$s: a date. */
				return __( '“%1$s” is after %2$s', 'rueda' );
			default:
				/* translators: %1$s: name of a field, %2$s: an answer. */
				return __( '“%1$s” is “%2$s”', 'rueda' );
		}
	}
}
