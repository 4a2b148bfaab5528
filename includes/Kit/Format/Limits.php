<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

defined( 'ABSPATH' ) || exit;

/** How large a kit may be. */
final class Limits {
	private const MEGABYTE = 1024 * 1024;
	public const ENTRIES   = 2000;
	public const NAME      = 180;
	public const JSON      = 5 * self::MEGABYTE;
	public const IMAGE     = ImageCheck::MAX_BYTES;
	public const TOTAL     = 100 * self::MEGABYTE;

	/** Far more than sites write, and little enough to be read within a second or two. */
	public const ALL_JSON = 40 * self::MEGABYTE;

	/** How many times its packed size a file may unpack to, if that is more than RATIO_FROM bytes. */
	public const RATIO = 100;

	public const RATIO_FROM = self::MEGABYTE;
	private const FILE      = 20 * self::MEGABYTE;

	/** The largest zip file. */
	public static function file(): int {
		/**
		 * Filters the size of the largest file that is accepted as a kit.
		 *
		 * @param int $bytes
		 */
		$bytes = apply_filters( 'rueda_kit_max_bytes', self::FILE );
		return is_numeric( $bytes ) && $bytes > 0 ? (int) $bytes : self::FILE;
	}

	public static function bytes_for( string $name ): int {
		return str_starts_with( $name, 'media/' ) ? self::IMAGE : self::JSON;
	}

	public static function is_json( string $name ): bool {
		return str_ends_with( $name, '.json' );
	}

	public static function is_bomb( int $bytes, int $packed ): bool {
		return $bytes > self::RATIO_FROM && $bytes > $packed * self::RATIO;
	}
}
