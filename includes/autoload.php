<?php
/**
 * Rueda\Form\Intake\Submission is includes/Form/Intake/Submission.php. In the archive for sites the classes
 * of a folder, and of those in it, stand together in its classes.php. No Composer at run time.
 *
 * @package Rueda
 */

declare( strict_types=1 );

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'Rueda\\' ) ) {
			return;
		}
		$class = __DIR__ . '/' . strtr( substr( $name, strlen( 'Rueda\\' ) ), '\\', '/' );
		$file  = "$class.php";
		for ( $folder = dirname( $class ); ! is_file( $file ) && strlen( $folder ) >= strlen( __DIR__ ); $folder = dirname( $folder ) ) {
			$file = "$folder/classes.php";
		}
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);
