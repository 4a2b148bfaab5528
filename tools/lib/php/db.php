<?php
/**
 * Database drop-in of a development site: the data is in an SQLite file, through the plugin beside the must-use ones.
 *
 * @package Rueda
 */

// The plugin asks for this before it lets anyone see that SQLite is in use.
define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
define( 'DATABASE_TYPE', 'sqlite' );
define( 'DB_ENGINE', 'sqlite' );

require_once __DIR__ . '/mu-plugins/sqlite-database-integration-main/wp-includes/sqlite/db.php';

// A development site need not survive a power cut: waiting for the disk takes three quarters of each write.
$GLOBALS['wpdb']->dbh->get_pdo()->exec( 'PRAGMA synchronous = OFF' );
