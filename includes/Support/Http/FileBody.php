<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Prints a file as the body of an answer: in parts, however large it is, also on hosts that disable readfile(). */
final class FileBody {
	private const PART = 65536;

	public static function print( string $path ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem would hold the whole file in memory.
		$file = fopen( $path, 'rb' );
		while ( false !== $file && ! feof( $file ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- no HTML.
			echo fread( $file, self::PART );
		}
		// phpcs:enable
	}
}
