<?php
/**
 * WordPress's tick for nonces, on a clock that was moved; see parts/clock.php.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

function wp_nonce_tick( string|int $action = -1 ): float {
	return ceil( ( rueda_qa_time( time() ) ) / ( apply_filters( 'nonce_life', DAY_IN_SECONDS, $action ) / 2 ) );
}
