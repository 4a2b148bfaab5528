<?php
/**
 * The server's clock, moved. WordPress asks the system for the time, so not everything can be moved:
 *   - Rueda's own clock, by its filter `rueda_now`, by any number of seconds;
 *   - nonces: each step makes all nonces of before dead, as a day or two would, and those made after it good;
 *   - cron: the command `cron` runs what is due at the moved time.
 * Post dates, transients and the life of a login stay with the system's clock.
 *
 * @package Rueda
 */

declare( strict_types=1 );

/** How many seconds the clock is ahead. */
function rueda_tools_clock_offset(): int {
	return (int) get_option( 'rueda_test_clock', 0 );
}

add_filter( 'rueda_now', static fn ( $now ) => $now + rueda_tools_clock_offset() );

add_filter(
	'nonce_life',
	static function ( $life ) {
		// A nonce counts half lives since 1970: 20 seconds more of life move the count by about nine.
		return $life + 20 * (int) get_option( 'rueda_test_nonces', 0 );
	}
);
