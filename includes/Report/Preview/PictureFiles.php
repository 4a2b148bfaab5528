<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Support\ClosedFolder;

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

	/** This number is raised when the design of pictures changes, so that all are drawn again. */
	private const DESIGN = 1;

	/** The picture, if there is one. */
	public function find( int $report, string $slug ): ?string {
		$path = $this->path( $report, $slug );
		return null !== $path && is_file( $path ) ? $path : null;
	}

	/** @return string|null The path of the file; null when it cannot be kept. */
	public function keep( int $report, string $slug, string $png ): ?string {
		$path = $this->path( $report, $slug );
		if ( null === $path || ! $this->is_prepared( dirname( $path ) ) ) {
			return null;
		}
		$this->forget( $report );
		// The file is written under another name first, so that nobody reads half a picture.
		$draft = $path . '.' . wp_generate_password( 8, false ) . '.tmp';
		// phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- one step, which WP_Filesystem's copying is not.
		if ( ! $this->write( $draft, $png ) || ! rename( $draft, $path ) ) {
			wp_delete_file( $draft );
			return null;
		}
		return $path;
	}

	public function forget( int $report ): void {
		$folder = $this->folder( $report );
		foreach ( null === $folder ? [] : $this->names_in( $folder ) as $name ) {
			if ( str_starts_with( $name, $report . '-' ) ) {
				wp_delete_file( $folder . '/' . $name );
			}
		}
	}

	/** All of them, and their folder. */
	public function clear(): void {
		$root = $this->root();
		if ( null !== $root ) {
			$this->remove( $root );
		}
	}

	private function remove( string $folder ): void {
		foreach ( $this->names_in( $folder ) as $name ) {
			$path = $folder . '/' . $name;
			is_dir( $path ) && ! is_link( $path ) ? $this->remove( $path ) : wp_delete_file( $path );
		}
		if ( is_dir( $folder ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- empty by now, ours.
			rmdir( $folder );
		}
	}

	/** @return list<string> */
	private function names_in( string $folder ): array {
		$names = is_dir( $folder ) ? scandir( $folder, SCANDIR_SORT_NONE ) : false;
		return false === $names ? [] : array_values( array_diff( $names, [ '.', '..' ] ) );
	}

	private function path( int $report, string $slug ): ?string {
		$folder = $this->folder( $report );
		$name   = hash_hmac( 'sha256', self::DESIGN . '|' . $slug, wp_salt() );
		return null === $folder ? null : sprintf( '%s/%d-%s.png', $folder, $report, $name );
	}

	/** Only so many reports share a folder, so that looking through it stays quick. */
	private function folder( int $report ): ?string {
		$root = $this->root();
		return null === $root ? null : $root . '/' . intdiv( $report, self::TOGETHER );
	}

	private function root(): ?string {
		$uploads = wp_upload_dir( null, false );
		return false === $uploads['error'] ? $uploads['basedir'] . '/' . self::FOLDER : null;
	}

	private function is_prepared( string $folder ): bool {
		return wp_mkdir_p( $folder ) && ClosedFolder::close( dirname( $folder ) ) && ClosedFolder::hide_list( $folder );
	}

	private function write( string $file, string $content ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- visitors cause this, and WP_Filesystem asks admins for passwords.
		return wp_is_writable( dirname( $file ) ) && strlen( $content ) === file_put_contents( $file, $content );
	}
}
