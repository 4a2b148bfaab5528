<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Work that WP-Cron repeats. Schedule finds its hook by the prefix "rueda_" when the plugin is switched off. */
final class ScheduledJob {
	/** Seconds until the next part of long work. */
	private const NEXT_PART = MINUTE_IN_SECONDS;

	/**
	 * @param string $recurrence A name that `wp_get_schedules()` knows.
	 * @param int    $first      Seconds until the work runs for the first time.
	 */
	public function __construct(
		private Clock $clock,
		private string $hook,
		private string $recurrence = 'daily',
		private int $first = HOUR_IN_SECONDS
	) {}

	public function schedule(): void {
		// Visitors should not wait for this, so it is left to admins and cron. Ajax calls may come from visitors too.
		$may_take_time = wp_doing_cron() || ( is_admin() && ! wp_doing_ajax() );
		if ( $may_take_time && false === wp_next_scheduled( $this->hook ) ) {
			wp_schedule_event( $this->clock->now() + $this->first, $this->recurrence, $this->hook );
		}
	}

	/** Continues unfinished work soon, before its next regular time. */
	public function continue_soon(): void {
		wp_schedule_single_event( $this->clock->now() + self::NEXT_PART, $this->hook );
	}
}
