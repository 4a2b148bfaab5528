<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use JsonException;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Reads JSON from a file that may be malicious. */
final class JsonReader {
	/** The largest number of values, far more than kits need. Values take far more memory than their text. */
	private const VALUES = 50_000;

	/** Files of at most this many bytes cannot hold enough values to matter. */
	private const SHORT = 400_000;

	/**
	 * @param string $name The file's name.
	 * @return array<array-key, mixed>
	 */
	public static function decode( string $json, string $name ): array {
		if ( strlen( $json ) > self::SHORT && self::has_too_many_values( $json ) ) {
			throw new KitError( 'kit_bad_json', $name );
		}
		try {
			$value = json_decode( $json, true, Canonical::DEPTH, JSON_THROW_ON_ERROR );
		} catch ( JsonException $error ) {
			$value = null;
		}
		if ( ! is_array( $value ) ) {
			throw new KitError( 'kit_bad_json', $name );
		}
		return $value;
	}

	private static function has_too_many_values( string $json ): bool {
		// When escapes are removed, each quote begins or ends a text.
		$values = preg_replace( '/"[^"]*+"/', '', str_replace( [ '\\\\', '\\"' ], '', $json ) );
		$bare   = str_replace( [ ',', '[', '{' ], '', (string) $values );
		return null === $values || strlen( $values ) - strlen( $bare ) > self::VALUES;
	}
}
