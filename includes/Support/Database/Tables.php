<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Rueda's tables. On a site all of them have names that start with the site's prefix and "rueda_". */
final class Tables {
	/** Tables of each site, without its prefix, whose contents are of no use without the plugin. */
	private const SHORT_LIVED = [ 'rueda_limits', 'rueda_reminders', 'rueda_report_runs' ];

	/** The other tables of each site, which hold what visitors sent. */
	private const WITH_DATA = [
		'rueda_area_totals',
		'rueda_clicks',
		'rueda_imports',
		'rueda_mails',
		'rueda_message_addresses',
		'rueda_messages',
		'rueda_wheel_progress',
	];

	/** @return list<string> Full names. */
	public static function all(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- asks for the database's own state.
		$found = $wpdb->get_col(
			$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'rueda_' ) . '%' )
		);
		return array_values( array_map( 'strval', $found ) );
	}

	/**
	 * Tables of sites that a network no longer has: WordPress drops ours with a site only while the plugin runs there.
	 *
	 * @param list<int> $sites     The sites that the network has.
	 * @param bool      $with_data Whether to include the tables that hold what visitors sent.
	 * @return list<string> Full names.
	 */
	public static function of_deleted_sites( array $sites, bool $with_data ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- asks for the database's own state.
		$all   = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->base_prefix ) . '%' ) );
		$all   = array_map( 'strval', $all );
		$names = implode( '|', $with_data ? [ ...self::SHORT_LIVED, ...self::WITH_DATA ] : self::SHORT_LIVED );
		$found = [];
		foreach ( $all as $table ) {
			$is_ours = 1 === preg_match(
				'/^(' . preg_quote( $wpdb->base_prefix, '/' ) . "([1-9]\\d*)_)(?:{$names})$/D",
				$table,
				$parts
			);
			// A table of options means that the site exists outside of this network: another WordPress may share the
			// database.
			if (
				$is_ours
				&& ! in_array( (int) $parts[2], $sites, true )
				&& ! in_array( $parts[1] . 'options', $all, true )
			) {
				$found[] = $table;
			}
		}
		return $found;
	}

	/** @param string $table A full name. */
	public static function drop( string $table ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- a table of ours.
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
	}
}
