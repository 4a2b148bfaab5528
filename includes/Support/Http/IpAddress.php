<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the address of a connection in every form that servers write. A server that listens on IPv6 alone, or that is
 * behind a translator, writes an IPv4 address inside an IPv6 one, which still counts as that IPv4 address.
 */
final class IpAddress {
	/** The option that Settings\ProxySettings stores. It is read here, so that most requests need no other class. */
	public const PROXY = 'rueda_settings_proxy';

	/** What comes before the four bytes of an IPv4 address, in hexadecimal. */
	private const PREFIXES = [
		'00000000000000000000ffff', // ::ffff:a.b.c.d, mapped: RFC 4291.
		'0000000000000000ffff0000', // ::ffff:0:a.b.c.d, translated: RFC 2765.
		'0064ff9b0000000000000000', // 64:ff9b::a.b.c.d, NAT64: RFC 6052.
	];

	/** The same for ::a.b.c.d, compatible: RFC 4291. `::` and `::1` begin like it too, but IPv4 never begins with 0. */
	private const COMPATIBLE = '000000000000000000000000';

	/** The prefix of NAT64 within one network, 64:ff9b:1::/48. Each network chooses where in it the IPv4 address is. */
	private const LOCAL_NAT64 = '0064ff9b0001';

	/** The address of whoever sends this request: the connection's, or the one that a known proxy gives. */
	public static function of_request(): string {
		$address = Read::text( $_SERVER, 'REMOTE_ADDR' );
		$stored  = get_option( self::PROXY );
		return is_array( $stored ) && true === ( $stored['on'] ?? false )
			? Proxy::from_stored( $stored )?->visitor( $address, $_SERVER ) ?? $address
			: $address;
	}

	/** The address as text: as IPv4 where it is one, otherwise as it was written; "" when it is no address. */
	public static function plain( string $address ): string {
		$packed = self::packed( $address );
		if ( '' === $packed ) {
			return '';
		}
		return 4 === strlen( $packed ) ? (string) inet_ntop( $packed ) : $address;
	}

	/** What counts as one visitor: an IPv4 address, or the network of an IPv6 address in hexadecimal. */
	public static function visitor( string $address ): string {
		$packed = self::packed( $address );
		if ( 16 !== strlen( $packed ) ) {
			return '' === $packed ? $address : (string) inet_ntop( $packed );
		}
		if ( str_starts_with( bin2hex( $packed ), self::LOCAL_NAT64 ) ) {
			return bin2hex( $packed );
		}
		// One IPv6 connection has 2^64 addresses of its own, so its network counts as the visitor.
		return bin2hex( substr( $packed, 0, 8 ) );
	}

	/** @return string Four bytes or sixteen; "" for what is no address. */
	public static function packed( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? '' : (string) inet_pton( $address );
		$prefix = 16 === strlen( $packed ) ? bin2hex( substr( $packed, 0, 12 ) ) : '';
		$holds  = in_array( $prefix, self::PREFIXES, true ) || ( self::COMPATIBLE === $prefix && "\0" !== $packed[12] );
		return $holds ? substr( $packed, 12 ) : $packed;
	}
}
