<?php
/**
 * Plugin Name: Rueda QA
 * Description: For test sites, never for a real one: a fixed clock, caught emails, forced errors, the same content.
 * Requires at least: 6.5
 * Requires PHP: 8.0
 * License: GPL-2.0-or-later
 *
 * The tests' own sites load it as a must-use plugin, with constants that only they have:
 *   RUEDA_MAILS    a folder for the caught emails, in place of one in the uploads
 *   RUEDA_TEST     true: no welcome messages in the editor, and no limits for visitors
 *   RUEDA_OFFLINE  true: a request to another host fails at once instead of waiting for a network
 *   RUEDA_COOKIES  true: cookies come in a header of the proxy's (tools/lib/cookie-proxy.mjs)
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// A site may have it twice: uploaded, and as a must-use plugin.
if ( defined( 'RUEDA_QA_FILE' ) ) {
	return;
}
define( 'RUEDA_QA_FILE', __FILE__ );
require __DIR__ . '/parts/guard.php';

if ( ! rueda_qa_is_allowed( wp_get_environment_type(), defined( 'RUEDA_QA' ) ? RUEDA_QA : null ) ) {
	add_action( 'admin_notices', 'rueda_qa_tell_that_it_is_off' );
	return;
}

$rueda_parts = [
	'cookies' => defined( 'RUEDA_COOKIES' ) && RUEDA_COOKIES,
	'offline' => defined( 'RUEDA_OFFLINE' ) && RUEDA_OFFLINE,
	'quiet'   => defined( 'RUEDA_TEST' ) && RUEDA_TEST,
];
$rueda_parts = array_keys( array_filter( $rueda_parts ) );
// Those that begin at once come after the switches and all that they can be set to.
array_push( $rueda_parts, 'refusals', 'form', 'switches', 'clock', 'tokens', 'mail', 'mail-page', 'limits', 'page' );
array_push( $rueda_parts, 'pretend', 'left', 'visitors', 'seeds', 'routes', 'screen' );
foreach ( $rueda_parts as $rueda_part ) {
	require __DIR__ . "/parts/{$rueda_part}.php";
}
unset( $rueda_part, $rueda_parts );
