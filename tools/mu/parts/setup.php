<?php
/**
 * The command `setup { lang }`: what the installer under wp-now leaves undone. It answers whether Rueda is active.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

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

add_filter( 'rueda_qa_commands', static fn ( array $commands ): array => $commands + [ 'setup' => 'rueda_tools_setup' ] );
