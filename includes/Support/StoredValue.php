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
}
