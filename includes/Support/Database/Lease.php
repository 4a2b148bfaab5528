<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps work for one process until the time in a table's row. After that time the process counts as dead, and another
 * one may take the work over. A time of 0 says that there is nothing to do.
 */
final class Lease {
	/**
	 * @param class-string<Table> $table
	 * @param string              $until   The column with the time.
	 * @param int                 $seconds Longer than the work takes.
	 */
	public function __construct(
		private Clock $clock,
		private string $table,
		private string $until,
		private int $seconds
	) {}

	/**
	 * Starts work by adding its row. When several processes try at once, only one succeeds.
	 *
	 * @param array<string, string|int> $row By column, without the time.
	 * @return bool|null Null when the table cannot be written, so that no process can be kept out.
	 */
	public function claim( array $row ): ?bool {
		$added = $this->table::insert_once( $row + [ $this->until => $this->clock->now() + $this->seconds ] );
		return false === $added ? null : 1 === $added;
	}

	/**
	 * Takes over work whose time is over. When several processes try at once, only one succeeds, because the others
	 * no longer find the old time in the row.
	 *
	 * @param array<string, string|int> $where By column: which row.
	 */
	public function take_over( array $where ): bool {
		$now   = $this->clock->now();
		$until = [ $this->until => $now + $this->seconds ];
		return 1 === $this->table::update_rows( $until, $where, [ $this->until, $now ] );
	}

	/** Whether a process still has the work, by the time in its row. */
	public function is_held( int $until ): bool {
		return $until > $this->clock->now();
	}
}
