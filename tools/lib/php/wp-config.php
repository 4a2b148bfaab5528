<?php
/**
 * Configuration of a development site. Settings of the single site (the log, the language) are inserted above.
 *
 * @package Rueda
 */

// A site with a database server has set its address above; tests that copy the database set the copy's name.
foreach ( [ 'DB_NAME' => 'wordpress', 'DB_USER' => '', 'DB_PASSWORD' => '', 'DB_HOST' => '' ] as $rueda_name => $rueda_value ) {
	defined( $rueda_name ) || define( $rueda_name, $rueda_value );
}
unset( $rueda_name, $rueda_value );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = defined( 'RUEDA_TABLE_PREFIX' ) ? RUEDA_TABLE_PREFIX : 'wp_';

// The keys are fixed, so that people stay logged in after a restart or a copy.
foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $rueda_purpose ) {
	define( $rueda_purpose . '_KEY', hash( 'sha256', 'development only, key, ' . $rueda_purpose ) );
	define( $rueda_purpose . '_SALT', hash( 'sha256', 'development only, salt, ' . $rueda_purpose ) );
}
unset( $rueda_purpose );

// wp-now has defined this before.
if ( isset( $_SERVER['HTTP_HOST'] ) && ! defined( 'WP_HOME' ) ) {
	define( 'WP_HOME', 'http://' . $_SERVER['HTTP_HOST'] );
	define( 'WP_SITEURL', WP_HOME );
}

define( 'WP_ENVIRONMENT_TYPE', 'local' );
// Nobody gets these emails: a file or the log does.
defined( 'RUEDA_HOLD_MAIL' ) || define( 'RUEDA_HOLD_MAIL', false );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
// Cron runs only when it is called, because a page that also runs cron takes longer.
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
