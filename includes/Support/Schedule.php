<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Rueda's cron events: all of them have names that start with "rueda_". */
final class Schedule {
	public static function clear(): void {
		$hooks = [];
		foreach ( _get_cron_array() as $events ) {
			$hooks = array_merge( $hooks, array_keys( $events ) );
		}
		foreach ( array_unique( $hooks ) as $hook ) {
			if ( str_starts_with( (string) $hook, 'rueda_' ) ) {
				wp_unschedule_hook( (string) $hook );
			}
		}
	}
}
