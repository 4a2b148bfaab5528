<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Value\Secret;
use Rueda\Support\ClosedFolder;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Where uploads lie until they are sent: in folders that nobody can guess, below one that no server shows. */
final class UploadFolder {

	/** A name that nobody can guess: these are ours where others use the folder too. */
	private const OURS = '/^[0-9a-f]{32}$/D';

	public function path(): string {
		$constant = defined( 'WPCF7_UPLOADS_TMP_DIR' ) ? constant( 'WPCF7_UPLOADS_TMP_DIR' ) : null;
		$folder   = is_string( $constant ) && '' !== $constant
			? $constant
			: wp_upload_dir( null, false )['basedir'] . '/rueda-private';
		/**
		 * Where visitors' files lie until they are sent. Best outside of what the server shows.
		 *
		 * @param string $folder A path.
		 */
		$filtered = Listeners::filter( 'rueda_form_upload_folder', $folder );
		return untrailingslashit( is_string( $filtered ) ? $filtered : $folder );
	}

	/** @return string A new folder; "" where none could be made. */
	public function make(): string {
		$folder = $this->path() . '/' . $this->mark() . bin2hex( random_bytes( 12 ) );
		if ( ! wp_mkdir_p( $folder ) ) {
			return '';
		}
		// Names that cannot be guessed hold where none of it is understood, or none could be written.
		ClosedFolder::close( $this->path() );
		return $folder;
	}

	/** @param list<string> $paths Files that lie here, and their folders with them; others are left alone. */
	public function delete( array $paths ): void {
		foreach ( $paths as $path ) {
			// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- private files of ours, gone already if another was quicker.

			if ( $this->holds( $path ) ) {
				@chmod( $path, 0600 );
				wp_delete_file( $path );
			}
			// Also where the file itself was never written.
			if ( 1 === preg_match( self::OURS, basename( dirname( $path ) ) ) && $this->holds( dirname( $path ) ) ) {
				@rmdir( dirname( $path ) );
			}
			// phpcs:enable
		}
	}

	/**
	 * Folders that this site made and that nobody has touched since: several sites may share one folder, and a message
	 * of another site is not to be found here.
	 *
	 * @param int $until Seconds since 1970.
	 * @return list<string> Names, in alphabetical order.
	 */
	public function older_than( int $until ): array {
		$names = [];
		foreach ( self::found( $this->path() . '/' . $this->mark() . '*' ) as $folder ) {
			$is_ours = is_dir( $folder ) && 1 === preg_match( self::OURS, basename( $folder ) );
			if ( $is_ours && (int) filemtime( $folder ) < $until ) {
				$names[] = basename( $folder );
			}
		}
		return $names;
	}

	/** @param string $name As older_than() gives it. */
	public function delete_folder( string $name ): void {
		$folder = $this->path() . '/' . $name;
		// An empty one has no file, and goes all the same.
		$this->delete( [ ...self::found( $folder . '/*' ), $folder . '/-' ] );
	}

	/** How names of this site's folders begin. */
	private function mark(): string {
		$home = get_option( 'home' );
		$mark = Secret::mark( 'uploads', (string) get_current_blog_id(), is_string( $home ) ? $home : '' );
		return substr( $mark, 0, 8 );
	}

	/** Takes away all that lies here, and what was made to close it; nothing of others, where the folder is shared. */
	public function clear(): void {
		foreach ( self::found( $this->path() . '/*/*' ) as $file ) {
			if ( 1 === preg_match( self::OURS, basename( dirname( $file ) ) ) ) {
				$this->delete( [ $file ] );
			}
		}
		if ( [] === self::found( $this->path() . '/*/' ) ) {
			foreach ( array_keys( ClosedFolder::FILES ) as $name ) {
				wp_delete_file( $this->path() . '/' . $name );
			}
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- stays where others keep something in it.
			@rmdir( $this->path() );
		}
	}

	/** @return list<string> */
	private static function found( string $pattern ): array {
		$found = glob( $pattern );
		return false === $found ? [] : $found;
	}

	/** Whether a file is there and lies here. */
	public function holds( string $path ): bool {
		$real   = realpath( $path );
		$folder = realpath( $this->path() );
		return false !== $real && false !== $folder && str_starts_with( $real, trailingslashit( $folder ) );
	}
}
