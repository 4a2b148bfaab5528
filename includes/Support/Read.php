<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Reads values of a known type from what editors, browsers and other plugins stored or sent. A value that does not fit
 * counts as missing.
 */
final class Read {
	/** @param array<array-key, mixed> $from */
	public static function text( array $from, string $key, string $fallback = '' ): string {
		$value = $from[ $key ] ?? null;
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : $fallback;
	}

	/** The value if it is a string, otherwise "". Unlike text(), this takes no numbers. */
	public static function string( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** Replaces bytes that are not UTF-8. Older versions of WordPress's own function may return false for them. */
	public static function utf8( string $text ): string {
		return 1 === preg_match( '//u', $text ) ? $text : preg_replace( '/[\x80-\xff]+/', '�', $text ) ?? '';
	}

	/** @return list<string> The strings in a list. */
	public static function strings( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : [];
	}

	/** @param array<array-key, mixed> $from */
	public static function flag( array $from, string $key, bool $fallback = false ): bool {
		$value = $from[ $key ] ?? $fallback;
		return in_array( $value, [ true, 1, '1', 'true', 'on' ], true );
	}

	/** Whether somebody has clearly said yes. Unlike in flag(), "on" is not enough for consent. */
	public static function is_yes( mixed $value ): bool {
		return in_array( $value, [ true, 1, '1', 'true' ], true );
	}

	/**
	 * A whole number of 0 or more.
	 *
	 * @param array<array-key, mixed> $from
	 */
	public static function whole( array $from, string $key ): ?int {
		$value = $from[ $key ] ?? null;
		return ( is_int( $value ) || is_string( $value ) ) && 1 === preg_match( '/^\d{1,9}$/D', (string) $value )
			? (int) $value
			: null;
	}

	/** Some hosts have PHP without ctype_digit(). */
	public static function is_digits( string $text ): bool {
		return 1 === preg_match( '/^[0-9]+$/D', $text );
	}

	/** A number above zero, else 0: nothing, "" and "0" mean that there is none. */
	public static function id( mixed $value ): int {
		return is_int( $value ) || is_string( $value ) && self::is_digits( $value ) ? max( 0, (int) $value ) : 0;
	}

	/** A number; one beyond its limits becomes the limit. */
	public static function number( mixed $value, float $least, float $most, float $fallback ): float {
		$number = is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : $fallback;
		return max( $least, min( $most, $number ) );
	}

	/** A number beyond its limits becomes the fallback, not the limit: nobody meant six columns by 100000. */
	public static function integer( mixed $value, int $least, int $most, int $fallback ): int {
		$is_within = is_numeric( $value ) && (float) $value >= $least && (float) $value <= $most;
		return $is_within ? (int) floor( (float) $value ) : $fallback;
	}

	/** @return list<string> All texts and numbers in a value, however deep. */
	public static function flat( mixed $value ): array {
		$flat  = [];
		$value = is_array( $value ) ? $value : [ $value ];
		array_walk_recursive(
			$value,
			static function ( mixed $one ) use ( &$flat ): void {
				if ( is_scalar( $one ) ) {
					$flat[] = (string) $one;
				}
			}
		);
		return $flat;
	}

	/**
	 * @param array<array-key, mixed> $from
	 * @return list<array<array-key, mixed>> Its entries that are arrays themselves.
	 */
	public static function rows( array $from, string $key ): array {
		$value = $from[ $key ] ?? null;
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : [];
	}

	/** The value at the end of the keys, in arrays and plain objects alike; null when one of the keys is missing. */
	public static function at( mixed $value, int|string ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$value = self::fields( $value )[ $key ] ?? null;
		}
		return $value;
	}

	/** @return list<mixed>|null Null when the value is no list. PHP 8.0 has no array_is_list(). */
	public static function list_at( mixed $value, int|string ...$keys ): ?array {
		$found = self::at( $value, ...$keys );
		return is_array( $found ) && array_values( $found ) === $found ? $found : null;
	}

	/** @return list<mixed> The values there, whatever their keys are; none where there is no array. */
	public static function values_at( mixed $value, int|string ...$keys ): array {
		return array_values( self::fields( self::at( $value, ...$keys ) ) );
	}

	/** @return array<array-key, mixed> None for objects of any class but stdClass. */
	private static function fields( mixed $value ): array {
		return $value instanceof \stdClass ? get_object_vars( $value ) : ( is_array( $value ) ? $value : [] );
	}
}
