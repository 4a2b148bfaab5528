<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The address that the connection came from, whichever way the server writes it. A server that listens on IPv6 alone,
 * or stands behind a translator, writes an IPv4 address inside an IPv6 one: it is still that IPv4 address.
 */
final class IpAddress {

	/** What comes before the four bytes of an IPv4 address, in hexadecimal. */
	private const PREFIXES = [
		'00000000000000000000ffff', // ::ffff:a.b.c.d, mapped: RFC 4291.
		'0000000000000000ffff0000', // ::ffff:0:a.b.c.d, translated: RFC 2765.
		'0064ff9b0000000000000000', // 64:ff9b::a.b.c.d, NAT64: RFC 6052.
	];

	/** The same for ::a.b.c.d, compatible: RFC 4291. `::` and `::1` begin so too, and no IPv4 address with 0. */
	private const COMPATIBLE = '000000000000000000000000';

	/**
	 * The NAT64 of a single network, 64:ff9b:1::/48: where the IPv4 address stands there is the network's own choice.
	 */
	private const LOCAL_NAT64 = '0064ff9b0001';

	/** As text: IPv4 where it is one, else as it was written; "" for what is no address. */
	public static function plain( string $address ): string {
		$packed = self::packed( $address );
		if ( '' === $packed ) {
			return '';
		}
		return 4 === strlen( $packed ) ? (string) inet_ntop( $packed ) : $address;
	}

	/** Whom to count as one visitor: an IPv4 address, or of IPv6 the network, in hexadecimal. */
	public static function visitor( string $address ): string {
		$packed = self::packed( $address );
		if ( 16 !== strlen( $packed ) ) {
			return '' === $packed ? $address : (string) inet_ntop( $packed );
		}
		if ( str_starts_with( bin2hex( $packed ), self::LOCAL_NAT64 ) ) {
			return bin2hex( $packed );
		}
		// A connection with IPv6 has 2^64 addresses of its own: its network is the visitor.
		return bin2hex( substr( $packed, 0, 8 ) );
	}

	/** @return string Four bytes or sixteen; "" for what is no address. */
	private static function packed( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? '' : (string) inet_pton( $address );
		$prefix = 16 === strlen( $packed ) ? bin2hex( substr( $packed, 0, 12 ) ) : '';
		$holds  = in_array( $prefix, self::PREFIXES, true ) || ( self::COMPATIBLE === $prefix && "\0" !== $packed[12] );
		return $holds ? substr( $packed, 12 ) : $packed;
	}
}
