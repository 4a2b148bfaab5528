<?php

declare( strict_types=1 );

namespace Rueda\Report;

/**
 * Pictures of reports, kept as files: a folder below the uploads, in which nobody but PHP is to look.
 *
 * Their names cannot be guessed, also where the web server knows no .htaccess. Each begins with the report's number, so
 * a report's files are found after a site has changed its secret keys.
 */
final class PictureFiles {
	private const FOLDER = 'rueda-pictures';

	/** Goes up when pictures of the same report shall look different. */
	private const DESIGN = 1;

	/** The picture, if there is one. */
	public function find( int $report, string $slug ): ?string {
		$path = $this->path( $report, $slug );
		return null !== $path && is_file( $path ) ? $path : null;
	}

	/** @return string|null Where it lies, null when it cannot be kept. */
	public function keep( int $report, string $slug, string $png ): ?string {
		$path = $this->path( $report, $slug );
		if ( null === $path || ! $this->is_prepared( dirname( $path ) ) ) {
			return null;
		}
		$this->forget( $report );
		// Under another name first: nobody shall read half a picture.
		$draft = $path . '.' . wp_generate_password( 8, false ) . '.tmp';
		if ( ! $this->write( $draft, $png ) || ! rename( $draft, $path ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.rename_rename -- one step, which WP_Filesystem's copying is not.
			wp_delete_file( $draft );
			return null;
		}
		return $path;
	}

	public function forget( int $report ): void {
		$this->remove( $report . '-*' );
	}

	/** All of them, and their folder. */
	public function clear(): void {
		$folder = $this->folder();
		if ( null === $folder || ! is_dir( $folder ) ) {
			return;
		}
		$this->remove( '{,.}[!.]*' );
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- empty by now, ours.
	}

	private function remove( string $pattern ): void {
		$folder = $this->folder();
		$files  = null === $folder ? false : glob( $folder . '/' . $pattern, GLOB_BRACE | GLOB_NOSORT );
		foreach ( is_array( $files ) ? $files : [] as $file ) {
			wp_delete_file( $file );
		}
	}

	private function path( int $report, string $slug ): ?string {
		$folder = $this->folder();
		$name   = hash_hmac( 'sha256', self::DESIGN . '|' . $slug, wp_salt() );
		return null === $folder ? null : sprintf( '%s/%d-%s.png', $folder, $report, $name );
	}

	private function folder(): ?string {
		$uploads = wp_upload_dir( null, false );
		return false === $uploads['error'] ? $uploads['basedir'] . '/' . self::FOLDER : null;
	}

	private function is_prepared( string $folder ): bool {
		if ( is_file( $folder . '/index.php' ) ) {
			return true;
		}
		return wp_mkdir_p( $folder )
			&& $this->write( $folder . '/.htaccess', "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n" )
			&& $this->write( $folder . '/index.php', "<?php // Pictures of reports. There is no list of them.\n" );
	}

	private function write( string $file, string $content ): bool {
		return strlen( $content ) === file_put_contents( $file, $content ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- visitors cause this, and WP_Filesystem asks admins for passwords.
	}
}
