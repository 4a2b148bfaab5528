<?php

declare( strict_types=1 );

namespace Rueda\Kit;

defined( 'ABSPATH' ) || exit;

/** Files on this server's disk. */
final class Files {
	/**
	 * Finds files by the beginning of their names. glob() would read brackets in a folder's path as a pattern.
	 *
	 * @return list<string> Paths.
	 */
	public static function beginning( string $folder, string $begin, string $end = '' ): array {
		$names = is_dir( $folder ) ? scandir( $folder ) : false;
		$found = [];
		foreach ( false === $names ? [] : $names as $name ) {
			$path = $folder . '/' . $name;
			if ( str_starts_with( $name, $begin ) && str_ends_with( $name, $end ) && is_file( $path ) ) {
				$found[] = $path;
			}
		}
		return $found;
	}

	/**
	 * Does some work with a temporary file that holds these bytes, and deletes the file.
	 *
	 * @template T
	 * @param string                $name What the bytes are called, for an error.
	 * @param callable( string ): T $work Gets the path of the file.
	 * @return T
	 * @throws KitError When nothing can be written.
	 */
	public static function with( string $bytes, string $name, callable $work ): mixed {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password.
		$path = tempnam( get_temp_dir(), 'rueda-kit-' );
		try {
			if ( false === $path || strlen( $bytes ) !== file_put_contents( $path, $bytes ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an image's name; escaped where shown.
				throw new KitError( 'no-write-permissions', $name );
			}
			return $work( $path );
		} finally {
			if ( false !== $path && is_file( $path ) ) {
				unlink( $path );
			}
		}
		// phpcs:enable
	}
}
