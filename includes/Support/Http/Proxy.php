<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The proxy or balancer that this site is behind, as an admin has set it. It passes the visitor's address on in a
 * header. Anybody can send such a header, so it is believed only if the connection comes from the proxy.
 *
 * @immutable
 */
final class Proxy {
	/** The most hops of a header that are read. */
	private const HOPS = 50;

	/** @param list<string> $ranges Addresses and ranges, as in "192.0.2.7" or "2001:db8::/32". */
	public function __construct( private array $ranges, private string $header ) {}

	/** Reads what ProxySettings stores. Null if the site is not behind a proxy. */
	public static function from_stored( mixed $stored ): ?self {
		$stored = is_array( $stored ) ? $stored : [];
		return true === ( $stored['on'] ?? false )
			? new self( Read::strings( $stored['addresses'] ?? [] ), Read::text( $stored, 'header' ) )
			: null;
	}

	/** Whether this is an address or a range of addresses that is not too wide. */
	public static function is_range( string $written ): bool {
		return null !== self::parsed( $written );
	}

	/**
	 * The visitor's address.
	 *
	 * @param string                  $address The address that the connection came from.
	 * @param array<array-key, mixed> $server  As $_SERVER.
	 */
	public function visitor( string $address, array $server ): string {
		if ( ! $this->holds( $address ) ) {
			return $address;
		}
		$hops = self::hops( $server, $this->header );
		if ( Definitions::PROXY_HEADERS[0] !== $this->header ) {
			return 1 === count( $hops ) && '' !== $hops[0] ? $hops[0] : $address;
		}
		// Each proxy adds the address that it saw at the end. What stands before the last stranger, he wrote himself.
		foreach ( array_reverse( $hops ) as $hop ) {
			if ( '' === $hop ) {
				return $address;
			}
			$address = $hop;
			if ( ! $this->holds( $hop ) ) {
				return $hop;
			}
		}
		return $address;
	}

	/** Whether an address belongs to the proxy. */
	public function holds( string $address ): bool {
		$packed = IpAddress::packed( $address );
		foreach ( '' === $packed ? [] : $this->ranges as $written ) {
			[ $begin, $bits ] = self::parsed( $written ) ?? [ '', 0 ];
			if ( strlen( $begin ) === strlen( $packed ) && self::is_same( $begin, $packed, $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<array-key, mixed> $server As $_SERVER.
	 * @return list<string> The addresses in a header; "" for what is no address.
	 */
	public static function hops( array $server, string $header ): array {
		$value = Read::text( $server, 'HTTP_' . strtoupper( strtr( $header, '-', '_' ) ) );
		$parts = '' === trim( $value ) ? [] : explode( ',', $value );
		return array_map( [ self::class, 'address_in' ], array_slice( $parts, -self::HOPS ) );
	}

	/** An address may have a port behind it, and one of IPv6 brackets around it. */
	private static function address_in( string $hop ): string {
		$hop     = trim( $hop, " \t" );
		$pattern = '/^(?:\[([0-9A-Fa-f:.]{2,45})\](?::\d{1,5})?|(\d[\d.]{6,14}):\d{1,5})$/D';
		return IpAddress::plain( 1 === preg_match( $pattern, $hop, $part ) ? $part[1] . ( $part[2] ?? '' ) : $hop );
	}

	/** @return array{string, int}|null The packed address, and how many of its bits count. */
	private static function parsed( string $written ): ?array {
		$parts  = explode( '/', trim( $written ) );
		$packed = IpAddress::packed( $parts[0] );
		$most   = 8 * strlen( $packed );
		$least  = Definitions::PROXY_LEAST_BITS[ 32 === $most ? 'four' : 'six' ];
		$bits   = $parts[1] ?? (string) $most;
		return '' !== $packed && count( $parts ) <= 2 && 1 === preg_match( '/^\d{1,3}$/D', $bits )
			&& (int) $bits >= $least && (int) $bits <= $most
			? [ $packed, (int) $bits ]
			: null;
	}

	private static function is_same( string $one, string $other, int $bits ): bool {
		$whole = intdiv( $bits, 8 );
		$rest  = 8 - $bits % 8;
		return substr( $one, 0, $whole ) === substr( $other, 0, $whole )
			&& ( 8 === $rest || ord( $one[ $whole ] ) >> $rest === ord( $other[ $whole ] ) >> $rest );
	}
}
