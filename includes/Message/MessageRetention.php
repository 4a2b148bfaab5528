<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Deletes messages whose retention time is over, with their files and mails. */
final class MessageRetention {
	/** How long spam lies in quarantine. */
	public const QUARANTINE = 30 * DAY_IN_SECONDS;

	public const CRON = 'rueda_expire_messages';

	/** How many messages are deleted together. */
	private const AT_ONCE = 1000;

	/** For how many milliseconds one run goes on: even a slow host lets it end, and there may be a run each minute. */
	private const BUDGET = 10000;

	/** Seconds for the lock, longer than a run takes. */
	private const PATIENCE = 2 * MINUTE_IN_SECONDS;

	public function __construct(
		private Clock $clock,
		private MessageActions $actions,
		private int $budget = self::BUDGET
	) {}

	/** Deletes messages whose time is over, as many as there is time for. If there are more, another run follows. */
	public function delete_expired(): void {
		$lock = new Lock( $this->clock );
		if ( true === $lock->alone( 'expire_messages', self::PATIENCE, fn (): bool => $this->delete_some() ) ) {
			$this->job()->continue_soon();
		}
	}

	/** @return bool Whether there is more. */
	private function delete_some(): bool {
		$until = $this->clock->milliseconds() + $this->budget;
		$days  = MessageSettings::stored()['days'];
		return ( $days > 0 && $this->delete_before( $this->clock->now() - $days * DAY_IN_SECONDS, '', $until ) )
			|| $this->delete_before( $this->clock->now() - self::QUARANTINE, Message::SPAM, $until );
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

	/** @return bool Whether there is more, and it can be deleted. */
	private function delete_before( int $time, string $status, float $until ): bool {
		$kept = 0;
		do {
			$messages = MessageRows::older_than( $time, $status, self::AT_ONCE, $kept );
			$over     = array_filter( $messages, fn ( Message $one ): bool => $this->is_over( $one, $status ) );
			$deleted  = $this->actions->delete( ...$over );
			if ( ( [] !== $over && 0 === $deleted ) || count( $messages ) < self::AT_ONCE ) {
				return false;
			}
			$kept += count( $messages ) - $deleted;
		} while ( $this->clock->milliseconds() < $until );
		return true;
	}

	/** An old message may have been put into quarantine recently; its time there counts from then. */
	private function is_over( Message $message, string $status ): bool {
		return Message::SPAM !== $status || self::end_of_quarantine( $message ) <= $this->clock->now();
	}

	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::CRON );
	}
}
