<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security -- the values are not used here, only removed and restored.

/**
 * Hides fields named like query variables of WordPress (name, year, p) while WordPress parses the request. A form
 * without a script is posted to its page, and WordPress would show another page or none because of such fields.
 */
final class AddressNames {
	/** @param mixed $is_read Whether WordPress goes on to parse the request. */
	public static function hide_while_parsing( mixed $is_read ): mixed {
		$hide = static function ( mixed $names ) use ( &$hide ): mixed {
			remove_filter( 'query_vars', $hide, PHP_INT_MAX );
			$whole = $_POST;
			$hides = is_array( $names ) ? array_filter( $names, 'is_string' ) : [];
			$_POST = array_diff_key( $whole, array_flip( $hides ) );
			add_action(
				'parse_request',
				static function () use ( $whole ): void {
					$_POST = $whole;
				},
				PHP_INT_MIN
			);
			return $names;
		};
		if ( false !== $is_read ) {
			add_filter( 'query_vars', $hide, PHP_INT_MAX );
		}
		return $is_read;
	}
}
