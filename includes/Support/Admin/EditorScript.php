<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Asset;

defined( 'ABSPATH' ) || exit;

/**
 * The script with what editors of ours have in common. The build names it among the dependencies of each: see
 * tools/editor-script.cjs. WordPress leaves out a script whose dependencies it does not know.
 */
final class EditorScript {
	public const HANDLE = 'rueda-editor';

	public static function register(): void {
		$asset = Asset::beside( RUEDA_DIR . 'build/editor.js' );
		if ( null === $asset ) {
			return;
		}
		$arguments = [ 'in_footer' => true ];
		$address   = RUEDA_URL . 'build/editor.js';
		wp_register_script( self::HANDLE, $address, $asset->dependencies, $asset->version, $arguments );
		wp_set_script_translations( self::HANDLE, 'rueda', RUEDA_DIR . 'languages' );
	}
}
