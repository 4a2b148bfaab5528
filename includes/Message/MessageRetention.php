<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Support\Clock;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Deletes messages whose retention time is over, with their files and mails. */
final class MessageRetention {
	/** How long spam lies in quarantine. */
	public const QUARANTINE = 30 * DAY_IN_SECONDS;

	public const CRON = 'rueda_expire_messages';

	/** How many messages one run deletes, so that it ends in time even on a slow host. */
	private const AT_ONCE = 500;

	public function __construct(
		private Clock $clock,
		private MessageActions $actions
	) {}

	/** Deletes some of the messages whose time is over. If there are more, another run follows soon. */
	public function delete_expired(): void {
		$days    = MessageSettings::stored()['days'];
		$deleted = 0 === $days ? 0 : $this->delete_before( $this->clock->now() - $days * DAY_IN_SECONDS, '' );
		if ( $deleted < self::AT_ONCE ) {
			$deleted += $this->delete_before( $this->clock->now() - self::QUARANTINE, Message::SPAM );
		}
		if ( $deleted >= self::AT_ONCE ) {
			$this->job()->continue_soon();
		}
	}

	/** For how many days spam is kept: messages may be deleted sooner on this site. */
	public static function quarantine_days(): int {
		$days = MessageSettings::stored()['days'];
		$spam = intdiv( self::QUARANTINE, DAY_IN_SECONDS );
		return 0 === $days ? $spam : min( $days, $spam );
	}

	/** The Unix time at which a message in quarantine is deleted. */
	public static function end_of_quarantine( Message $message ): int {
		$days = MessageSettings::stored()['days'];
		$end  = self::QUARANTINE + max(
			$message->created_at(),
			(int) $message->record()->meta( MessageActions::QUARANTINED_AT )
		);
		return 0 === $days ? $end : min( $end, $message->created_at() + $days * DAY_IN_SECONDS );
	}

	private function delete_before( int $time, string $status ): int {
		$deleted = 0;
		$kept    = 0;
		do {
			$messages = MessageRows::older_than( $time, $status, self::AT_ONCE, $kept );
			$is_full  = count( $messages ) === self::AT_ONCE;
			foreach ( $messages as $message ) {
				// An old message may have been put into quarantine recently; its time there counts from then.
				$is_over = Message::SPAM !== $status || self::end_of_quarantine( $message ) <= $this->clock->now();
				$is_over && $this->actions->delete( $message ) ? ++$deleted : ++$kept;
			}
		} while ( $deleted < self::AT_ONCE && $is_full );
		return $deleted;
	}

	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::CRON );
	}
}
