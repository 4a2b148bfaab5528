<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** Parts of lists in wp-admin, printed as WordPress prints its own. */
final class ListMarkup {
	/**
	 * @param string $address Not escaped.
	 * @param string $label   The link's name for screen readers.
	 */
	public static function link( string $address, string $text, string $label, string $classes = '' ): string {
		return sprintf(
			'<a href="%s" aria-label="%s"%s>%s</a>',
			esc_url( $address ),
			esc_attr( $label ),
			'' === $classes ? '' : sprintf( ' class="%s"', esc_attr( $classes ) ),
			esc_html( $text )
		);
	}

	/** The checkbox that selects a row for bulk actions. */
	public static function checkbox( string $field, int $id, string $label ): string {
		return sprintf(
			'<label class="screen-reader-text" for="cb-select-%1$d">%2$s</label><input type="checkbox"'
				. ' name="%3$s[]" id="cb-select-%1$d" value="%1$d" />',
			$id,
			esc_html( $label ),
			esc_attr( $field )
		);
	}

	/**
	 * Prints a filter above the list.
	 *
	 * @param array<int|string, string> $choices Texts by value.
	 */
	public static function print_filter( string $name, string $label, array $choices, string $chosen ): void {
		printf(
			'<label for="filter-by-%1$s" class="screen-reader-text">%2$s</label><select name="%1$s"'
				. ' id="filter-by-%1$s">',
			esc_attr( $name ),
			esc_html( $label )
		);
		foreach ( $choices as $value => $text ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $chosen, (string) $value, false ),
				esc_html( $text )
			);
		}
		echo '</select>';
	}

	/**
	 * Prints the parameters of the list's address into its form, because a form that is sent by GET drops them.
	 *
	 * @param array<string, string> $more Other parameters that the form has to keep.
	 */
	public static function print_fields( string $address, array $more = [] ): void {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $fields );
		foreach ( array_filter( $fields + $more, static fn ( $value ): bool => '' !== $value ) as $name => $value ) {
			printf(
				'<input type="hidden" name="%s" value="%s">',
				esc_attr( (string) $name ),
				is_string( $value ) ? esc_attr( $value ) : ''
			);
		}
	}

	/** When something happened, in the site's time zone. */
	public static function time( int $time ): string {
		return sprintf(
			/* translators: 1: date of a message or a report, 2: its time of day. */
			__( '%1$s at %2$s', 'rueda' ),
			(string) wp_date( __( 'Y/m/d', 'rueda' ), $time ),
			// A no-break space keeps "am" on the line of its time.
			str_replace( ' ', "\u{a0}", (string) wp_date( __( 'g:i a', 'rueda' ), $time ) )
		);
	}
}
