<?php
/**
 * Moves the server's clock. WordPress reads the system's time, so only some parts can be moved:
 *   - Rueda's own clock, by its filter `rueda_now`, by any number of seconds;
 *   - nonces: each step makes all earlier nonces expire, as a day or two would;
 *   - cron: the command `cron` runs what is due at the moved time.
 * Post dates, transients and logins keep the system's time.
 *
 * @package Rueda
 */

declare( strict_types=1 );

/** The number of seconds that the clock is ahead. */
function rueda_tools_clock_offset(): int {
	return (int) get_option( 'rueda_test_clock', 0 );
}

add_filter( 'rueda_now', static fn ( $now ) => $now + rueda_tools_clock_offset() );

add_filter(
	'nonce_life',
	static function ( $life ) {
		// A nonce counts half lifetimes since 1970, so 20 seconds more of lifetime move the count by about nine.
		return $life + 20 * (int) get_option( 'rueda_test_nonces', 0 );
	}
);
