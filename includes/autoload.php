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
		if ( ! str_starts_with( $name, 'Rueda\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . strtr( substr( $name, strlen( 'Rueda\\' ) ), '\\', '/' ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
