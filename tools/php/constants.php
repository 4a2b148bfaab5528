<?php
/**
 * The constants that plugin.php defines at run time, for PHPStan, which does not run it.
 *
 * @package Rueda
 */

declare( strict_types=1 );

define( 'RUEDA_VERSION', '0.0.0' );
define( 'RUEDA_FILE', '/rueda/plugin.php' );
define( 'RUEDA_DIR', '/rueda/' );
define( 'RUEDA_URL', 'https://example.org/rueda/' );

// WordPress's own constants that its stubs leave out.
define( 'ABSPATH', '/wordpress/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', '/wordpress/wp-content' );
define( 'WP_LANG_DIR', '/wordpress/wp-content/languages' );
define( 'WP_PLUGIN_DIR', '/wordpress/wp-content/plugins' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'OBJECT', 'OBJECT' );
