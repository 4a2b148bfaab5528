<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Archive\Seal;
use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Elsewhere\BuilderFiles;
use Rueda\Kit\Elsewhere\PageBuilderKit;
use Rueda\Kit\Elsewhere\RemoteImage;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;
use Rueda\Kit\Library\KitFolder;
use Rueda\Kit\Library\StarterKits;
use Rueda\Kit\Library\StoredKits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Kits that are waiting for their import. The same ids may also name saved kits and starter kits. */
final class KitFiles {
	private const LIBRARY = 'library:';
	private const STARTER = 'starter:';
	private const AGE     = DAY_IN_SECONDS;

	/** @var array<string, true> Files that this request has checked as a whole, by their seals. */
	private static array $checked = [];

	/**
	 * Checks a file and keeps a copy of it until its import, at most for a day.
	 *
	 * @return string The copy's id.
	 * @throws KitError When the file is no kit that can be imported.
	 */
	public static function keep( string $tmp_path ): string {
		if ( is_file( $tmp_path ) && filesize( $tmp_path ) > Limits::file() ) {
			throw new KitError( 'kit_too_large' );
		}
		self::checked_kit( $tmp_path );
		self::$checked[ Seal::of_file( $tmp_path ) ] = true;
		return self::folder()->add( $tmp_path );
	}

	/**
	 * Fetches one of the images that an uploaded kit lacks, and puts it into the copy.
	 *
	 * @throws KitError When the kit does not lack it, or when it cannot be fetched.
	 */
	public static function fetch_image( string $id, string $url, RemoteImage $remote ): void {
		$path = self::folder()->path( $id );
		$kit  = '' === $path ? null : self::open( $id );
		if ( ! $kit instanceof PageBuilderKit || ! in_array( $url, $kit->missing_images(), true ) ) {
			throw new KitError( 'kit_bad_choice', $url );
		}
		BuilderFiles::add_image( $path, $url, $remote->fetch( $url ) );
	}

	/**
	 * Opens a kit. All of it is checked, unless the file has the given seal or this request has checked it already.
	 *
	 * @param string $id   Id of an upload, or "library:" and the id of a saved kit, or "starter:" and that of one of
	 *                     ours.
	 * @param string $seal What seal() gave before all of the file was checked.
	 * @throws KitError When the kit is gone, or has another seal.
	 */
	public static function open( string $id, string $seal = '' ): Kit {
		if ( str_starts_with( $id, self::STARTER ) ) {
			return self::starter( substr( $id, strlen( self::STARTER ) ) );
		}
		$path = self::path( $id );
		$now  = Seal::of_file( $path );
		if ( '' !== $seal && ! hash_equals( $seal, $now ) ) {
			// The run was planned with another file.
			throw new KitError( 'kit_damaged' );
		}
		return self::checked_kit( $path, '' !== $seal || isset( self::$checked[ $now ] ) );
	}

	/** @return string A hash that identifies the file; empty for kits that come with the plugin. */
	public static function seal( string $id ): string {
		return str_starts_with( $id, self::STARTER ) ? '' : Seal::of_file( self::path( $id ) );
	}

	/** Deletes an upload. With the id of a saved kit or a starter kit it does nothing. */
	public static function drop( string $id ): void {
		self::folder()->delete( $id );
	}

	public static function drop_old(): void {
		$until = time() - self::AGE;
		foreach ( self::folder()->times() as $id => $time ) {
			if ( $time < $until ) {
				self::drop( (string) $id );
			}
		}
		KitFolder::delete_temporary( $until );
	}

	public static function clear(): void {
		self::folder()->clear();
	}

	private static function checked_kit( string $path, bool $is_checked = false ): Kit {
		if ( PageBuilderKit::is_one( $path ) ) {
			return PageBuilderKit::open( $path );
		}
		return $is_checked ? ZipKit::reopen( $path ) : ZipKit::open( $path );
	}

	private static function path( string $id ): string {
		$path = str_starts_with( $id, self::LIBRARY )
			? StoredKits::path( substr( $id, strlen( self::LIBRARY ) ) )
			: self::folder()->path( $id );
		return '' === $path ? throw new KitError( 'kit_gone' ) : $path;
	}

	private static function starter( string $id ): Kit {
		$kit = StarterKits::open( $id );
		if ( null === $kit ) {
			throw new KitError( 'kit_gone', $id );
		}
		return $kit;
	}

	private static function folder(): KitFolder {
		return new KitFolder( 'uploads' );
	}
}
