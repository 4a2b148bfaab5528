<?php
/**
 * Runs when an admin deletes the plugin, with the plugin itself not loaded.
 *
 * @package Rueda
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// Nothing of Rueda runs on an older PHP, and that includes this.
if ( PHP_VERSION_ID >= 80000 ) {
	require __DIR__ . '/includes/uninstall.php';
}
