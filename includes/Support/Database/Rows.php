<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Reads WordPress's own tables as they are, past its caches and its filters. Rueda's tables have Table. */
final class Rows {
	/**
	 * @param literal-string $query     With a placeholder for each of the values.
	 * @param string|int     ...$values
	 * @return list<array<string, string|null>> Each by column; none where the query failed.
	 */
	public static function select( string $query, string|int ...$values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- a query without anything but placeholders.
		$rows = $wpdb->get_results( $wpdb->prepare( $query, $values ), ARRAY_A );
		/** @var list<array<string, string|null>>|null $rows */
		return is_array( $rows ) ? $rows : [];
	}
}
