<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

defined( 'ABSPATH' ) || exit;

/** How large a kit may be. */
final class Limits {
	private const MEGABYTE = 1024 * 1024;

	public const ENTRIES = 2000;

	public const NAME = 180;

	public const JSON = 5 * self::MEGABYTE;

	public const IMAGE = ImageCheck::MAX_BYTES;

	public const TOTAL = 100 * self::MEGABYTE;

	/** Far more than sites write, and no more than can be read within a second or two. */
	public const ALL_JSON = 40 * self::MEGABYTE;

	/** Unpacked against packed, for what is larger than a megabyte. */
	public const RATIO = 100;

	public const RATIO_FROM = self::MEGABYTE;

	private const FILE = 20 * self::MEGABYTE;

	/** The largest zip file. */
	public static function file(): int {
		/**
		 * The largest file that is taken for a kit.
		 *
		 * @param int $bytes
		 */
		$bytes = apply_filters( 'rueda_kit_max_bytes', self::FILE );
		return is_numeric( $bytes ) && $bytes > 0 ? (int) $bytes : self::FILE;
	}

	public static function of( string $name ): int {
		return str_starts_with( $name, 'media/' ) ? self::IMAGE : self::JSON;
	}

	public static function is_json( string $name ): bool {
		return str_ends_with( $name, '.json' );
	}

	public static function is_bomb( int $bytes, int $packed ): bool {
		return $bytes > self::RATIO_FROM && $bytes > $packed * self::RATIO;
	}
}
