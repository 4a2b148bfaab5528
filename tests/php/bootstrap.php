<?php
/**
 * Puts the tests into a real WordPress: a provisioned tree with Rueda active, on a copy of its database.
 *
 * RUEDA_WP_DIR names the tree; `npm test -- php` sets it. The copy makes it safe to run beside the browser
 * tests, which use the same tree.
 */

declare( strict_types=1 );

namespace Rueda\Tests;

use PDO;

$rueda_tree = (string) getenv( 'RUEDA_WP_DIR' );
if ( ! is_file( $rueda_tree . '/wp-load.php' ) ) {
	fwrite( STDERR, "RUEDA_WP_DIR does not name a WordPress folder. Run the PHP tests by: npm test -- php\n" );
	exit( 1 );
}

$rueda_original = $rueda_tree . '/wp-content/database/.ht.sqlite';
$rueda_scratch  = sys_get_temp_dir() . '/rueda-phpunit-' . getmypid();
mkdir( $rueda_scratch, 0700 );
// Not a plain copy: a browser test may be writing at this moment, and half a transaction is no database.
( new PDO( 'sqlite:' . $rueda_original ) )->exec( "VACUUM INTO '" . $rueda_scratch . "/.ht.sqlite'" );
register_shutdown_function(
	static function () use ( $rueda_scratch ): void {
		foreach ( (array) glob( $rueda_scratch . '/{,.}*', GLOB_BRACE ) as $rueda_file ) {
			if ( is_file( (string) $rueda_file ) ) {
				unlink( (string) $rueda_file );
			}
		}
		rmdir( $rueda_scratch );
	}
);

define( 'FQDBDIR', $rueda_scratch . '/' );
define( 'FQDB', $rueda_scratch . '/.ht.sqlite' );

// What a web server would have said. Without these WordPress and the plugins on it read undefined keys.
$_SERVER['HTTP_HOST']       = 'rueda.test';
$_SERVER['SERVER_NAME']     = 'rueda.test';
$_SERVER['SERVER_PORT']     = '80';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

// The plugin under test may be an unpacked archive elsewhere; what tests share with other tools lies here.
define( 'RUEDA_REPOSITORY', dirname( __DIR__, 2 ) . '/' );

spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/' . strtr( substr( $name, strlen( 'Rueda\\Tests\\' ) ), '\\', '/' ) . '.php';
		if ( str_starts_with( $name, 'Rueda\\Tests\\' ) && is_file( $file ) ) {
			require $file;
		}
	}
);

// PHPUnit includes this file inside a function and copies its variables to the globals afterwards: WordPress's
// empty first list of shortcodes would replace the full one.
global $shortcode_tags;
require_once $rueda_tree . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

if ( ! defined( 'RUEDA_VERSION' ) ) {
	fwrite( STDERR, "Rueda is not active in the WordPress of RUEDA_WP_DIR.\n" );
	exit( 1 );
}

// The browser tests' visitor has this one's address, and may have done more by now than anybody is allowed to.
$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Rueda\Support\LimitsTable::full_name() );
