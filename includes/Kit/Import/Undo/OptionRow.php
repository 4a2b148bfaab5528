<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\Kit\Import\Metas;
use Rueda\Kit\Import\StoredOption;
use Rueda\Kit\KitError;
use Rueda\Support\Database\Rows;

defined( 'ABSPATH' ) || exit;

/** An option's row in the database: whether it exists, its text, and whether WordPress autoloads it. */
final class OptionRow {
	/** @return array{name: string, row: array<string, string>|null} */
	public static function read_row( string $name ): array {
		global $wpdb;
		$find = 'SELECT option_value, autoload FROM %i WHERE option_name = %s';
		/** @var array<string, string>|null $row Neither column can be null. */
		$row = Rows::select( $find, $wpdb->options, $name )[0] ?? null;
		return [ 'name' => $name, 'row' => $row ];
	}

	/** @param array<string, mixed> $entry What read_row() gave. */
	public static function restore( array $entry ): void {
		global $wpdb;
		$name = is_string( $entry['name'] ?? null ) ? $entry['name'] : '';
		$row  = is_array( $entry['row'] ?? null ) ? $entry['row'] : null;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- no sanitizer may change it; caches are cleaned below.
		if ( null === $row ) {
			delete_option( $name );
			$wpdb->delete( $wpdb->options, [ 'option_name' => $name ] );
		} elseif ( null === self::read_row( $name )['row'] ) {
			$wpdb->insert( $wpdb->options, [ 'option_name' => $name ] + $row );
		} else {
			$wpdb->update( $wpdb->options, $row, [ 'option_name' => $name ] );
		}
		// phpcs:enable
		self::forget( $name );
		if ( self::read_row( $name )['row'] !== $row ) {
			throw new KitError( 'kit_not_stored' );
		}
	}

	/** Whether this is the option's value in the database. */
	public static function has( string $name, mixed $value ): bool {
		return ( self::read_row( $name )['row']['option_value'] ?? null ) === Metas::stored( $value );
	}

	/** Makes WordPress read the option from the database. Another request may have changed it since this one began. */
	public static function forget( string $name ): void {
		wp_cache_delete( 'alloptions', 'options' );
		StoredOption::forget( $name );
	}
}
