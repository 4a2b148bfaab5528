<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Support\TemporaryFilter;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Blocks all requests to other servers while an import works, including those of other plugins. */
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
		return TemporaryFilter::during( 'pre_http_request', $refuse, $work );
	}
}
