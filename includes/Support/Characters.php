<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Makes texts storable. WordPress refuses a row that has half a character, or one that its table cannot store: after a
 * backup or a move of the site, a table's character set may lack emoji, or all but Western letters.
 */
final class Characters {
	/** Characters that a table cannot store, by its character set. */
	private const LACKING = [ 'utf8' => '/[^\x{0}-\x{FFFF}]/u', 'utf8mb3' => '/[^\x{0}-\x{FFFF}]/u' ];

	/** Characters that all other sets except `utf8mb4` may lack. */
	private const BEYOND_ASCII = '/[^\x00-\x7F]/u';

	/** Like mb_strcut(), which not every server has: the text never ends with half a character. */
	public static function cut( string $text, int $bytes ): string {
		$cut = substr( $text, 0, $bytes );
		while ( '' !== $cut && 1 !== preg_match( '//u', $cut ) ) {
			$cut = substr( $cut, 0, -1 );
		}
		return $cut;
	}

	/** @return string JSON with the same meaning: characters are escaped, so nothing is lost. */
	public static function in_json( string $json, string $charset ): string {
		$escaped = static fn ( array $found ): string => trim( (string) wp_json_encode( $found[0] ), '"' );
		return self::replaced( $json, $charset, $escaped );
	}

	/** @return string The text with "?" for each character that cannot be stored. */
	public static function in_text( string $text, string $charset ): string {
		return self::replaced( $text, $charset, static fn (): string => '?' );
	}

	/** @return string For LIKE: what JSON writes otherwise in such a table may be anything. */
	public static function in_pattern( string $pattern, string $charset ): string {
		return self::replaced( $pattern, $charset, static fn (): string => '%' );
	}

	/** @param callable( array<array-key, string> ): string $with */
	private static function replaced( string $text, string $charset, callable $with ): string {
		return 'utf8mb4' === $charset
			? $text
			: preg_replace_callback( self::LACKING[ $charset ] ?? self::BEYOND_ASCII, $with, $text ) ?? $text;
	}
}
