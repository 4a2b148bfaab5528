<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** While an import works, nobody asks another server for anything, whichever plugin listens to what it does. */
final class NoRequests {
	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function during( callable $work ): mixed {
		$refuse = static fn (): WP_Error => new WP_Error(
			'rueda_kit_import',
			__( 'Rueda is importing a kit. Until this step is done, no request leaves the site.', 'rueda' )
		);
		// Last, so that nothing lets one out after all.
		add_filter( 'pre_http_request', $refuse, PHP_INT_MAX );
		try {
			return $work();
		} finally {
			remove_filter( 'pre_http_request', $refuse, PHP_INT_MAX );
		}
	}
}
