<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

defined( 'ABSPATH' ) || exit;

/** Where uploads lie until they are sent: in folders that nobody can guess, below one that no server shows. */
final class UploadFolder {

	/** Files that tell servers, each in its own way, to show nothing. */
	private const CLOSED = [
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => "<configuration><system.webServer><authorization><deny users=\"*\" /></authorization></system.webServer></configuration>\n",
		'index.php'  => "<?php\n",
	];

	public function path(): string {
		$constant = defined( 'WPCF7_UPLOADS_TMP_DIR' ) ? constant( 'WPCF7_UPLOADS_TMP_DIR' ) : null;
		$folder   = is_string( $constant ) && '' !== $constant ? $constant : wp_upload_dir( null, false )['basedir'] . '/rueda-private';
		/**
		 * Where visitors' files lie until they are sent. Best outside of what the server shows.
		 *
		 * @param string $folder A path.
		 */
		$filtered = apply_filters( 'rueda_form_upload_folder', $folder );
		return untrailingslashit( is_string( $filtered ) ? $filtered : $folder );
	}

	/** @return string A new folder; "" where none could be made. */
	public function make(): string {
		$folder = $this->path() . '/' . bin2hex( random_bytes( 16 ) );
		if ( ! wp_mkdir_p( $folder ) ) {
			return '';
		}
		$this->deny();
		return $folder;
	}

	/** @param list<string> $paths Files that lie here; others are left alone. */
	public function delete( array $paths ): void {
		foreach ( $paths as $path ) {
			if ( ! $this->holds( $path ) ) {
				continue;
			}
			// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- private files of ours, gone already if another was quicker.
			@chmod( $path, 0600 );
			wp_delete_file( $path );
			@rmdir( dirname( $path ) );
			// phpcs:enable
		}
	}

	/** Takes away all that lies here, and what was made to close it; nothing of others, where the folder is shared. */
	public function clear(): void {
		foreach ( self::found( $this->path() . '/*/*' ) as $file ) {
			if ( 1 === preg_match( '/^[0-9a-f]{32}$/D', basename( dirname( $file ) ) ) ) {
				$this->delete( [ $file ] );
			}
		}
		if ( [] === self::found( $this->path() . '/*/' ) ) {
			foreach ( array_keys( self::CLOSED ) as $name ) {
				wp_delete_file( $this->path() . '/' . $name );
			}
			@rmdir( $this->path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- stays where others keep something in it.
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

	/** Names that cannot be guessed hold where none of it is understood. */
	private function deny(): void {
		foreach ( self::CLOSED as $name => $content ) {
			if ( ! is_file( $this->path() . '/' . $name ) ) {
				file_put_contents( $this->path() . '/' . $name, $content ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- visitors upload, and nobody can be asked for FTP passwords.
			}
		}
	}
}
