<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\LimitsTable;

defined( 'ABSPATH' ) || exit;

/** Things that may be used a single time, however many try at once. */
final class SingleUse {

	public function __construct( private Clock $clock ) {}

	/**
	 * @param int $seconds How long to remember it.
	 * @return bool Whether it was still unused.
	 */
	public function take( string $thing, int $seconds ): bool {
		global $wpdb;
		$created = LimitsTable::query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i ( id, taken, expires ) VALUES ( %s, '', %d )",
				LimitsTable::full_name(),
				Secret::mark( 'once', $thing ),
				$this->clock->now() + $seconds
			)
		);
		return 1 === $created;
	}
}
