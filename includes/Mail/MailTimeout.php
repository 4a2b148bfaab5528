<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how long emails may take. While somebody waits for a page, all emails of the request share ten seconds. After
 * the mail server did not answer in time, emails wait for cron for a while, so that nobody else has to wait.
 */
final class MailTimeout {
	/** The WP-Cron event that tries the mail server again. The server counts as hanging until the event is due. */
	public const RETRY = 'rueda_retry_mail_server';

	private const WITH_VISITOR = 10;
	private const IN_CRON      = 60;
	private const PAUSE        = 5 * MINUTE_IN_SECONDS;

	/** An email is not started when fewer seconds than this are left. */
	private const SHORTEST = 3;

	private int $spent     = 0;
	private int $last_mail = 0;

	public function __construct( private Clock $clock ) {}

	/** Seconds that the next email may take. */
	public function seconds(): int {
		$is_cron = wp_doing_cron();
		/**
		 * Filters how many seconds emails may take.
		 *
		 * @param int  $seconds For all emails of a request for which somebody waits; in cron, for each email.
		 * @param bool $is_cron Whether cron sends the emails, so that nobody waits.
		 */
		$seconds = Listeners::filter( 'rueda_mail_timeout', $is_cron ? self::IN_CRON : self::WITH_VISITOR, $is_cron );
		$seconds = is_int( $seconds ) && $seconds > 0 ? $seconds : self::WITH_VISITOR;
		return max( 1, $is_cron ? $seconds : $seconds - $this->spent() );
	}

	/** Whether an email may be tried now. Otherwise it waits for cron. */
	public function may_try(): bool {
		return ! $this->is_server_hanging() && ( 0 === $this->spent() || $this->seconds() >= self::SHORTEST );
	}

	public function is_server_hanging(): bool {
		return $this->seconds_to_next_try() > 0;
	}

	/** When an email that may not be tried now will be tried, in seconds since 1970. */
	public function next_try(): int {
		return max( $this->clock->now(), (int) wp_next_scheduled( self::RETRY ) );
	}

	public function seconds_to_next_try(): int {
		return $this->next_try() - $this->clock->now();
	}

	/**
	 * Sends an email and notes whether the mail server answered in time.
	 *
	 * @param callable( int ): ?string $deliver Gets the seconds that it may take; returns null when the email was sent.
	 * @return string|null What $deliver returned.
	 */
	public function watch( callable $deliver ): ?string {
		$seconds = $this->seconds();
		$begun   = $this->clock->now();
		$spent   = $this->spent();
		$error   = $deliver( $seconds );
		$took    = max( 0, $this->clock->now() - $begun );

		$this->spent     = $spent + $took;
		$this->last_mail = $this->clock->now();
		if ( null === $error ) {
			wp_clear_scheduled_hook( self::RETRY );
		} elseif ( $took >= $seconds ) {
			wp_clear_scheduled_hook( self::RETRY );
			wp_schedule_single_event( $this->clock->now() + self::PAUSE, self::RETRY );
		}
		return $error;
	}

	/** Seconds that emails of this request took. A process that serves many requests resets them after a minute. */
	private function spent(): int {
		$since = $this->clock->now() - $this->last_mail;
		return $since < 0 || $since > MINUTE_IN_SECONDS ? 0 : $this->spent;
	}
}
