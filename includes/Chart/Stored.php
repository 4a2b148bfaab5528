<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/** Looks into decoded JSON, where anything may be anything. */
final class Stored {
	/** What lies at the end of the keys, or null when one of them leads nowhere. */
	public static function at( mixed $value, int|string ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}

	/** @return list<mixed>|null Null when it is no list. PHP 8.0 has no array_is_list(). */
	public static function list_at( mixed $value, int|string ...$keys ): ?array {
		$found = self::at( $value, ...$keys );
		return is_array( $found ) && array_values( $found ) === $found ? $found : null;
	}
}
