<?php
/**
 * Rueda\Form\Post\Submission is includes/Form/Post/Submission.php. No Composer at run time.
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
		// What the build has found need not be looked for on the disk by each request.
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
	// Before WordPress's own, which would look at each of our names first.
	true
);
