<?php

declare( strict_types=1 );

namespace Rueda\Support\Nodes;

use Rueda\Support\ClosedFolder;

defined( 'ABSPATH' ) || exit;

/**
 * The server that this process runs on, by an id of two parts: a random mark in the folder for visitors' files, and a
 * hash of the server's name and the folder's place. Servers that share the folder have one mark, and so have servers
 * whose folder is a copy. Only the files in it tell the two apart.
 */
final class OwnNode {
	/** The file with the mark. */
	private const FILE = '.rueda-node';

	/** How often, and after how many microseconds, a mark is read again that another process is just writing. */
	private const READINGS = 20;
	private const PAUSE    = 1000;

	/** @return string The id; "" as long as this server has kept no file. */
	public static function id(): string {
		$folder = PrivateFolder::path();
		$mark   = self::mark_in( $folder . '/' . self::FILE );
		$place  = md5( php_uname( 'n' ) . '|' . (string) realpath( $folder ) );
		return '' === $mark ? '' : $mark . '-' . substr( $place, 0, 8 );
	}

	/** @return string The id, with a new mark if there is none; "" where none can be written. */
	public static function made(): string {
		if ( '' === self::id() ) {
			self::make_mark( PrivateFolder::path() );
		}
		return self::id();
	}

	/** Whether two servers surely have folders of their own. */
	public static function are_apart( string $one, string $other ): bool {
		return strtok( $one, '-' ) !== strtok( $other, '-' );
	}

	public static function delete_mark(): void {
		wp_delete_file( PrivateFolder::path() . '/' . self::FILE );
	}

	/** Of several processes that do this at once, one makes the mark, and the others find it. */
	private static function make_mark( string $folder ): void {
		if ( ! ClosedFolder::make( $folder ) ) {
			return;
		}
		ClosedFolder::close( $folder );
		self::delete_empty( $folder . '/' . self::FILE );
		$mark  = bin2hex( random_bytes( 8 ) );
		$path  = $folder . '/' . self::FILE;
		$draft = $path . '-' . $mark;
		// WP_Filesystem can do none of this only where there is no such file yet.
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors
		$is_whole = strlen( $mark ) === @file_put_contents( $draft, $mark );
		// A link to a whole file is never seen half written; not every folder can have links.
		if ( ! $is_whole || ! function_exists( 'link' ) || ! @link( $draft, $path ) ) {
			$file = @fopen( $path, 'x' );
			if ( false !== $file ) {
				fwrite( $file, $mark );
				fclose( $file );
			}
		}
		// phpcs:enable
		wp_delete_file( $draft );
	}

	/** A process died, or the disk was full, before the mark was in the file. A younger file is being written. */
	private static function delete_empty( string $path ): void {
		clearstatcache( true, $path );
		if ( is_file( $path ) && 0 === filesize( $path ) && (int) filemtime( $path ) < time() - MINUTE_IN_SECONDS ) {
			wp_delete_file( $path );
		}
	}

	private static function mark_in( string $path ): string {
		$left = self::READINGS;
		while ( $left-- > 0 && is_file( $path ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file on this server.
			$mark = (string) @file_get_contents( $path );
			if ( 1 === preg_match( '/^[0-9a-f]{16}$/D', $mark ) ) {
				return $mark;
			}
			usleep( self::PAUSE );
		}
		return '';
	}
}
