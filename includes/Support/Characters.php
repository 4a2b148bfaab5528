<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Texts for tables that do not have every character: a backup or a move of the site has brought them back without
 * emoji, or with Western letters alone. WordPress refuses a row with more, or stores "?" in place of each.
 */
final class Characters {
	/** What a table does not have, by its character set. */
	private const LACKING = [
		'utf8'    => '/[^\x{0}-\x{FFFF}]/u',
		'utf8mb3' => '/[^\x{0}-\x{FFFF}]/u',
	];

	/** What all others but `utf8mb4` may lack. */
	private const BEYOND_ASCII = '/[^\x00-\x7F]/u';

	/** @return string JSON of the same meaning: nothing is lost. */
	public static function in_json( string $json, string $charset ): string {
		$escaped = static fn ( array $found ): string => trim( (string) wp_json_encode( $found[0] ), '"' );
		return self::replaced( $json, $charset, $escaped );
	}

	/** @return string With "?" for what cannot be stored. */
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
