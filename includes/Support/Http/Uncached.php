<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Keeps an answer out of all caches. WordPress 6.5 sends "no-store" only to users who are logged in. */
final class Uncached {
	public const CONTROL = 'no-cache, must-revalidate, max-age=0, no-store, private';

	public static function send(): void {
		self::tell_plugins();
		nocache_headers();
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::CONTROL );
		}
	}

	/** Some plugins that store pages look at this constant and not at headers. */
	public static function tell_plugins(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- theirs.
			define( 'DONOTCACHEPAGE', true );
		}
	}
}
