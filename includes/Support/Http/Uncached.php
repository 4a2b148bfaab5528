<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Keeps an answer out of all caches. WordPress 6.5 sends "no-store" only to users who are logged in. */
final class Uncached {
	public const CONTROL = 'no-cache, must-revalidate, max-age=0, no-store, private';

	public static function send(): void {
		nocache_headers();
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::CONTROL );
		}
	}
}
