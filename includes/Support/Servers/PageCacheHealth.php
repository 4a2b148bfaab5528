<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Http\RestRoute;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * A test of Tools → Site Health, which opens twice an address that no cache may keep. The site asks itself over the
 * network, so the screen runs this after it is shown.
 */
final class PageCacheHealth {
	private const TEST = 'rueda_page_cache';
	private const PATH = '/site-health/page-cache';

	/** Seconds for one answer. */
	private const PATIENCE = 10;

	/**
	 * @param array<array-key, mixed> $tests
	 * @return array<array-key, mixed>
	 */
	public static function add_test( array $tests ): array {
		return SiteHealth::with_slow_test(
			$tests,
			self::TEST,
			__( 'Answers that no cache may keep', 'rueda' ),
			rest_url( RestRoute::OURS . self::PATH ),
			[ new self(), 'test' ]
		);
	}

	public function register_route(): void {
		RestRoute::add(
			self::PATH,
			WP_REST_Server::READABLE,
			fn (): WP_REST_Response => new WP_REST_Response( $this->test() ),
			static fn (): bool => current_user_can( 'view_site_health_checks' )
		);
	}

	/** @return array<string, mixed> */
	public function test(): array {
		// The thanks of no message: the page is printed as usual, and says that it must not be kept.
		$address = add_query_arg( 'rueda_sent', 'site-health-' . wp_generate_password( 12, false ), home_url( '/' ) );
		$first   = self::headers( $address );
		$second  = is_string( $first ) ? $first : self::headers( $address );
		if ( is_string( $second ) ) {
			return SiteHealth::result(
				self::TEST,
				'recommended',
				__( 'Whether a cache keeps visitors’ answers could not be seen', 'rueda' ),
				[
					sprintf(
						/* translators: %s: an error, as in "cURL error 28". */
						__( 'The site could not open one of its own pages: %s', 'rueda' ),
						$second
					),
				]
			);
		}
		if ( self::is_kept( $second ) ) {
			return SiteHealth::result(
				self::TEST,
				'critical',
				__( 'A cache keeps pages that are meant for one visitor', 'rueda' ),
				[
					__(
						'The page that thanks a visitor came from a cache when it was opened for the second time, although it says “no-store”. So visitors may see the thanks or the plain wheel of somebody else.',
						'rueda'
					),
					self::advice(),
				]
			);
		}
		return str_contains( strtolower( $second['cache-control'] ?? '' ), 'no-store' )
			? SiteHealth::result(
				self::TEST,
				'good',
				__( 'No cache keeps pages that are meant for one visitor', 'rueda' ),
				[
					__(
						'The page that thanks a visitor was opened twice, and came from WordPress both times.',
						'rueda'
					),
				]
			)
			: SiteHealth::result(
				self::TEST,
				'recommended',
				__( 'Something removes “no-store” from Rueda’s answers', 'rueda' ),
				[
					__(
						'The page that thanks a visitor says that no cache may keep it; that header was missing or different when it arrived. A browser or a CDN may keep it.',
						'rueda'
					),
					self::advice(),
				]
			);
	}

	private static function advice(): string {
		return __(
			'Let the page cache, the CDN and the web server keep nothing whose address has “rueda_” in its query, and leave the header Cache-Control as it is.',
			'rueda'
		);
	}

	/** @return array<string, string>|string The headers by their small names, or what went wrong. */
	private static function headers( string $address ): array|string {
		// This filter is WordPress's own, for requests of a site to itself.
		$is_checked = true === apply_filters( 'https_local_ssl_verify', false );
		$answer     = wp_remote_get( $address, [ 'timeout' => self::PATIENCE, 'sslverify' => $is_checked ] );
		if ( $answer instanceof WP_Error ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			/* translators: %d: a number such as 401. */
			return sprintf( __( 'status %d', 'rueda' ), $status );
		}
		$headers = [];
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( (string) $name ) ] = implode( ', ', Read::flat( $value ) );
		}
		return $headers;
	}

	/** @param array<string, string> $headers */
	private static function is_kept( array $headers ): bool {
		foreach ( $headers as $name => $value ) {
			$pattern = match ( true ) {
				'age' === $name => '/^ *0*[1-9]/',
				// Varnish names the request that filled the cache behind the one that it answers.
				'x-varnish' === $name => '/^\d+ \d+/',
				'cache-control' !== $name && str_contains( $name, 'cache' ) => '/\bHIT\b/i',
				default => '',
			};
			if ( '' !== $pattern && 1 === preg_match( $pattern, $value ) ) {
				return true;
			}
		}
		return false;
	}
}
