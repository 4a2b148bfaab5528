<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Rueda's tables on the current site: all of them have names that start with the site's prefix and "rueda_". */
final class Tables {
	/** @return list<string> Full names. */
	public function all(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- asks for the database's own state.
		$found = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'rueda_' ) . '%' ) );
		return array_values( array_map( 'strval', $found ) );
	}

	/** @param string $table A full name. */
	public function drop( string $table ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) ); // phpcs:ignore WordPress.DB -- a table of ours.
	}
}
