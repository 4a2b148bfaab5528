<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Value\Secret;
use Rueda\Support\ClosedFolder;
use Rueda\Support\FileMode;
use Rueda\Support\Nodes\OwnNode;
use Rueda\Support\Nodes\PrivateFolder;

defined( 'ABSPATH' ) || exit;

/**
 * The folder where uploads are stored until they are sent. It is closed to web access where the server allows that, and
 * its subfolders have names that cannot be guessed.
 */
final class UploadFolder {
	/** Matches the names of our subfolders, since other plugins may use the folder too. */
	private const OURS = '/^[0-9a-f]{32}$/D';

	/**
	 * @param string $name The name; without one, a random one.
	 * @return string A new folder; "" where none could be made.
	 */
	public static function create( string $name = '' ): string {
		$folder = self::path_of( '' === $name ? self::mark_of_site() . bin2hex( random_bytes( 12 ) ) : $name );
		if ( ! ClosedFolder::make( $folder ) ) {
			return '';
		}
		// If the server ignores these files, or they cannot be written, the names that cannot be guessed still protect
		// the uploads.
		ClosedFolder::close( PrivateFolder::path() );
		return $folder;
	}

	/** @param list<string> $paths Files to delete with their folders. Paths outside this folder are ignored. */
	public static function delete( array $paths ): void {
		foreach ( $paths as $path ) {
			// Private files that may be gone already.
			// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors

			if ( self::holds( $path ) ) {
				FileMode::set( $path, 0600 );
				wp_delete_file( $path );
			}
			// The folder is removed even if its file was never written.
			if ( 1 === preg_match( self::OURS, basename( dirname( $path ) ) ) && self::holds( dirname( $path ) ) ) {
				@rmdir( dirname( $path ) );
			}
			// phpcs:enable
		}
	}

	/**
	 * Lists old folders that this site made. Several sites may share one upload folder, and messages of other sites
	 * cannot be looked up here.
	 *
	 * @param int $until Unix time; only folders changed before it are listed.
	 * @return list<string> Names, in alphabetical order.
	 */
	public static function older_than( int $until ): array {
		return self::marked( self::mark_of_site(), $until );
	}

	/** @return list<string> */
	private static function marked( string $mark, int $until ): array {
		$names = [];
		foreach ( self::found( self::path_of( $mark ) . '*' ) as $folder ) {
			$is_ours = is_dir( $folder ) && 1 === preg_match( self::OURS, basename( $folder ) );
			if ( $is_ours && (int) filemtime( $folder ) < $until ) {
				$names[] = basename( $folder );
			}
		}
		return $names;
	}

	/** The name of a folder for a file whose form is not sent yet. */
	public static function waiting_name( string $hash ): string {
		return self::mark_of_site( 'waiting' ) . substr( $hash, 0, 24 );
	}

	public static function path_of( string $name ): string {
		return PrivateFolder::path() . '/' . $name;
	}

	/**
	 * @param int $until Unix time; only folders changed before it are listed.
	 * @return list<string> Names of the folders of files whose form is not sent yet.
	 */
	public static function waiting_until( int $until ): array {
		return self::marked( self::mark_of_site( 'waiting' ), $until );
	}

	/** @param string $name As older_than() or name_in() gives it. */
	public static function delete_folder( string $name ): void {
		if ( 1 !== preg_match( self::OURS, $name ) ) {
			return;
		}
		$folder = PrivateFolder::path() . '/' . $name;
		// The made-up file "-" makes delete() remove an empty folder too.
		self::delete( [ ...self::found( $folder . '/*' ), $folder . '/-' ] );
	}

	/** The first 8 characters of the names of this site's folders of a kind. */
	private static function mark_of_site( string $kind = 'uploads' ): string {
		$home = get_option( 'home' );
		$mark = Secret::signature( $kind, (string) get_current_blog_id(), is_string( $home ) ? $home : '' );
		return substr( $mark, 0, 8 );
	}

	/** Deletes all uploads and what closes the folder. Files of other plugins in a shared folder stay. */
	public static function clear(): void {
		foreach ( self::found( PrivateFolder::path() . '/*/*' ) as $file ) {
			if ( 1 === preg_match( self::OURS, basename( dirname( $file ) ) ) ) {
				self::delete( [ $file ] );
			}
		}
		self::remove_if_empty();
	}

	/** Removes what closes the folder, and the mark of the server, which lies there even if only images were kept. */
	public static function remove_if_empty(): void {
		if ( [] === self::found( PrivateFolder::path() . '/*/' ) ) {
			OwnNode::delete_mark();
			foreach ( array_keys( ClosedFolder::FILES ) as $name ) {
				wp_delete_file( PrivateFolder::path() . '/' . $name );
			}
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- stays if others use it.
			@rmdir( PrivateFolder::path() );
		}
	}

	/** @return list<string> */
	private static function found( string $pattern ): array {
		$found = glob( $pattern );
		return false === $found ? [] : $found;
	}

	/** @return string The name of our subfolder that a file lies or lay in; "" where the path is none of ours. */
	public static function name_in( string $path ): string {
		$name    = basename( dirname( $path ) );
		$is_ours = dirname( $path, 2 ) === PrivateFolder::path() && 1 === preg_match( self::OURS, $name );
		return $is_ours ? $name : '';
	}

	/** Whether a file or folder exists inside the upload folder. */
	public static function holds( string $path ): bool {
		$real   = realpath( $path );
		$folder = realpath( PrivateFolder::path() );
		return false !== $real && false !== $folder && str_starts_with( $real, trailingslashit( $folder ) );
	}
}
