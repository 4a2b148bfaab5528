<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Support\Http\PublicAddress;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Which addresses may get what visitors send: those of other servers that everybody can reach. */
final class WebhookAddress {
	/** Why an address is refused. Words for people are in WebhookWords. */
	public const INVALID = 'invalid-address';
	public const OWN     = 'own-address';
	public const PRIVATE = 'private-address';
	public const UNKNOWN = 'unknown-host';

	/** Ports that WordPress's own safe requests take. */
	private const PORTS = [ 80, 443, 8080 ];

	/** @param (callable( string ): list<string>)|null $addresses_of The addresses of a host, for tests. */
	public function __construct( private $addresses_of = null ) {}

	/** What can be said without asking for the host's addresses; "" if there is nothing. */
	public static function refusal( string $address ): string {
		$parts = wp_parse_url( $address );
		$host  = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		if (
			'' === $host
			|| strlen( $address ) > 2000
			|| ! in_array( strtolower( $parts['scheme'] ?? '' ), [ 'http', 'https' ], true )
			|| isset( $parts['user'] ) || isset( $parts['pass'] )
			|| 1 === preg_match( '/[^\x21-\x7E]/', $address )
		) {
			return self::INVALID;
		}
		if ( self::is_private_allowed( $address ) ) {
			return '';
		}
		if ( ! in_array( $parts['port'] ?? 443, self::PORTS, true ) ) {
			return self::PRIVATE;
		}
		return in_array( self::plain( $host ), self::own_hosts(), true ) ? self::OWN : '';
	}

	/**
	 * Looks where the host is now.
	 *
	 * @return array{string, string} Why the address is refused, or ""; and the address to connect to, "" for any.
	 */
	public function checked( string $address ): array {
		$refusal = self::refusal( $address );
		if ( '' !== $refusal || self::is_private_allowed( $address ) ) {
			return [ $refusal, '' ];
		}
		$host      = (string) wp_parse_url( $address, PHP_URL_HOST );
		$addresses = ( $this->addresses_of ?? [ PublicAddress::class, 'addresses_of' ] )( $host );
		$closed    = array_filter( $addresses, static fn ( string $one ): bool => ! PublicAddress::is_public( $one ) );
		if ( [] !== $closed ) {
			return [ self::PRIVATE, '' ];
		}
		return [] === $addresses ? [ self::UNKNOWN, '' ] : [ '', $addresses[0] ];
	}

	public static function is_private_allowed( string $address ): bool {
		/**
		 * Filters whether a webhook may have an address of this site or of a private network.
		 *
		 * @param bool   $is_allowed False.
		 * @param string $address    The address.
		 */
		return true === Listeners::filter( 'rueda_webhook_private_address', false, $address );
	}

	/** @return list<string> */
	private static function own_hosts(): array {
		$hosts = [ wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) ];
		return array_map( [ self::class, 'plain' ], array_values( array_filter( $hosts, 'is_string' ) ) );
	}

	private static function plain( string $host ): string {
		return preg_replace( '/^www\.|\.$/', '', strtolower( $host ) ) ?? '';
	}
}
