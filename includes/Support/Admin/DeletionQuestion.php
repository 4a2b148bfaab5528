<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** Asks for confirmation before rows of a list are deleted for good. The form sends the answer as `confirmed`. */
final class DeletionQuestion {
	private const YES = 'delete-for-good';

	/** How many rows the question names at most. */
	private const NAMED = 20;

	public static function is_answered(): bool {
		// phpcs:ignore WordPress.Security -- only compared; the code that deletes checks the nonce.
		return self::YES === ( $_POST['confirmed'] ?? '' );
	}

	/**
	 * @param string                $address The list's address, not escaped.
	 * @param array{string, string} $words   The question, and a sentence about what the deletion causes.
	 * @param array<int, string>    $rows    The rows to delete: their names by id.
	 * @param string                $more    A text for the rows that are not named; `%s` is their number.
	 * @param string                $field   The name of the field with the ids.
	 * @param string                $nonce   The nonce's action.
	 * @param string                $action  The list's bulk action; "" where the form needs none.
	 */
	public static function print(
		string $address,
		array $words,
		array $rows,
		string $more,
		string $field,
		string $nonce,
		string $action = ''
	): void {
		printf( '<h1>%s</h1><p>%s</p><ul class="ul-disc">', esc_html( $words[0] ), esc_html( $words[1] ) );
		foreach ( array_slice( $rows, 0, self::NAMED ) as $name ) {
			printf( '<li>%s</li>', esc_html( $name ) );
		}
		if ( count( $rows ) > self::NAMED ) {
			printf( '<li>%s</li>', esc_html( sprintf( $more, number_format_i18n( self::unnamed( $rows ) ) ) ) );
		}
		printf( '</ul><form method="post" action="%s">', esc_url( $address ) );
		wp_nonce_field( $nonce );
		if ( '' !== $action ) {
			printf( '<input type="hidden" name="action" value="%s">', esc_attr( $action ) );
		}
		printf( '<input type="hidden" name="confirmed" value="%s">', esc_attr( self::YES ) );
		foreach ( array_keys( $rows ) as $id ) {
			printf( '<input type="hidden" name="%s[]" value="%d">', esc_attr( $field ), absint( $id ) );
		}
		printf(
			'<p><button type="submit" class="button button-primary">%s</button> <a class="button" href="%s">'
				. '%s</a></p></form>',
			esc_html__( 'Delete permanently', 'rueda' ),
			esc_url( $address ),
			esc_html__( 'Keep', 'rueda' )
		);
	}

	/** @param array<int, string> $rows */
	public static function unnamed( array $rows ): int {
		return max( 0, count( $rows ) - self::NAMED );
	}
}
