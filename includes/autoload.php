<?php
/**
 * Rueda\Form\Intake\Submission is includes/Form/Intake/Submission.php. In the archive for sites the classes
 * of a folder, and of those in it, stand together in its classes.php. No Composer at run time.
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
		$class = strtr( substr( $name, strlen( 'Rueda\\' ) ), '\\', '/' );
		foreach ( [ $class . '.php', dirname( $class ) . '/classes.php', strtok( $class, '/' ) . '/classes.php' ] as $file ) {
			if ( is_file( __DIR__ . '/' . $file ) ) {
				require_once __DIR__ . '/' . $file;
				return;
			}
		}
	}
);
