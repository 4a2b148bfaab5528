<?php

declare( strict_types=1 );

namespace Rueda\Kit\Library;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

/** Kits that an admin has saved on this site. */
final class StoredKits {
	public const OPTION = 'rueda_kits_saved';
	private const MOST  = 10;

	/**
	 * Saves a kit, and deletes the oldest one when there are too many.
	 *
	 * @return array{id: string, title: string, created: string, bytes: int}
	 * @throws KitError When it cannot be written.
	 */
	public static function save( string $path, string $title ): array {
		$id   = self::folder()->add( $path );
		$kit  = [
			'id'      => $id,
			'title'   => $title,
			'created' => gmdate( 'Y-m-d\TH:i:s\Z' ),
			'bytes'   => (int) filesize( $path ),
		];
		$kits = [ $kit, ...self::all() ];
		foreach ( array_slice( $kits, self::MOST ) as $old ) {
			self::folder()->delete( $old['id'] );
		}
		update_option( self::OPTION, array_slice( $kits, 0, self::MOST ), false );
		return $kit;
	}

	/** @return list<array{id: string, title: string, created: string, bytes: int}> Newest first. */
	public static function all(): array {
		$stored = get_option( self::OPTION, [] );
		$kits   = [];
		foreach ( is_array( $stored ) ? $stored : [] as $kit ) {
			$id = is_array( $kit ) && is_string( $kit['id'] ?? null ) ? $kit['id'] : '';
			if ( is_array( $kit ) && '' !== self::path( $id ) ) {
				$kits[] = [
					'id'      => $id,
					'title'   => is_string( $kit['title'] ?? null ) ? $kit['title'] : '',
					'created' => is_string( $kit['created'] ?? null ) ? $kit['created'] : '',
					'bytes'   => is_int( $kit['bytes'] ?? null ) ? $kit['bytes'] : 0,
				];
			}
		}
		return $kits;
	}

	/** @return string Empty where there is no such kit. */
	public static function path( string $id ): string {
		return self::folder()->path( $id );
	}

	/** @throws KitError When there is no such kit. */
	public static function delete( string $id ): void {
		if ( '' === self::path( $id ) ) {
			throw new KitError( 'kit_gone' );
		}
		self::folder()->delete( $id );
		update_option( self::OPTION, self::all(), false );
	}

	public static function clear(): void {
		self::folder()->clear();
		delete_option( self::OPTION );
	}

	private static function folder(): KitFolder {
		return new KitFolder( 'saved' );
	}
}
