<?php
/**
 * Configuration of a development site. Its own particulars (the log, the language) are written above these lines.
 *
 * @package Rueda
 */

// A site with a server for its database has said where it is; tests that copy the database say which one is theirs.
foreach ( [ 'DB_NAME' => 'wordpress', 'DB_USER' => '', 'DB_PASSWORD' => '', 'DB_HOST' => '' ] as $rueda_name => $rueda_value ) {
	defined( $rueda_name ) || define( $rueda_name, $rueda_value );
}
unset( $rueda_name, $rueda_value );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = defined( 'RUEDA_TABLE_PREFIX' ) ? RUEDA_TABLE_PREFIX : 'wp_';

// Fixed, so that a site which is copied or restarted keeps everybody logged in.
foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $rueda_purpose ) {
	define( $rueda_purpose . '_KEY', hash( 'sha256', 'development only, key, ' . $rueda_purpose ) );
	define( $rueda_purpose . '_SALT', hash( 'sha256', 'development only, salt, ' . $rueda_purpose ) );
}
unset( $rueda_purpose );

// wp-now has said so before.
if ( isset( $_SERVER['HTTP_HOST'] ) && ! defined( 'WP_HOME' ) ) {
	define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
	define( 'WP_SITEURL', WP_HOME );
}

define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
// Cron runs when it is asked to: a page that runs it on the side answers later than the one before.
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
