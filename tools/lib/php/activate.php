<?php
/**
 * Activates a plugin in a process that has loaded it for the first time: php activate.php FOLDER PLUGIN
 *
 * @package Rueda
 */

$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
define( 'WP_ADMIN', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$rueda_result = activate_plugin( $argv[2] );
if ( is_wp_error( $rueda_result ) ) {
	fwrite( STDERR, $rueda_result->get_error_message() . "\n" );
	exit( 1 );
}
flush_rewrite_rules();

echo "activated\n";
