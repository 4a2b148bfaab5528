<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules WP-Cron's events for sending emails: one for the time when the next email is due, and one every hour. The
 * hourly event helps when the single one got lost; a page view in wp-admin schedules the hourly one if it got lost.
 */
final class MailSchedule {
	public const SEND = 'rueda_send_mails';
	public const TEND = 'rueda_tend_mails';

	public function __construct( private Clock $clock ) {}

	/** The job that runs every hour. */
	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::TEND, 'hourly' );
	}

	/** @param int|null $due When the next email is due; null when none waits. */
	public function expect( ?int $due ): void {
		$planned = wp_next_scheduled( self::SEND );
		if ( null === $due || ( false !== $planned && $planned <= $due ) ) {
			return;
		}
		// WordPress refuses a second event within ten minutes of the first, so the first one is removed.
		wp_clear_scheduled_hook( self::SEND );
		wp_schedule_single_event( $due, self::SEND );
	}
}
