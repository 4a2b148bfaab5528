<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Sets who may read and write a file. Hosts that disable chmod() do that themselves. */
final class FileMode {
	public static function set( string $path, int $mode ): void {
		if ( function_exists( 'chmod' ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors, Squiz.PHP.DiscouragedFunctions -- the file may be gone or somebody else's; WP_Filesystem may ask for a password.
			@chmod( $path, $mode );
		}
	}
}
