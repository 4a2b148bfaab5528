<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Reads WordPress's own tables as they are, past its caches and its filters. Rueda's tables have Table. */
final class Rows {
	/**
	 * @param string|null $query Prepared.
	 * @return list<array<string, string|null>> Each by column; none where the query failed.
	 */
	public static function of( ?string $query ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $query, ARRAY_A ); // phpcs:ignore WordPress.DB -- prepared by the caller.
		/** @var list<array<string, string|null>>|null $rows */
		return is_array( $rows ) ? $rows : [];
	}
}
