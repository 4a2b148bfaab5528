<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

/** Writes metas of a post, and makes sure that they are stored. */
final class Metas {
	/**
	 * @param array<string, mixed> $metas Values by name; null and "" delete a meta.
	 * @throws KitError When a meta is not stored.
	 */
	public static function write( int $id, array $metas ): void {
		foreach ( $metas as $name => $value ) {
			$done = self::is_nothing( $value )
				? delete_post_meta( $id, $name )
				: update_post_meta( $id, $name, wp_slash( $value ) );
			if ( false === $done ) {
				// It may have had this value before.
				self::check( $id, [ $name => $value ] );
			}
		}
	}

	/**
	 * @param array<string, mixed> $metas As write() takes them.
	 * @throws KitError When the post has no such meta, or another value.
	 */
	public static function check( int $id, array $metas ): void {
		wp_cache_delete( $id, 'post_meta' );
		foreach ( $metas as $name => $value ) {
			$meant = sanitize_meta( $name, $value, 'post', (string) get_post_type( $id ) );
			$there = get_metadata_raw( 'post', $id, $name, true );
			$is_so = self::is_nothing( $value )
				? ! metadata_exists( 'post', $id, $name )
				: self::stored( $there ) === self::stored( $meant );
			if ( ! $is_so ) {
				throw new KitError( 'kit_not_stored' );
			}
		}
	}

	private static function is_nothing( mixed $value ): bool {
		return null === $value || '' === $value;
	}

	/** The value as the database keeps it: true and 1 are the same there. */
	public static function stored( mixed $value ): string {
		$stored = maybe_serialize( $value );
		return is_scalar( $stored ) ? (string) $stored : '';
	}
}
