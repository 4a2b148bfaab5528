<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what another plugin has stored with a post, as serialized PHP, JSON or text. A visitor may have written parts
 * of it, so nothing of it ever becomes an object with code.
 */
final class StoredValue {
	/** A report with a hundred areas has 20 KB, and an email with a whole newsletter has 100 KB. */
	public const MOST_BYTES = 262144;

	private const DEPTH = 12;

	/** @param string $raw The value as the database has it. */
	public static function unserialized( string $raw ): mixed {
		if ( strlen( $raw ) > self::MOST_BYTES ) {
			return null;
		}
		if ( ! is_serialized( $raw ) ) {
			return in_array( substr( ltrim( $raw ), 0, 1 ), [ '{', '[' ], true )
				? json_decode( $raw, true, self::DEPTH )
				: $raw;
		}
		// Only stdClass is allowed; broken text gives false, and PHP's notice helps nobody.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors
		$value = @unserialize( trim( $raw ), [ 'allowed_classes' => [ \stdClass::class ] ] );
		return false === $value ? null : $value;
	}
}
