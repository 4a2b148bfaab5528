<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

defined( 'ABSPATH' ) || exit;

/** Reads what code of others gives to the old names. It may be anything. */
final class Given {
	public static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @return list<string> The texts and numbers of a list, or the one text. */
	public static function texts( mixed $value ): array {
		return array_map(
			[ self::class, 'text' ],
			array_values( array_filter( is_array( $value ) ? $value : [ $value ], 'is_scalar' ) )
		);
	}

	/** @return list<string> The same without empty ones and repeats. */
	public static function words( mixed $value ): array {
		return array_values( array_unique( array_diff( self::texts( $value ), [ '' ] ) ) );
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @return array<string, mixed> The values with names.
	 */
	public static function named( array $value ): array {
		return array_filter( $value, 'is_string', ARRAY_FILTER_USE_KEY );
	}
}
