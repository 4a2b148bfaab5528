<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Definitions;
use Rueda\Support\Http\IpAddress;
use Rueda\Support\Http\Proxy;
use Rueda\Support\Http\SharedAddress;
use Rueda\Support\Read;
use Rueda\Support\Setting;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Whether the site is behind a proxy, which addresses the proxy has, and in which header it names the visitor's. */
final class ProxySettings {
	public const OPTION = IpAddress::PROXY;

	/** The most characters of an address or a range. */
	private const LONGEST = 50;

	private const DEFAULTS = [ 'on' => false, 'addresses' => [], 'header' => Definitions::PROXY_HEADERS[0] ];

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'The proxy that passes on visitors’ addresses.', 'rueda' ),
			Setting::schema(
				[
					'on'        => [ 'type' => 'boolean' ],
					'addresses' => [
						'description' => __( 'IP addresses and ranges of the proxy.', 'rueda' ),
						'type'        => 'array',
						'maxItems'    => Definitions::PROXY_MOST_ADDRESSES,
						'items'       => [ 'type' => 'string', 'maxLength' => self::LONGEST ],
					],
					'header'    => [ 'type' => 'string', 'enum' => Definitions::PROXY_HEADERS ],
				]
			),
			[ self::class, 'sanitize' ],
			self::DEFAULTS
		);
		// What was noted before is over, or will be noted again.
		foreach ( [ 'add_option_', 'update_option_' ] as $hook ) {
			add_action( $hook . self::OPTION, [ SharedAddress::class, 'forget' ], 10, 0 );
		}
		add_filter( 'rest_request_before_callbacks', [ self::class, 'refuse' ], 10, 3 );
	}

	/** @return array{on: bool, addresses: list<string>, header: string} */
	public static function stored(): array {
		return self::sanitize( get_option( self::OPTION ) );
	}

	/**
	 * @param mixed $value Whatever was sent or is stored.
	 * @return array{on: bool, addresses: list<string>, header: string}
	 */
	public static function sanitize( $value ): array {
		$value     = is_array( $value ) ? $value : [];
		$addresses = array_filter( self::lines( $value ), [ Proxy::class, 'is_range' ] );
		$addresses = array_slice( array_values( array_unique( $addresses ) ), 0, Definitions::PROXY_MOST_ADDRESSES );
		$header    = Read::text( $value, 'header' );
		return [
			'on'        => Read::is_yes( $value['on'] ?? false ) && [] !== $addresses,
			'addresses' => $addresses,
			'header'    => in_array( $header, Definitions::PROXY_HEADERS, true ) ? $header : self::DEFAULTS['header'],
		];
	}

	/**
	 * Names what is wrong, where WordPress would only leave it out.
	 *
	 * @param mixed                                  $answer  Null, or what answers the request in place of its route.
	 * @param mixed                                  $handler
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function refuse( $answer, $handler, $request ): mixed {
		$value = '/wp/v2/settings' === $request->get_route() ? $request[ self::OPTION ] : null;
		if ( null !== $answer || ! is_array( $value ) ) {
			return $answer;
		}
		foreach ( self::lines( $value ) as $line ) {
			if ( ! Proxy::is_range( $line ) ) {
				return self::invalid(
					sprintf(
						/* translators: %s: what somebody typed. */
						__(
							'“%s” is not an IP address or a range such as 192.0.2.0/24, or the range is too wide.',
							'rueda'
						),
						$line
					)
				);
			}
		}
		return Read::is_yes( $value['on'] ?? false ) && [] === self::lines( $value )
			? self::invalid( __( 'Enter at least one address of the proxy.', 'rueda' ) )
			: $answer;
	}

	private static function invalid( string $problem ): WP_Error {
		return new WP_Error( 'rest_invalid_param', $problem, [ 'status' => 400 ] );
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @return list<string>
	 */
	private static function lines( array $value ): array {
		return array_map( 'trim', Read::strings( $value['addresses'] ?? [] ) );
	}
}
