<?php
/**
 * Runs the tests in a real WordPress: a provisioned tree with Rueda active, on a copy of its database.
 *
 * RUEDA_WP_DIR names the tree. `npm test -- php` sets it to a site that no browser test uses. The copy and a separate
 * uploads folder leave that site unchanged for the next run.
 */

declare( strict_types=1 );

namespace Rueda\Tests;

use FilesystemIterator;
use PDO;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

$rueda_tree = (string) getenv( 'RUEDA_WP_DIR' );
if ( ! is_file( $rueda_tree . '/wp-load.php' ) ) {
	fwrite( STDERR, "RUEDA_WP_DIR does not name a WordPress folder. Run the PHP tests by: npm test -- php\n" );
	exit( 1 );
}

$rueda_original = $rueda_tree . '/wp-content/database/.ht.sqlite';
$rueda_scratch  = sys_get_temp_dir() . '/rueda-phpunit-' . getmypid();
mkdir( $rueda_scratch, 0700 );
define( 'RUEDA_TESTS_FOLDER', $rueda_scratch );
register_shutdown_function(
	static function () use ( $rueda_scratch ): void {
		$rueda_files = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $rueda_scratch, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $rueda_files as $rueda_file ) {
			$rueda_path = (string) $rueda_file;
			is_dir( $rueda_path ) && ! is_link( $rueda_path ) ? rmdir( $rueda_path ) : unlink( $rueda_path );
		}
		rmdir( $rueda_scratch );
	}
);
// On MariaDB, the tree and its database belong to these tests alone.
if ( is_file( $rueda_original ) ) {
	// SQLite makes the copy, because a plain copy could contain half a transaction of the site's cron.
	( new PDO( 'sqlite:' . $rueda_original ) )->exec( "VACUUM INTO '" . $rueda_scratch . "/.ht.sqlite'" );
	define( 'FQDBDIR', $rueda_scratch . '/' );
	define( 'FQDB', $rueda_scratch . '/.ht.sqlite' );
}

// Values that a web server would set. Without them, WordPress and its plugins read undefined keys.
$_SERVER['HTTP_HOST']       = 'rueda.test';
$_SERVER['SERVER_NAME']     = 'rueda.test';
$_SERVER['SERVER_PORT']     = '80';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

// The plugin under test may be an unpacked archive elsewhere, while these shared files are in the repository.
define( 'RUEDA_REPOSITORY', dirname( __DIR__, 2 ) . '/' );

spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/' . strtr( substr( $name, strlen( 'Rueda\\Tests\\' ) ), '\\', '/' ) . '.php';
		if ( str_starts_with( $name, 'Rueda\\Tests\\' ) && is_file( $file ) ) {
			require $file;
		}
	}
);

// Tests use every part at any time, so all modules start at once, as on the command line.
// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress is not there yet, and takes these over.
$GLOBALS['wp_filter']['rueda_begin_on_every_request'][10][] = [
	'function'      => static fn (): bool => true,
	'accepted_args' => 1,
];

// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as above.
$GLOBALS['wp_filter']['upload_dir'][0][] = [
	'function'      => static fn ( array $folders ): array => array_replace(
		$folders,
		[
			'basedir' => "$rueda_scratch/uploads",
			'path'    => "$rueda_scratch/uploads" . $folders['subdir'],
		]
	),
	'accepted_args' => 1,
];

// PHPUnit includes this file inside a function and copies its variables to the globals afterwards. WordPress's
// empty first list of shortcodes would replace the full one.
global $shortcode_tags;
require_once $rueda_tree . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

if ( ! defined( 'RUEDA_VERSION' ) ) {
	fwrite( STDERR, "Rueda is not active in the WordPress of RUEDA_WP_DIR.\n" );
	exit( 1 );
}

// Hundreds of tests create a user, and WordPress's slow password hash took a quarter of the time.
add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );

TestCase::make_users();
if ( ! Database::is_file() ) {
	Database::remember();
}
