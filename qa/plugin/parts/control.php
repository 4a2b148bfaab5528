<?php
/**
 * Commands for tests (see endpoint.php):
 *   clock   { seconds }                  moves the clock (parts/clock.php); 0 sets it right
 *   nonces  {}                           kills every nonce there is
 *   fault   { pattern, status, times, body, type, delay }
 *                                        requests whose address matches the regular expression get that status, so many
 *                                        times (all of them when `times` is left out), after so many seconds
 *   mail    { fails }                    whether wp_mail() fails
 *   cron    {}                           runs what is due at the moved time; answers with the hooks it ran
 *   option  { name } or { name, value }  reads or writes an option; value null deletes it
 *   left    { posts }                    puts reports and forms of other plugins into the database, in place of those that
 *                                        were there: lists of fields of posts, with metas; answers with their numbers
 *   reset   {}                           undoes clock, nonces, fault and mail
 *
 * @package Rueda
 */

declare( strict_types=1 );

/** Options of these commands. `reset` deletes all but the one for nonces, which stay expired. */
const RUEDA_TOOLS_STATE = [ 'rueda_test_clock', 'rueda_test_faults', 'rueda_test_mail_fails' ];

/**
 * Runs the events that are due at the moved time.
 *
 * @return string[] Their hooks.
 */
function rueda_tools_run_cron(): array {
	$now = time() + rueda_tools_clock_offset();
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

/**
 * Adds rows directly, because WordPress does not know the post types of the other plugins.
 *
 * @param array<int, array<string, mixed>> $posts Fields of each, and `metas`.
 * @return int[]
 */
function rueda_tools_leave( array $posts ): array {
	global $wpdb;
	$types = "'wheel-submissions', 'wpcf7_contact_form'";
	$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ( SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( {$types} ) )" );
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( {$types} )" );
	$ids = [];
	foreach ( $posts as [ 'metas' => $metas, 'fields' => $fields ] ) {
		$date = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		$wpdb->insert(
			$wpdb->posts,
			$fields + [
				'post_type'     => 'wheel-submissions',
				'post_status'   => 'publish',
				'post_date'     => $date,
				'post_date_gmt' => $date,
			]
		);
		$ids[] = $wpdb->insert_id;
		foreach ( $metas as $key => $value ) {
			$wpdb->insert(
				$wpdb->postmeta,
				[
					'post_id'    => end( $ids ),
					'meta_key'   => $key,
					'meta_value' => maybe_serialize( $value ),
				]
			);
		}
	}
	return $ids;
}

add_filter(
	'rueda_tools_commands',
	static fn ( array $commands ): array => $commands + [
		'clock'  => static function ( array $input ): array {
			update_option( 'rueda_test_clock', (int) $input['seconds'] );
			return [ 'now' => time() + rueda_tools_clock_offset() ];
		},
		'nonces' => static function (): array {
			update_option( 'rueda_test_nonces', 1 + (int) get_option( 'rueda_test_nonces', 0 ) );
			return [ 'dead' => true ];
		},
		'fault'  => static function ( array $input ): array {
			update_option( 'rueda_test_faults', array_merge( (array) get_option( 'rueda_test_faults', [] ), [ $input ] ) );
			return [ 'set' => true ];
		},
		'mail'   => static function ( array $input ): array {
			update_option( 'rueda_test_mail_fails', (bool) $input['fails'] );
			return [ 'fails' => (bool) $input['fails'] ];
		},
		'cron'   => static fn (): array => [ 'ran' => rueda_tools_run_cron() ],
		'option' => static function ( array $input ): array {
			if ( array_key_exists( 'value', $input ) ) {
				null === $input['value'] ? delete_option( $input['name'] ) : update_option( $input['name'], $input['value'] );
			}
			return [ 'value' => get_option( $input['name'], null ) ];
		},
		'left'   => static fn ( array $input ): array => [ 'ids' => rueda_tools_leave( $input['posts'] ) ],
		'reset'  => static function (): array {
			array_map( 'delete_option', RUEDA_TOOLS_STATE );
			return [ 'reset' => true ];
		},
	]
);

/** Answers with the first fault that is set for this address, and counts it. */
function rueda_tools_fail(): void {
	$faults = (array) get_option( 'rueda_test_faults', [] );
	foreach ( $faults as $index => $fault ) {
		if ( 1 !== preg_match( '~' . str_replace( '~', '\~', $fault['pattern'] ) . '~', rueda_tools_address() ) ) {
			continue;
		}
		if ( isset( $fault['times'] ) ) {
			$faults[ $index ]['times'] = --$fault['times'];
			if ( $fault['times'] < 1 ) {
				unset( $faults[ $index ] );
			}
			update_option( 'rueda_test_faults', array_values( $faults ) );
		}
		sleep( (int) ( $fault['delay'] ?? 0 ) );
		status_header( (int) ( $fault['status'] ?? 500 ) );
		header( 'Content-Type: ' . ( $fault['type'] ?? 'text/html' ) );
		echo $fault['body'] ?? '<h1>Forced by a test</h1>';
		exit;
	}
}

/** The address, and the parameters that name the call in a request to admin-ajax.php. */
function rueda_tools_address(): string {
	$action = isset( $_POST['action'] ) && is_string( $_POST['action'] ) ? ' action=' . $_POST['action'] : '';
	return rawurldecode( $_SERVER['REQUEST_URI'] ?? '' ) . $action;
}

if ( ! isset( $_GET['rueda_test'] ) ) {
	add_action( 'init', 'rueda_tools_fail', PHP_INT_MAX );
}

add_filter(
	'pre_wp_mail',
	static fn ( $sent ) => get_option( 'rueda_test_mail_fails' ) ? false : $sent,
	PHP_INT_MAX - 1
);
