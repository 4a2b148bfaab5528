<?php
/**
 * The switch `clock`: so many seconds ahead (or behind, with a minus), or a moment in UTC where time stands still.
 * WordPress reads the system's time, so only these parts follow:
 *   - Rueda's own clock, by its filter `rueda_now`;
 *   - nonces, because the function for their tick can be replaced;
 *   - events of cron that the route `cron` runs.
 * Post dates, transients and logins keep the system's time.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * A time as the switch stores it; null for what is none.
 *
 * @param string $value Seconds, or a moment as in "2026-03-02 10:00:00".
 */
function rueda_qa_clean_clock( string $value ): ?string {
	if ( 1 === preg_match( '/^-?\d{1,9}$/D', $value ) ) {
		return '0' === $value ? '' : $value;
	}
	$is_moment = 1 === preg_match( '/^(19|20)\d\d-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/D', $value );
	return '' === $value || $is_moment && false !== strtotime( "$value UTC" ) ? $value : null;
}

/**
 * The time that it is by the switch.
 *
 * @param int $now By the system.
 */
function rueda_qa_time( int $now ): int {
	$clock = rueda_qa_value( 'clock' );
	if ( 1 === preg_match( '/^-?\d+$/D', $clock ) ) {
		return $now + (int) $clock;
	}
	return '' === $clock ? $now : (int) strtotime( "$clock UTC" );
}

/**
 * Runs the events of cron that are due by the switch.
 *
 * @return string[] Their hooks.
 */
function rueda_qa_run_cron(): array {
	$now = rueda_qa_time( time() );
	$ran = [];
	foreach ( _get_cron_array() as $time => $hooks ) {
		if ( $time > $now ) {
			continue;
		}
		foreach ( $hooks as $hook => $events ) {
			foreach ( $events as $event ) {
				if ( $event['schedule'] ) {
					wp_reschedule_event( $time, $event['schedule'], $hook, $event['args'] );
				}
				wp_unschedule_event( $time, $hook, $event['args'] );
				do_action_ref_array( $hook, $event['args'] );
				$ran[] = $hook;
			}
		}
	}
	return $ran;
}

add_filter( 'rueda_now', 'rueda_qa_time' );

if ( '' !== rueda_qa_value( 'clock' ) ) {
	require __DIR__ . '/../nonce-tick.php';
}
