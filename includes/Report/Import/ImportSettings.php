<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

defined( 'ABSPATH' ) || exit;

/** Whether old links lead to imported reports. They do, unless an admin has said otherwise. */
final class ImportSettings {
	public const OPTION = 'rueda_settings_import';

	public static function are_links_on(): bool {
		$stored = get_option( self::OPTION );
		return ! is_array( $stored ) || true === ( $stored['links'] ?? true );
	}

	public static function set_links( bool $are_on ): void {
		// The option is not autoloaded, because it is read only for addresses that may be old links.
		update_option( self::OPTION, [ 'links' => $are_on ], false );
	}
}
