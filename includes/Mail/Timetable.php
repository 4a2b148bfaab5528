<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/**
 * When WP-Cron looks after the mails: once when the next one is due, and every hour in any case. The hourly event is
 * the way back when the single one got lost; an admin's page view is the way back when the hourly one did.
 */
final class Timetable {
	public const SEND = 'rueda_send_mails';

	public const TEND = 'rueda_tend_mails';

	public function __construct( private Clock $clock ) {}

	/** The hourly look. */
	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::TEND, 'hourly' );
	}

	/** @param int|null $due When the next mail is to be tried; null when none waits. */
	public function expect( ?int $due ): void {
		$planned = wp_next_scheduled( self::SEND );
		if ( null === $due || ( false !== $planned && $planned <= $due ) ) {
			return;
		}
		// One at a time: WordPress refuses a second one within ten minutes of the first.
		wp_clear_scheduled_hook( self::SEND );
		wp_schedule_single_event( $due, self::SEND );
	}
}
