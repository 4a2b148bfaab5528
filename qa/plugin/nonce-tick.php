<?php
/**
 * WordPress's tick for nonces, on a clock that was moved; see parts/pretend.php.
 *
 * @package Rueda
 */

declare( strict_types=1 );

function wp_nonce_tick( string|int $action = -1 ): float {
	return ceil( ( time() + RUEDA_TEST_CLOCK ) / ( apply_filters( 'nonce_life', DAY_IN_SECONDS, $action ) / 2 ) );
}
