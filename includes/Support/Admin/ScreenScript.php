<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Asset;

defined( 'ABSPATH' ) || exit;

/** The script and the style of a screen in the admin, or of an editor, that is drawn with WordPress's components. */
final class ScreenScript {
	/**
	 * @param non-empty-string $handle
	 * @param string           $name   Name of its files in build/admin, as in "settings".
	 * @param list<string>     $unused Scripts of WordPress that this page does not need.
	 * @return bool Whether the files were built.
	 */
	public static function enqueue( string $handle, string $name, array $unused = [] ): bool {
		$asset = Asset::beside( RUEDA_DIR . "build/admin/$name.js" );
		if ( null === $asset ) {
			return false;
		}
		EditorScript::register();
		wp_enqueue_script(
			$handle,
			RUEDA_URL . "build/admin/$name.js",
			array_diff( $asset->dependencies, $unused ),
			$asset->version,
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( $handle, 'rueda', RUEDA_DIR . 'languages' );
		wp_enqueue_style(
			$handle,
			RUEDA_URL . "build/admin/style-$name.css",
			self::component_styles(),
			$asset->version
		);
		return true;
	}

	/** @return list<string> Handles of the components' styles, in the colours that the user has chosen for wp-admin. */
	private static function component_styles(): array {
		// Newer versions of WordPress load the colours on every admin screen, older ones only with the editor's styles.
		return wp_style_is( 'wp-base-styles', 'registered' )
			? [ 'wp-components' ]
			: [ 'wp-components', 'wp-block-editor' ];
	}
}
