<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** What time it is, for everything that counts, expires or waits. */
final class Clock {
	/** Seconds since 1970, UTC. */
	public function now(): int {
		/**
		 * Moves Rueda's clock, for tests.
		 *
		 * @param int $now Seconds since 1970, UTC.
		 */
		$now = apply_filters( 'rueda_now', time() );
		return is_int( $now ) ? $now : time();
	}
}
