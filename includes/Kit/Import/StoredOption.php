<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\KitError;
use Rueda\Support\Database\Primary;

defined( 'ABSPATH' ) || exit;

/**
 * Options that a run depends on. They are read from the database itself, because a request that died may have left an
 * older value in the cache. A value that cannot be written stops the run.
 */
final class StoredOption {
	public static function read_stored( string $name ): mixed {
		self::forget( $name );
		return get_option( $name, null );
	}

	/** @param array<array-key, mixed> $value */
	public static function write( string $name, array $value ): void {
		self::forget( $name );
		if ( update_option( $name, $value, false ) ) {
			return;
		}
		// False may also mean that the value has not changed.
		if ( self::read_stored( $name ) !== $value ) {
			throw new KitError( 'kit_not_stored' );
		}
	}

	public static function delete( string $name ): void {
		self::forget( $name );
		delete_option( $name );
	}

	/** From here on, the request reads everything from the primary: a run may have been written by another server. */
	public static function forget( string $name ): void {
		Primary::stay();
		wp_cache_delete( $name, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
