<?php
/**
 * Rueda\Form\Post\Submission is includes/Form/Post/Submission.php. No Composer at run time. The build writes
 * Rueda\Definitions.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		static $known = null;
		if ( ! str_starts_with( $name, 'Rueda\\' ) ) {
			return;
		}
		if ( 'Rueda\Definitions' === $name ) {
			require __DIR__ . '/../build/definitions.php';
			return;
		}
		// The build lists the classes, so that a request need not look for each file on the disk.
		$list = __DIR__ . '/../build/classes.php';
		/** @var array<string, true> $names */
		$names = $known ??= is_file( $list ) ? require $list : [];
		$class = strtr( substr( $name, strlen( 'Rueda\\' ) ), '\\', '/' );
		$file  = __DIR__ . '/' . $class . '.php';
		if ( isset( $names[ $class ] ) || is_file( $file ) ) {
			require $file;
		}
	},
	true,
	// Our autoloader comes first, because WordPress's own would otherwise look at each of our names.
	true
);
