<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- the placeholders are built here, one for each value.

/** A table of numbers that say how often something happened, and nothing about who or when. */
abstract class CounterTable extends Table {
	/**
	 * Adds to counters in one statement. The database does the adding, so requests at the same moment lose no count.
	 *
	 * @param non-empty-list<array<string, string|int>> $rows    What is added, by column; all have the same columns.
	 * @param non-empty-list<string>                    $counted The columns that count. The others name the counter.
	 */
	final protected static function count_up( array $rows, array $counted ): void {
		global $wpdb;
		$columns = array_keys( $rows[0] );
		$names   = implode( ', ', array_fill( 0, count( $columns ), '%i' ) );
		$place   = '( ' . implode( ', ', self::formats( $rows[0] ) ) . ' )';
		$places  = implode( ', ', array_fill( 0, count( $rows ), $place ) );
		$sums    = implode( ', ', array_fill( 0, count( $counted ), '%i = %i + VALUES(%i)' ) );
		$values  = array_merge( ...array_map( 'array_values', $rows ) );
		$summed  = array_merge( ...array_map( static fn ( string $one ): array => [ $one, $one, $one ], $counted ) );
		self::add_up(
			$wpdb->prepare(
				"INSERT INTO %i ( {$names} ) VALUES {$places} ON DUPLICATE KEY UPDATE {$sums}",
				[ self::full_name(), ...$columns, ...$values, ...$summed ]
			)
		);
	}
}
