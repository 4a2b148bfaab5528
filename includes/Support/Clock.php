<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Gives the time to all code that counts, waits or lets things expire. Tests can move it. */
final class Clock {
	/** Seconds since 1970, UTC. */
	public function now(): int {
		return self::moved( time() );
	}

	/**
	 * Milliseconds since 1970, UTC. A clock that a test has moved gives whole seconds.
	 *
	 * @return float A whole number, but too large for the integers of 32-bit PHP, which wp-now runs.
	 */
	public function milliseconds(): float {
		$time = microtime( true );
		$now  = self::moved( (int) $time );
		return (int) $time === $now ? floor( $time * 1000 ) : $now * 1000.0;
	}

	private static function moved( int $time ): int {
		/**
		 * Moves Rueda's clock, for tests.
		 *
		 * @param int $now Seconds since 1970, UTC.
		 */
		$now = apply_filters( 'rueda_now', $time );
		return is_int( $now ) ? $now : $time;
	}
}
