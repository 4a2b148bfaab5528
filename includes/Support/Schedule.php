<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Rueda's cron events: all of them have names that start with "rueda_". */
final class Schedule {
	public static function clear(): void {
		foreach ( self::times() as $hook => $time ) {
			wp_unschedule_hook( $hook );
		}
	}

	/** When the first of them is due; null if there is none. */
	public static function next(): ?int {
		$times = self::times();
		return [] === $times ? null : min( $times );
	}

	/** @return array<string, int> The first time of each, by its hook. */
	private static function times(): array {
		$times = [];
		foreach ( _get_cron_array() as $time => $events ) {
			foreach ( array_keys( $events ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'rueda_' ) ) {
					$times[ (string) $hook ] ??= (int) $time;
				}
			}
		}
		return $times;
	}
}
