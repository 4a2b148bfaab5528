<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Checks an image before anything decodes it. */
final class ImageCheck {
	/** By extension. */
	public const MIMES = [
		'jpg'  => 'image/jpeg',
		'jpeg' => 'image/jpeg',
		'png'  => 'image/png',
		'gif'  => 'image/gif',
		'webp' => 'image/webp',
		'avif' => 'image/avif',
	];

	public const MAX_BYTES   = 20 * 1024 * 1024;
	private const MAX_PIXELS = 50_000_000;

	/** Code that a server or a browser might run. No image needs it, and it is too long to occur by chance. */
	private const CODE = '/<\?php|<script|<html|<svg\s+xmlns|<iframe|__HALT_COMPILER/i';

	private const LONGEST_CODE = 16;
	private const CHUNK        = 262144;

	/**
	 * @param string $name The name in the kit. Its extension must match the type of the image.
	 * @return array{mime: string, width: int, height: int}
	 * @throws KitError When a kit may not hold the image.
	 */
	public static function of_file( string $path, string $name ): array {
		$mime  = self::MIMES[ strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) ] ?? '';
		$bytes = is_file( $path ) ? (int) filesize( $path ) : 0;
		$size  = $bytes > 0 && $bytes <= self::MAX_BYTES ? self::size( $path ) : null;
		if ( null === $size || $mime !== $size['mime'] || self::holds_code( $path ) ) {
			throw new KitError( 'kit_bad_image', $name );
		}
		$pixels = $size['width'] * $size['height'];
		if ( $size['width'] < 1 || $size['height'] < 1 || $pixels > self::MAX_PIXELS ) {
			throw new KitError( 'kit_bad_image', $name );
		}
		return $size;
	}

	/** @return array{mime: string, width: int, height: int}|null Null when it is no image. */
	public static function size( string $path ): ?array {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- the result says whether it is an image.
		$found = @getimagesize( $path );
		if ( is_array( $found ) && $found[0] > 0 && $found[1] > 0 ) {
			return [ 'mime' => $found['mime'], 'width' => $found[0], 'height' => $found[1] ];
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot read a file in parts.
		return self::avif( (string) file_get_contents( $path, false, null, 0, self::CHUNK ) );
	}

	/**
	 * Reads AVIF images, which PHP before 8.2 does not.
	 *
	 * @return array{mime: string, width: int, height: int}|null
	 */
	private static function avif( string $begin ): ?array {
		$is_avif = 'ftyp' === substr( $begin, 4, 4 ) && in_array( substr( $begin, 8, 4 ), [ 'avif', 'avis' ], true );
		if ( ! $is_avif || 0 === preg_match_all( '/ispe.{4}(.{4})(.{4})/s', $begin, $boxes, PREG_SET_ORDER ) ) {
			return null;
		}
		$width  = 0;
		$height = 0;
		foreach ( $boxes as [ , $across, $down ] ) {
			$width  = max( $width, self::number( $across ) );
			$height = max( $height, self::number( $down ) );
		}
		return [ 'mime' => 'image/avif', 'width' => $width, 'height' => $height ];
	}

	private static function number( string $bytes ): int {
		$found = unpack( 'N', $bytes );
		$value = is_array( $found ) ? $found[1] : 0;
		return is_int( $value ) ? $value : 0;
	}

	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot read a file in parts.
	private static function holds_code( string $path ): bool {
		$file = fopen( $path, 'rb' );
		if ( false === $file ) {
			return true;
		}
		try {
			$end = '';
			while ( ! feof( $file ) ) {
				$piece = $end . (string) fread( $file, self::CHUNK );
				if ( 1 === preg_match( self::CODE, $piece ) ) {
					return true;
				}
				$end = substr( $piece, -self::LONGEST_CODE );
			}
			return false;
		} finally {
			fclose( $file );
		}
	}
	// phpcs:enable
}
