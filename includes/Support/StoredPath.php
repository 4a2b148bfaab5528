<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Writes paths of files into tables, so that they are found again after a site has moved to another folder or host. */
final class StoredPath {
	/** Stands for WordPress's folder of uploads. */
	private const UPLOADS = '{uploads}/';

	/** A path elsewhere stays as it is. */
	public static function to_stored( string $path ): string {
		$folder = self::uploads();
		return str_starts_with( $path, $folder ) ? self::UPLOADS . substr( $path, strlen( $folder ) ) : $path;
	}

	public static function to_absolute( string $stored ): string {
		return str_starts_with( $stored, self::UPLOADS )
			? self::uploads() . substr( $stored, strlen( self::UPLOADS ) )
			: $stored;
	}

	private static function uploads(): string {
		return trailingslashit( wp_upload_dir( null, false )['basedir'] );
	}
}
