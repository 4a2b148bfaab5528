<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** The script and the style of a screen in the admin that is drawn with WordPress's components. */
final class ScreenScript {
	/**
	 * @param non-empty-string $handle
	 * @param string           $name   Of its files in build/admin, as in "settings".
	 * @param list<string>     $unused Scripts of WordPress that it can do without for now.
	 * @return bool Whether they are there.
	 */
	public static function enqueue( string $handle, string $name, array $unused = [] ): bool {
		$asset = Asset::beside( RUEDA_DIR . "build/admin/$name.js" );
		if ( null === $asset ) {
			return false;
		}
		wp_enqueue_script(
			$handle,
			RUEDA_URL . "build/admin/$name.js",
			array_diff( $asset->dependencies(), $unused ),
			$asset->version(),
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( $handle, 'rueda', RUEDA_DIR . 'languages' );
		wp_enqueue_style(
			$handle,
			RUEDA_URL . "build/admin/style-$name.css",
			ComponentStyles::handles(),
			$asset->version()
		);
		return true;
	}
}
