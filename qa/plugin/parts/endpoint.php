<?php
/**
 * An endpoint for the tools: POST /?rueda_test=COMMAND from this machine, with the header X-Rueda-Secret and a JSON object.
 * The answer is JSON. Other parts add commands by the filter `rueda_tools_commands`; here is only
 *   setup  { lang }  what the installer under wp-now leaves undone; answers whether Rueda is active
 *
 * @package Rueda
 */

declare( strict_types=1 );

/**
 * Gives a new site the settings that tools/lib/php/install.php would set.
 *
 * @param array<string, mixed> $input The language.
 * @return array<string, mixed>
 */
function rueda_tools_setup( array $input ): array {
	global $wp_rewrite;
	update_option( 'blogname', 'Rueda' );
	update_option( 'admin_email', 'admin@example.org' );
	update_option( 'timezone_string', 'UTC' );
	update_option( 'WPLANG', (string) ( $input['lang'] ?? '' ) );
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	flush_rewrite_rules();
	return [ 'active' => defined( 'RUEDA_VERSION' ) ];
}

function rueda_tools_answer(): void {
	$here   = in_array( $_SERVER['REMOTE_ADDR'] ?? '', [ '127.0.0.1', '::1' ], true );
	$secret = (string) ( $_SERVER['HTTP_X_RUEDA_SECRET'] ?? '' );
	if ( ! $here || ! hash_equals( RUEDA_SECRET, $secret ) ) {
		wp_send_json( [ 'error' => 'This endpoint is for this machine and needs its key.' ], 403 );
	}
	$commands = apply_filters( 'rueda_tools_commands', [ 'setup' => 'rueda_tools_setup' ] );
	$command  = $commands[ (string) $_GET['rueda_test'] ] ?? null;
	if ( null === $command ) {
		wp_send_json( [ 'error' => 'There is no such command.' ], 404 );
	}
	$input = json_decode( (string) file_get_contents( 'php://input' ), true );
	wp_send_json( $command( is_array( $input ) ? $input : [] ) );
}

if ( isset( $_GET['rueda_test'] ) ) {
	// Runs late, so that post types, schedules and all hooks of the plugin exist.
	add_action( 'init', 'rueda_tools_answer', PHP_INT_MAX );
}
