<?php
/**
 * Plugin Name:       Rueda
 * Description:       Blocks for a wheel-of-life self-assessment with reports, and contact forms that lose no message.
 * Version:           1.0.3
 * Requires at least: 6.5
 * Requires PHP:      8.0
 * Author:            The Rueda team
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       rueda
 * Domain Path:       /languages
 *
 * @package Rueda
 */

// This file has to parse on every PHP version that WordPress ever supported, because it checks the version.

defined( 'ABSPATH' ) || exit;

define( 'RUEDA_VERSION', '1.0.3' );
define( 'RUEDA_FILE', __FILE__ );
define( 'RUEDA_DIR', plugin_dir_path( __FILE__ ) );
define( 'RUEDA_URL', plugin_dir_url( __FILE__ ) );

if ( PHP_VERSION_ID < 80000 || version_compare( $GLOBALS['wp_version'], '6.5', '<' ) ) {
	require RUEDA_DIR . 'includes/too-old.php';
	return;
}

require RUEDA_DIR . 'includes/autoload.php';

( new Rueda\Modules() )->listen();
