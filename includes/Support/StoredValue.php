<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Looks into what another plugin has stored with a post: PHP's own notation for arrays and objects, in which some
 * visitor's browser may have had its say. Nothing of it ever becomes an object with code.
 */
final class StoredValue {
	/** A report with a hundred areas is 20 KB; a mail that is somebody's whole newsletter, 100. */
	public const MOST_BYTES = 262144;

	private const DEPTH = 12;

	/** @param string $raw As it stands in the database. */
	public static function read( string $raw ): mixed {
		if ( strlen( $raw ) > self::MOST_BYTES ) {
			return null;
		}
		if ( ! is_serialized( $raw ) ) {
			return in_array( substr( ltrim( $raw ), 0, 1 ), [ '{', '[' ], true )
				? json_decode( $raw, true, self::DEPTH )
				: $raw;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize, WordPress.PHP.NoSilencedErrors.Discouraged -- no class but the empty one; what is broken is false, and a notice of it helps nobody.
		$value = @unserialize( trim( $raw ), [ 'allowed_classes' => [ \stdClass::class ] ] );
		return false === $value ? null : $value;
	}

	/** What lies at the end of the keys, in arrays and objects alike. */
	public static function at( mixed $value, int|string ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$value = self::fields( $value )[ $key ] ?? null;
		}
		return $value;
	}

	/** @return list<mixed> */
	public static function list_at( mixed $value, int|string ...$keys ): array {
		return array_values( self::fields( self::at( $value, ...$keys ) ) );
	}

	/** A number above zero, else 0: nothing, "" and "0" mean that there is none. */
	public static function id( mixed $value ): int {
		return is_int( $value ) || is_string( $value ) && ctype_digit( $value ) ? max( 0, (int) $value ) : 0;
	}

	/** @return array<array-key, mixed> Objects of other classes are none. */
	private static function fields( mixed $value ): array {
		return $value instanceof \stdClass ? get_object_vars( $value ) : ( is_array( $value ) ? $value : [] );
	}
}
