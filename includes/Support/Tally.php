<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Adds to counters where many do so at the same moment. */
final class Tally {
	private const TRIES = 10;

	/** In microseconds. */
	private const PAUSE = 5000;

	/**
	 * Carries out a statement that adds. A database gives up one of two writers who are in each other's way (a deadlock,
	 * or a locked file), changes nothing, and expects that writer to come again.
	 *
	 * @param string|null $statement Prepared.
	 */
	public static function add( ?string $statement ): void {
		global $wpdb;
		$was_quiet = $wpdb->suppress_errors();
		$is_done   = false;
		for ( $try = 1; ! $is_done && $try < self::TRIES; $try++ ) {
			$is_done = false !== $wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- prepared by the callers; a count that a cache holds is not exact.
			if ( ! $is_done ) {
				// Not all at the same moment again.
				usleep( self::PAUSE * $try + wp_rand( 0, self::PAUSE ) );
			}
		}
		$wpdb->suppress_errors( $was_quiet );
		if ( ! $is_done ) {
			// What is wrong is told, and somebody's report is not held up by it.
			$wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- as above.
		}
	}
}
