<?php

declare( strict_types=1 );

namespace Rueda\Support;

/** A table of Rueda's on the current site. */
abstract class Table {
	/** Without the site's prefix. Begins with "rueda_", as Tables expects. */
	public const NAME = '';

	/** @return list<string> Columns and keys as `dbDelta()` reads them: two blanks after PRIMARY KEY. */
	abstract protected static function columns(): array;

	final public static function full_name(): string {
		global $wpdb;
		return $wpdb->prefix . static::NAME;
	}

	/** Creates the table, or changes an older one to these columns. */
	final public static function create(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( 'CREATE TABLE ' . static::full_name() . " (\n" . implode( ",\n", static::columns() ) . "\n) {$wpdb->get_charset_collate()};" );
	}

	final public static function drop(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', static::full_name() ) ); // phpcs:ignore WordPress.DB -- a table of ours.
	}
}
