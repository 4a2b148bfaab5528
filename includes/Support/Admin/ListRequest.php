<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Reads the parameters of a list in wp-admin. */
final class ListRequest {
	/** Parameters that WordPress's lists use as text without checking: the action, and those of the search form. */
	private const TEXTS = [ 'action', 's', 'orderby', 'order', 'post_mime_type', 'detached' ];

	/**
	 * Drops parameters that are no text, because `?s[]=1` would print a PHP notice in the middle of the screen. Has to
	 * be called before anything is printed.
	 */
	public static function keep_texts(): void {
		// phpcs:disable WordPress.Security -- only the type of each parameter is read.
		foreach ( self::TEXTS as $name ) {
			if ( ! is_string( $_REQUEST[ $name ] ?? '' ) ) {
				unset( $_REQUEST[ $name ], $_GET[ $name ] );
			}
		}
		// phpcs:enable
	}

	/** A word in the address, in lower case. */
	public static function word( string $name ): string {
		// phpcs:ignore WordPress.Security -- only compared; a look at a list changes nothing.
		return strtolower( Read::string( $_GET[ $name ] ?? null ) );
	}

	/** A count in the address, such as how many rows were deleted. */
	public static function number( string $name ): int {
		// phpcs:ignore WordPress.Security -- a number, and only shown.
		$number = Read::string( $_GET[ $name ] ?? null );
		return 1 === preg_match( '/^\d{1,6}$/D', $number ) ? (int) $number : 0;
	}

	/** @return list<int> Ids of the selected rows, each once. */
	public static function ids( string $name, int $most ): array {
		// phpcs:ignore WordPress.Security -- numbers; code that changes something checks the nonce.
		$ids = $_REQUEST[ $name ] ?? null;
		$ids = is_array( $ids ) ? array_slice( $ids, 0, $most ) : [];
		$ids = array_map( [ Read::class, 'id' ], Read::strings( $ids ) );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/** Prints a notice with the result above the list. */
	public static function tell( string $type, string $text ): void {
		wp_admin_notice( esc_html( $text ), [ 'type' => $type, 'dismissible' => true ] );
	}
}
