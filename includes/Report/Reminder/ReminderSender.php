<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Mail\Outbox;
use Rueda\Report\Reports;

defined( 'ABSPATH' ) || exit;

/** Sends the reminders whose day has come, each once, and deletes them before; cron calls this. */
final class ReminderSender {
	/** How many one run sends, so that it ends before the server's time limit. */
	private const AT_ONCE = 20;

	public function __construct(
		private Reminders $reminders,
		private Reports $reports,
		private Outbox $outbox
	) {}

	/** @return bool Whether there may be more. */
	public function send_due(): bool {
		$this->reminders->prune();
		$due = $this->reminders->due( self::AT_ONCE );
		foreach ( $due as $reminder ) {
			if ( $this->reminders->take( $reminder ) ) {
				$this->send( $reminder );
			}
		}
		return count( $due ) >= self::AT_ONCE;
	}

	private function send( Reminder $reminder ): void {
		$report = $this->reports->fresh( $reminder->report_id );
		$owner  = null === $report ? '' : $report->owner_link( $this->reports->owner_key( $report ) );
		$letter = null === $report ? null : ReminderLetters::reminder( $reminder, $report, $owner );
		// The outbox tries again by itself. Only what it could not even store comes back here, for the next run.
		if ( null !== $letter && 0 === $this->outbox->send( $letter ) ) {
			$this->reminders->put_back( $reminder );
		}
	}
}
