<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Nodes\PrivateFolder;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Checks files that an author attaches to a mail: who edits forms must not mail every file of the server. */
final class AuthorFiles {
	public const MISSING = 'file_not_found';

	/** The protocol's code for a file in a folder from which nothing is attached. */
	public const OUTSIDE = 'file_not_in_content_dir';

	public const WRONG_TYPE = 'file_type_not_allowed';

	/** @param string $written A full path, or a path below wp-content, as in uploads/2026/terms.pdf. */
	public static function path( string $written ): string {
		$is_full = str_starts_with( $written, '/' ) && is_file( $written );
		return $is_full ? $written : WP_CONTENT_DIR . '/' . ltrim( $written, '/' );
	}

	/** @return string|null Why a file is not attached, as one of the constants above; null when it is. */
	public static function refusal( string $path ): ?string {
		$real = realpath( $path );
		if ( false === $real || ! is_file( $real ) || ! is_readable( $real ) ) {
			return self::MISSING;
		}
		if ( self::is_private( $real ) ) {
			return self::OUTSIDE;
		}
		$more = self::more_paths();
		if ( in_array( $real, $more, true ) ) {
			return null;
		}
		foreach ( [ self::uploads(), ...$more ] as $folder ) {
			if ( self::is_below( $real, $folder ) ) {
				// A symbolic link may have another extension than its file, so both names are checked.
				return self::is_of_allowed_type( $real ) && self::is_of_allowed_type( $path ) ? null : self::WRONG_TYPE;
			}
		}
		return self::OUTSIDE;
	}

	/** Whether code of the site may attach a file: any type, in the folders that WordPress writes to. */
	public static function is_for_add_ons( string $path ): bool {
		$real    = (string) realpath( $path );
		$folders = array_map( 'realpath', [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'], get_temp_dir() ] );
		foreach ( $folders as $folder ) {
			if ( self::is_below( $real, (string) $folder ) ) {
				return is_file( $real ) && is_readable( $real ) && ! self::is_private( $real );
			}
		}
		return false;
	}

	/** @return list<string> Real paths of files and folders. */
	private static function more_paths(): array {
		/**
		 * Which files may be attached to mails of forms besides those in the uploads folder.
		 *
		 * @param string[] $paths Full paths of files, whatever their type, and of folders, whose files have to be of
		 *                        a type that WordPress lets people upload.
		 */
		$paths = Listeners::filter( 'rueda_form_attachment_paths', [] );
		$real  = array_map( 'realpath', array_filter( is_array( $paths ) ? $paths : [], 'is_string' ) );
		return array_values( array_filter( $real, 'is_string' ) );
	}

	/**
	 * Whether a visitor uploaded the file. A developer may have chosen a folder for visitors' files that contains all
	 * uploads; then the name of the subfolder decides.
	 */
	private static function is_private( string $real ): bool {
		$folder = (string) realpath( PrivateFolder::path() );
		if ( ! self::is_below( $real, $folder ) ) {
			return false;
		}
		$uploads   = self::uploads();
		$is_theirs = $uploads !== $folder && ! self::is_below( $uploads, $folder );
		$below     = substr( $real, strlen( trailingslashit( $folder ) ) );
		return $is_theirs || 1 === preg_match( '~^[0-9a-f]{32}/~', $below );
	}

	private static function uploads(): string {
		return (string) realpath( wp_upload_dir( null, false )['basedir'] );
	}

	private static function is_below( string $path, string $folder ): bool {
		return '' !== $folder && str_starts_with( $path, trailingslashit( $folder ) );
	}

	/** Uses the types allowed without an account, so that administrators and visitors get the same result. */
	private static function is_of_allowed_type( string $path ): bool {
		return false !== wp_check_filetype( wp_basename( $path ), get_allowed_mime_types( new WP_User() ) )['ext'];
	}
}
