<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\KitError;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Checks image files that were just written: on a full disk, image editors report success for empty and cut files. */
final class WrittenImage {
	/** With what the files of these kinds end. */
	private const ENDS = [
		'image/jpeg' => "\xFF\xD9",
		'image/png'  => "\0\0\0\0IEND\xAE\x42\x60\x82",
		'image/gif'  => ';',
	];

	/**
	 * @param array<array-key, mixed> $told What WordPress's image editor has told of the file: "mime-type", "width",
	 *                                      "height". What it has not told is not compared.
	 * @throws KitError When the file is not what the editor has told.
	 */
	public static function check( string $path, array $told ): void {
		clearstatcache( true, $path );
		$bytes = is_file( $path ) ? (int) filesize( $path ) : 0;
		$size  = $bytes > 0 ? ImageCheck::size( $path ) : null;
		$is_so = static fn ( string $name, string|int $seen ): bool
			=> Read::text( $told, $name, (string) $seen ) === (string) $seen;
		if (
			null === $size
			|| ! $is_so( 'mime-type', $size['mime'] )
			|| ! $is_so( 'width', $size['width'] )
			|| ! $is_so( 'height', $size['height'] )
			|| ! self::is_whole( $path, $size['mime'], $bytes )
		) {
			throw new KitError( 'kit_disk_full', wp_basename( $path ) );
		}
	}

	/**
	 * Checks the smaller files that WordPress has made of an image. Another plugin may have moved them to another
	 * server by now, or written them in another format.
	 *
	 * @param array<array-key, mixed> $metadata Of the attachment.
	 * @param string                  $sha256   The hash of the image in the kit. A file with the same hash is a copy of
	 *                                          it, and cameras write bytes after the end of an image.
	 */
	public static function check_sizes( string $path, array $metadata, string $sha256 ): void {
		$sizes = is_array( $metadata['sizes'] ?? null ) ? array_filter( $metadata['sizes'], 'is_array' ) : [];
		foreach ( [ $metadata, ...array_values( $sizes ) ] as $told ) {
			$name = wp_basename( Read::text( $told, 'file' ) );
			$file = dirname( $path ) . '/' . $name;
			if ( '' !== $name && is_file( $file ) && hash_file( 'sha256', $file ) !== $sha256 ) {
				self::check( $file, array_diff_key( $told, [ 'mime-type' => '' ] ) );
			}
		}
	}

	private static function is_whole( string $path, string $mime, int $bytes ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem cannot read a part of a file.
		if ( 'image/webp' === $mime ) {
			// A WebP file begins with "RIFF" and the length of what follows these eight bytes.
			$length = unpack( 'V', (string) file_get_contents( $path, false, null, 4, 4 ) );
			return is_array( $length ) && is_int( $length[1] ) && $bytes >= 8 + $length[1];
		}
		$end  = self::ENDS[ $mime ] ?? '';
		$from = max( 0, $bytes - strlen( $end ) );
		return '' === $end || (string) file_get_contents( $path, false, null, $from ) === $end;
		// phpcs:enable
	}
}
