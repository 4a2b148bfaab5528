<?php

declare( strict_types=1 );

namespace Rueda\Kit\Library;

use Rueda\Kit\Files;
use Rueda\Kit\KitError;
use Rueda\Support\ClosedFolder;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Files of kits on this site, below a folder that servers are told not to show, with names that nobody can guess. */
final class KitFolder {
	private const ID        = '/^[0-9a-f]{32}$/D';
	private const TEMPORARY = 'rueda-kit-';

	/** @param string $name "saved" or "uploads". */
	public function __construct( private string $name ) {}

	/**
	 * @return string The id of the copy that was stored.
	 * @throws KitError When nothing can be written.
	 */
	public function add( string $path ): string {
		$id   = bin2hex( random_bytes( 16 ) );
		$made = ClosedFolder::make( self::root() . '/' . $this->name );
		ClosedFolder::close( self::root() );
		ClosedFolder::close( self::root() . '/' . $this->name );
		if ( ! $made ) {
			throw new KitError( 'no-write-permissions' );
		}
		Files::copy( $path, $this->file( $id ) );
		return $id;
	}

	/** @return string Empty where there is no such file. */
	public function path( string $id ): string {
		$path = 1 === preg_match( self::ID, $id ) ? $this->file( $id ) : '';
		return '' !== $path && is_file( $path ) ? $path : '';
	}

	public function delete( string $id ): void {
		$path = $this->path( $id );
		if ( '' !== $path ) {
			wp_delete_file( $path );
		}
	}

	/** @return array<string, int> When each file was stored, by id; newest first. */
	public function times(): array {
		$times = [];
		foreach ( Files::beginning( self::root() . '/' . $this->name, '', '.zip' ) as $path ) {
			$times[ basename( $path, '.zip' ) ] = (int) filemtime( $path );
		}
		arsort( $times );
		return $times;
	}

	/** A path that nobody can guess, in the system's folder for temporary files, for a file that lives one request. */
	public static function temporary(): string {
		return get_temp_dir() . self::TEMPORARY . bin2hex( random_bytes( 16 ) ) . '.zip';
	}

	/** Deletes temporary files that a dead request has left: kits, and images from kits. */
	public static function delete_temporary( int $until ): void {
		foreach ( Files::beginning( get_temp_dir(), self::TEMPORARY ) as $path ) {
			if ( (int) filemtime( $path ) < $until ) {
				wp_delete_file( $path );
			}
		}
	}

	/** Deletes all files, and the folder if nothing else is in it. */
	public function clear(): void {
		foreach ( array_keys( $this->times() ) as $id ) {
			$this->delete( (string) $id );
		}
		self::remove( self::root() . '/' . $this->name );
		self::remove( self::root() );
	}

	/** Deletes a folder. If there are other files in it, it stays, and stays closed. */
	private static function remove( string $folder ): void {
		$ours = array_keys( ClosedFolder::FILES );
		if ( ! is_dir( $folder ) || [] !== array_diff( (array) scandir( $folder ), [ '.', '..', ...$ours ] ) ) {
			return;
		}
		foreach ( $ours as $name ) {
			wp_delete_file( $folder . '/' . $name );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder of ours.
		@rmdir( $folder );
	}

	private function file( string $id ): string {
		return self::root() . '/' . $this->name . '/' . $id . '.zip';
	}

	private static function root(): string {
		$folder = wp_upload_dir( null, false )['basedir'] . '/rueda-kits';
		/**
		 * Filters the folder for kits. The best place is one that the web server does not show.
		 *
		 * @param string $folder A path.
		 */
		$filtered = Listeners::filter( 'rueda_kit_folder', $folder );
		return untrailingslashit( is_string( $filtered ) && '' !== $filtered ? $filtered : $folder );
	}
}
