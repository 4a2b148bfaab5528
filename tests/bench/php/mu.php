<?php
/**
 * Plugin Name: Bench
 * Description: What WordPress costs by itself, to compare with. Part of Rueda's bench, and never of a site.
 *
 * @package Rueda
 */

foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $rueda_prefix ) {
	add_action( $rueda_prefix . 'benchEmpty', static fn () => wp_send_json_success() );
}
add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'bench/v1',
			'/empty',
			[
				'methods'             => [ 'GET', 'POST' ],
				'callback'            => static fn (): array => [],
				'permission_callback' => '__return_true',
			]
		);
	}
);
// What WordPress's tool for personal data calls for an address, until it has everything.
add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'bench/v1',
			'/person',
			[
				'methods'             => 'GET',
				'callback'            => static function ( WP_REST_Request $request ): array {
					$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['rueda-messages']['callback'];
					$found  = 0;
					$calls  = 0;
					do {
						$answer = $export( (string) $request['address'], ++$calls );
						$found += count( $answer['data'] );
					} while ( ! $answer['done'] );
					return [ 'calls' => $calls, 'found' => $found ];
				},
				'permission_callback' => '__return_true',
			]
		);
	}
);
// Messages are sent as fast as they can be, each is a valid one, and emails go nowhere.
add_filter( 'rueda_form_shortest_time', static fn (): int => 0 );
add_filter( 'pre_wp_mail', '__return_true' );
// One case measures the site without Rueda, and with a skeleton plugin instead; one with Contact Form 7.
$rueda_plugin = $_SERVER['HTTP_X_BENCH_PLUGIN'] ?? 'rueda';
$rueda_peers  = [ 'contact-form-7' => 'contact-form-7/wp-contact-form-7.php' ];
if ( 'rueda' !== $rueda_plugin ) {
	add_filter( 'option_active_plugins', static fn (): array => array_filter( [ $rueda_peers[ $rueda_plugin ] ?? '' ] ) );
}
if ( 'skeleton' === $rueda_plugin ) {
	require WP_PLUGIN_DIR . '/rueda/tests/bench/php/skeleton.php';
}
// A browser that only measures is quicker than a person, and its emails go nowhere.
if ( isset( $_SERVER['HTTP_X_BENCH_PLUGIN'] ) ) {
	add_filter( 'rueda_form_shortest_time', '__return_zero' );
	add_filter( 'pre_wp_mail', '__return_true' );
	// Each visit is another visitor's, so that no limit is near. The server listens on this machine only.
	$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_BENCH_VISITOR'] ?? $_SERVER['REMOTE_ADDR'];
}
