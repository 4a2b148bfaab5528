<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security -- nothing of it is used here: it is put aside, and put back.

/**
 * A form without a script is posted to its page. WordPress takes a field named like a part of addresses (name, year, p)
 * for one, and shows another page or none. So such fields are put aside while it reads the address.
 */
final class AddressNames {
	/** @param mixed $is_read Whether WordPress goes on to read the address. */
	public static function put_aside( mixed $is_read ): mixed {
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
