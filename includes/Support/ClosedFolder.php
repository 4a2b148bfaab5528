<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Keeps web servers from showing the files in one of Rueda's folders below the uploads. */
final class ClosedFolder {
	/** Each kind of server reads a different one of these files. */
	public const FILES = [
		'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n"
			. "<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => '<configuration><system.webServer><authorization><deny users="*" /></authorization>'
			. "</system.webServer></configuration>\n",
		'index.php'  => "<?php\n",
	];

	/** How often a folder is tried. Each time another process may have made one that is above it. */
	private const TRIES = 3;

	/**
	 * Makes a folder, with those above it. WordPress says no if another process makes one of them at the same time.
	 *
	 * @return bool Whether it is there.
	 */
	public static function make( string $folder ): bool {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			clearstatcache( true, $folder );
			if ( wp_mkdir_p( $folder ) || is_dir( $folder ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Writes the files that are missing, and those that were cut off while the disk was full. Files that an admin
	 * changed are kept.
	 *
	 * @return bool Whether all of them are there.
	 */
	public static function close( string $folder ): bool {
		$is_closed = true;
		foreach ( self::FILES as $name => $content ) {
			$is_closed = self::write( $folder . '/' . $name, $content ) && $is_closed;
		}
		return $is_closed;
	}

	/** Writes only index.php, so that the folder is not listed. This is enough for a folder within a closed one. */
	public static function hide_list( string $folder ): bool {
		return self::write( $folder . '/index.php', self::FILES['index.php'] );
	}

	private static function write( string $path, string $content ): bool {
		clearstatcache( true, $path );
		$size = is_file( $path ) ? (int) filesize( $path ) : 0;
		// WP_Filesystem asks for passwords.
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors

		$is_cut = $size < strlen( $content )
			&& ( 0 === $size || str_starts_with( $content, (string) @file_get_contents( $path ) ) );
		if ( ! $is_cut ) {
			return true;
		}
		return strlen( $content ) === @file_put_contents( $path, $content );
		// phpcs:enable
	}
}
