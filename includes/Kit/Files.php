<?php

declare( strict_types=1 );

namespace Rueda\Kit;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- a file's name; escaped where shown.

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
	public static function while_stored( string $bytes, string $name, callable $work ): mixed {
		// WP_Filesystem asks for passwords.
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors
		$path = tempnam( get_temp_dir(), 'rueda-kit-' );
		try {
			if ( false === $path ) {
				throw new KitError( 'no-write-permissions', $name );
			}
			if ( @file_put_contents( $path, $bytes ) !== strlen( $bytes ) ) {
				throw new KitError( 'kit_disk_full', $name );
			}
			return $work( $path );
		} finally {
			if ( false !== $path && is_file( $path ) ) {
				unlink( $path );
			}
		}
		// phpcs:enable
	}

	/**
	 * Copies a file as a whole or not at all.
	 *
	 * @param string $name What the file is called, for an error.
	 * @throws KitError When it cannot be written.
	 */
	public static function copy( string $from, string $to, string $name = '' ): void {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- the error is thrown.
		$is_copied = @copy( $from, $to );
		clearstatcache( true, $to );
		if ( $is_copied && filesize( $to ) === filesize( $from ) ) {
			return;
		}
		$is_begun = is_file( $to );
		if ( $is_begun ) {
			wp_delete_file( $to );
		}
		throw new KitError( $is_begun ? 'kit_disk_full' : 'no-write-permissions', $name );
	}
}
