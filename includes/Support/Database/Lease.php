<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Work that a row of a table stands for belongs to one process until the time in the row. Whoever dies over it loses
 * it then: of those who find it, one takes it over. A time of 0 says that there is nothing to do.
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
	 * Begins a work by its row. Of all who try at the same time one does.
	 *
	 * @param array<string, string|int> $row By column, without the time.
	 * @return bool|null Null where the table cannot be written, and so nobody can be kept out.
	 */
	public function claim( array $row ): ?bool {
		$added = $this->table::insert_once( $row + [ $this->until => $this->clock->now() + $this->seconds ] );
		return false === $added ? null : 1 === $added;
	}

	/**
	 * Goes on with work whose time is over. Of those who find it, the first whose statement still meets the old time
	 * has it.
	 *
	 * @param array<string, string|int> $where By column: which row.
	 */
	public function take_over( array $where ): bool {
		$now   = $this->clock->now();
		$until = [ $this->until => $now + $this->seconds ];
		return 1 === $this->table::update_rows( $until, $where, [ $this->until, $now ] );
	}

	/** Whether somebody is at it until that time, as it stands in a row. */
	public function is_held( int $until ): bool {
		return $until > $this->clock->now();
	}
}
