<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Tells addresses that everybody can reach from those of a server, its network and its neighbours. */
final class PublicAddress {
	/** Networks that PHP's own filter lets through, as bits that their addresses begin with, in hexadecimal. */
	private const CLOSED = [
		'6440/10', // 100.64.0.0/10, shared by the customers of a provider: RFC 6598.
		'c000/24', // 192.0.0.0/24, for protocols: RFC 6890.
		'c612/15', // 198.18.0.0/15, for measurements: RFC 2544.
		'e000/4', // 224.0.0.0/4, for many at once: RFC 5771.
	];

	public static function is_public( string $address ): bool {
		$plain = IpAddress::plain( $address );
		$bytes = '' === $plain ? '' : (string) inet_pton( $plain );
		$flags = FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE;
		if ( '' === $bytes || false === filter_var( $plain, FILTER_VALIDATE_IP, $flags ) ) {
			return false;
		}
		$hex = bin2hex( $bytes );
		if ( 16 === strlen( $bytes ) ) {
			// Only 2000::/3 is public, without the two kinds of addresses that hold an IPv4 address: 6to4 and Teredo.
			return in_array( $hex[0], [ '2', '3' ], true ) && 1 !== preg_match( '/^(2002|20010000|20010db8)/', $hex );
		}
		foreach ( self::CLOSED as $network ) {
			[ $begin, $bits ] = explode( '/', $network );
			$shift            = 32 - (int) $bits;
			if ( hexdec( $hex ) >> $shift === hexdec( str_pad( $begin, 8, '0' ) ) >> $shift ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> The addresses of a host. */
	public static function addresses_of( string $host ): array {
		if ( false !== filter_var( trim( $host, '[]' ), FILTER_VALIDATE_IP ) ) {
			return [ trim( $host, '[]' ) ];
		}
		$four = gethostbynamel( $host );
		// A failed question is no address; WordPress would warn about it.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- as above.
		$six = @dns_get_record( $host, DNS_AAAA );
		$six = array_column( false === $six ? [] : $six, 'ipv6' );
		return [ ...( false === $four ? [] : $four ), ...array_filter( $six, 'is_string' ) ];
	}

	/**
	 * For the hook http_api_curl: connects to the address that was checked, because the next question about the host
	 * may get another answer.
	 */
	public static function connecting_to( string $host, string $address ): \Closure {
		$to = str_contains( $address, ':' ) ? "[$address]" : $address;
		return static function ( mixed $handle ) use ( $host, $to ): void {
			if ( $handle instanceof \CurlHandle && function_exists( 'curl_setopt' ) ) {
				// Requests does not offer this option.
				// phpcs:ignore WordPress.WP.AlternativeFunctions
				curl_setopt( $handle, CURLOPT_RESOLVE, [ "$host:80:$to", "$host:443:$to", "$host:8080:$to" ] );
			}
		};
	}
}
