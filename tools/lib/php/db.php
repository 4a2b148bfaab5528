<?php
/**
 * Database drop-in of a development site: the data is in an SQLite file, through the plugin beside the mu-plugins.
 *
 * @package Rueda
 */

// The plugin reports SQLite only if this is defined.
define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
define( 'DATABASE_TYPE', 'sqlite' );
define( 'DB_ENGINE', 'sqlite' );

require_once __DIR__ . '/mu-plugins/sqlite-database-integration-main/wp-includes/sqlite/db.php';

// A development site need not survive a power failure, and waiting for the disk takes most of the time of a write.
$GLOBALS['wpdb']->dbh->get_pdo()->exec( 'PRAGMA synchronous = OFF' );
