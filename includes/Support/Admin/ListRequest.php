<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The request for a list in wp-admin. */
final class ListRequest {
	/** What WordPress's lists take for text without looking: the action, and what they print into their search form. */
	private const TEXTS = [ 'action', 's', 'orderby', 'order', 'post_mime_type', 'detached' ];

	/**
	 * Somebody's `?s[]=1` would end as a notice in the middle of the screen. To be called before anything is printed.
	 */
	public static function keep_texts(): void {
		// phpcs:disable WordPress.Security -- nothing is read but its type.
		foreach ( self::TEXTS as $name ) {
			if ( ! is_string( $_REQUEST[ $name ] ?? '' ) ) {
				unset( $_REQUEST[ $name ], $_GET[ $name ] );
			}
		}
		// phpcs:enable
	}

	/** A word in the address, in small letters. */
	public static function word( string $name ): string {
		// phpcs:ignore WordPress.Security -- only compared; a look at a list changes nothing.
		return strtolower( Read::string( $_GET[ $name ] ?? null ) );
	}

	/** What the address says of what was done: how many. */
	public static function number( string $name ): int {
		// phpcs:ignore WordPress.Security -- a number, and only shown.
		$number = Read::string( $_GET[ $name ] ?? null );
		return 1 === preg_match( '/^\d{1,6}$/D', $number ) ? (int) $number : 0;
	}

	/** @return list<int> The rows that are meant, each once. */
	public static function ids( string $name, int $most ): array {
		// phpcs:ignore WordPress.Security -- numbers; whoever changes something looks at the nonce.
		$ids = $_REQUEST[ $name ] ?? null;
		$ids = is_array( $ids ) ? array_slice( $ids, 0, $most ) : [];
		$ids = array_map( [ Read::class, 'id' ], Read::strings( $ids ) );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/** What became of it, above the list. */
	public static function tell( string $type, string $text ): void {
		wp_admin_notice( esc_html( $text ), [ 'type' => $type, 'dismissible' => true ] );
	}
}
