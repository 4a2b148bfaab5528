<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Takes values of a known type out of what editors and others stored: whatever does not fit is as good as absent. */
final class Read {

	/** @param array<array-key, mixed> $from */
	public static function text( array $from, string $key, string $fallback = '' ): string {
		$value = $from[ $key ] ?? null;
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : $fallback;
	}

	/** @param array<array-key, mixed> $from */
	public static function flag( array $from, string $key, bool $fallback = false ): bool {
		$value = $from[ $key ] ?? $fallback;
		return in_array( $value, [ true, 1, '1', 'true', 'on' ], true );
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
}
