<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** The website whose page sent this request, as far as the browser tells. */
final class SendingSite {
	/** The origin of the page, as in `https://example.org`; the text `null` if it hides it; "" if nothing tells it. */
	public static function origin(): string {
		return self::header( 'HTTP_ORIGIN' );
	}

	/** Whether it is another website. Without TLS, browsers do not send `Sec-Fetch-Site`, but they name the origin. */
	public static function is_other(): bool {
		$origin = self::origin();
		return match ( self::header( 'HTTP_SEC_FETCH_SITE' ) ) {
			'cross-site' => ! self::is_own( $origin ),
			''           => ! in_array( $origin, [ '', 'null' ], true )
				&& ! self::is_own( $origin )
				&& self::host( $origin ) !== self::host( 'http://' . self::header( 'HTTP_HOST' ) ),
			default      => false,
		};
	}

	/** Whether the page hides where it is, and the browser does not say either: without TLS, any website can do so. */
	public static function is_hidden(): bool {
		return 'null' === self::origin() && '' === self::header( 'HTTP_SEC_FETCH_SITE' );
	}

	/**
	 * Compares hosts only, because browsers treat http and https of one host as two sites. WordPress's list contains
	 * the hosts of home_url() and admin_url(), and those that the site allows to call it.
	 */
	public static function is_own( string $origin ): bool {
		$hosts = array_map(
			[ self::class, 'host' ],
			[ site_url(), ...array_filter( get_allowed_http_origins(), 'is_string' ) ]
		);
		return '' !== self::host( $origin ) && in_array( self::host( $origin ), $hosts, true );
	}

	private static function host( string $address ): string {
		return strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) );
	}

	private static function header( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}
}
