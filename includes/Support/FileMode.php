<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Sets who may read and write a file. Hosts that disable chmod() do that themselves. */
final class FileMode {
	public static function set( string $path, int $mode ): void {
		if ( function_exists( 'chmod' ) ) {
			// The file may be gone or somebody else's, and WP_Filesystem may ask for a password.
			// phpcs:ignore WordPress.WP, WordPress.PHP, Squiz.PHP.DiscouragedFunctions -- as above.
			@chmod( $path, $mode );
		}
	}
}
