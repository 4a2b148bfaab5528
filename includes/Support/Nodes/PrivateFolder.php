<?php

declare( strict_types=1 );

namespace Rueda\Support\Nodes;

use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** The folder for what visitors upload. */
final class PrivateFolder {
	public static function path(): string {
		$constant = defined( 'WPCF7_UPLOADS_TMP_DIR' ) ? constant( 'WPCF7_UPLOADS_TMP_DIR' ) : null;
		$folder   = is_string( $constant ) && '' !== $constant
			? $constant
			: wp_upload_dir( null, false )['basedir'] . '/rueda-private';
		/**
		 * Filters where visitors' files are stored until they are sent. A folder outside the web root is best.
		 *
		 * @param string $folder A path.
		 */
		$filtered = Listeners::filter( 'rueda_form_upload_folder', $folder );
		return untrailingslashit( is_string( $filtered ) ? $filtered : $folder );
	}
}
