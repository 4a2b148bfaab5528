<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

defined( 'ABSPATH' ) || exit;

/** Writes values as JSON in one fixed form, so that the same content gives the same bytes. */
final class Canonical {
	/** How deep a kit's JSON may be nested. */
	public const DEPTH = 64;

	private const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR
		| JSON_INVALID_UTF8_SUBSTITUTE;

	/** @param array<array-key, mixed> $value */
	public static function json( array $value ): string {
		return (string) wp_json_encode( self::sorted( $value ), self::FLAGS, self::DEPTH );
	}

	/** @param array<array-key, mixed> $fields An item's. The time when it was last edited does not count. */
	public static function hash( array $fields ): string {
		unset( $fields['modified'] );
		return hash( 'sha256', self::json( $fields ) );
	}

	/**
	 * Sorts keys; lists stay as they are.
	 *
	 * @param array<array-key, mixed> $value
	 * @return array<array-key, mixed>
	 */
	private static function sorted( array $value ): array {
		if ( array_keys( $value ) !== array_keys( array_values( $value ) ) ) {
			ksort( $value, SORT_STRING );
		}
		return array_map(
			static fn ( mixed $part ): mixed => is_array( $part ) ? self::sorted( $part ) : $part,
			$value
		);
	}
}
