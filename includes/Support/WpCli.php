<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Calls WP-CLI, which is there only where its hook `cli_init` is called. */
final class WpCli {
	/** @param string $method Of WP_CLI, such as `success`. */
	public static function call( string $method, mixed ...$given ): void {
		$callback = [ 'WP_CLI', $method ];
		if ( is_callable( $callback ) ) {
			$callback( ...$given );
		}
	}
}
