<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Report\Report;
use Rueda\Report\ReportDeletion;
use Rueda\Report\SiteLogo;
use Rueda\Report\TakeHome;
use Rueda\Support\ClosedFolder;
use Rueda\Support\Clock;
use Rueda\Support\Database\Rows;
use Rueda\Support\Nodes\Nodes;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps pictures of reports as files in a folder below the uploads, from which only PHP is to read.
 *
 * Their names cannot be guessed, even if the web server ignores .htaccess. Each begins with the report's number, so
 * that a report's files are found after a site has changed its secret keys.
 */
final class PictureFiles {
	private const FOLDER   = 'rueda-pictures';
	private const TOGETHER = 1000;

	/** Younger files are left alone: their report may not be in this server's database yet. */
	private const AGE = DAY_IN_SECONDS;

	/** This number is raised when the design of pictures changes, so that all are drawn again. */
	private const DESIGN = 2;

	private const KINDS = [ TakeHome::WIDE, TakeHome::SQUARE ];

	/** The picture, if there is one. */
	public static function find( int $report, string $slug, string $kind = TakeHome::WIDE ): ?string {
		$path = self::path( $report, $slug, $kind );
		return null !== $path && is_file( $path ) ? $path : null;
	}

	/** @return string|null The path of the file; null when it cannot be kept. */
	public static function keep( int $report, string $slug, string $png, string $kind = TakeHome::WIDE ): ?string {
		$path = self::path( $report, $slug, $kind );
		if ( null === $path || ! self::is_prepared( dirname( $path ) ) ) {
			return null;
		}
		self::forget_old( $report, $slug, dirname( $path ) );
		// The file is written under another name first, so that nobody reads half a picture.
		$draft = $path . '.' . wp_generate_password( 8, false ) . '.tmp';
		// One step, which WP_Filesystem's copying is not.
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename
		if ( ! self::write( $draft, $png ) || ! rename( $draft, $path ) ) {
			wp_delete_file( $draft );
			return null;
		}
		( new Nodes( new Clock() ) )->note();
		return $path;
	}

	/**
	 * Deletes pictures of reports that another server deleted. It begins in any folder, so that each has its turn
	 * although the time is limited.
	 *
	 * @param int $milliseconds How long this may take.
	 */
	public static function delete_left_over( int $milliseconds ): void {
		$clock   = new Clock();
		$until   = $clock->milliseconds() + $milliseconds;
		$root    = (string) self::root();
		$folders = self::names_in( $root );
		shuffle( $folders );
		foreach ( $folders as $folder ) {
			if ( $clock->milliseconds() > $until ) {
				break;
			}
			if ( is_dir( $root . '/' . $folder ) ) {
				self::delete_left_over_in( $root . '/' . $folder );
			}
		}
	}

	private static function delete_left_over_in( string $folder ): void {
		global $wpdb;
		$names = [];
		foreach ( self::names_in( $folder ) as $name ) {
			$report = (int) strstr( $name, '-', true );
			if ( $report > 0 && (int) filemtime( $folder . '/' . $name ) < time() - self::AGE ) {
				$names[ $report ][] = $name;
			}
		}
		if ( [] === $names ) {
			return;
		}
		$places = implode( ', ', array_fill( 0, count( $names ), '%d' ) );
		$find   = "SELECT ID FROM %i WHERE post_type = %s AND ID IN ( {$places} )";
		$there  = Rows::select( $find, $wpdb->posts, Report::TYPE, ...array_keys( $names ) );
		if ( '' !== $wpdb->last_error ) {
			return;
		}
		foreach ( $there as [ 'ID' => $id ] ) {
			unset( $names[ (int) $id ] );
		}
		foreach ( array_merge( [], ...array_values( $names ) ) as $name ) {
			wp_delete_file( $folder . '/' . $name );
		}
	}

	/** Deletes pictures of an older design, with another logo, or made with other keys of the site. */
	private static function forget_old( int $report, string $slug, string $folder ): void {
		$valid = array_map( static fn ( string $kind ): ?string => self::path( $report, $slug, $kind ), self::KINDS );
		foreach ( self::names_in( $folder ) as $name ) {
			if ( str_starts_with( $name, $report . '-' ) && ! in_array( "{$folder}/{$name}", $valid, true ) ) {
				wp_delete_file( "{$folder}/{$name}" );
			}
		}
	}

	/** @param mixed $posts A list of reports that were deleted. */
	public static function forget_reports( mixed $posts ): void {
		self::forget( ReportDeletion::ids( $posts ) );
	}

	/** @param list<int> $reports */
	public static function forget( array $reports ): void {
		$folders = [];
		foreach ( $reports as $report ) {
			$folders[ (string) self::folder( $report ) ][ $report ] = true;
		}
		unset( $folders[''] );
		foreach ( $folders as $folder => $gone ) {
			foreach ( self::names_in( $folder ) as $name ) {
				$report = strstr( $name, '-', true );
				if ( false !== $report && isset( $gone[ (int) $report ] ) ) {
					wp_delete_file( $folder . '/' . $name );
				}
			}
		}
	}

	/** All of them, and their folder. */
	public static function clear(): void {
		$root = self::root();
		if ( null !== $root ) {
			self::remove( $root );
		}
	}

	private static function remove( string $folder ): void {
		foreach ( self::names_in( $folder ) as $name ) {
			$path = $folder . '/' . $name;
			is_dir( $path ) && ! is_link( $path ) ? self::remove( $path ) : wp_delete_file( $path );
		}
		if ( is_dir( $folder ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- empty by now, ours.
			rmdir( $folder );
		}
	}

	/** @return list<string> */
	private static function names_in( string $folder ): array {
		$names = is_dir( $folder ) ? scandir( $folder, SCANDIR_SORT_NONE ) : false;
		return false === $names ? [] : array_values( array_diff( $names, [ '.', '..' ] ) );
	}

	private static function path( int $report, string $slug, string $kind ): ?string {
		$folder = self::folder( $report );
		$name   = hash_hmac( 'sha256', self::DESIGN . '|' . SiteLogo::id() . '|' . $slug . $kind, wp_salt() );
		return null === $folder ? null : sprintf( '%s/%d-%s.png', $folder, $report, $name );
	}

	/** Only so many reports share a folder, so that looking through it stays quick. */
	private static function folder( int $report ): ?string {
		$root = self::root();
		return null === $root ? null : $root . '/' . intdiv( $report, self::TOGETHER );
	}

	private static function root(): ?string {
		$uploads = wp_upload_dir( null, false );
		return false === $uploads['error'] ? $uploads['basedir'] . '/' . self::FOLDER : null;
	}

	private static function is_prepared( string $folder ): bool {
		return ClosedFolder::make( $folder )
			&& ClosedFolder::close( dirname( $folder ) )
			&& ClosedFolder::hide_list( $folder );
	}

	private static function write( string $file, string $content ): bool {
		// Visitors cause this, and WP_Filesystem asks admins for passwords.
		// phpcs:ignore WordPress.WP.AlternativeFunctions
		return wp_is_writable( dirname( $file ) ) && strlen( $content ) === file_put_contents( $file, $content );
	}
}
