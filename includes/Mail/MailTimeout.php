<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * How long mails may take. While somebody waits for a page, all mails of the request have ten seconds together. After
 * the mail server gave no answer, mails wait for cron until it is asked again: nobody else has to find out.
 */
final class MailTimeout {
	/** WP-Cron's event for asking the mail server again. While it lies ahead, the server counts as hanging. */
	public const RETRY = 'rueda_retry_mail_server';

	private const WITH_VISITOR = 10;

	private const IN_CRON = 60;

	private const PAUSE = 5 * MINUTE_IN_SECONDS;

	/** Seconds. With less than that a mail is not begun. */
	private const SHORTEST = 3;

	private int $spent = 0;

	private int $last_mail = 0;

	public function __construct( private Clock $clock ) {}

	/** Seconds that the next mail may take. */
	public function seconds(): int {
		$is_cron = wp_doing_cron();
		/**
		 * How many seconds mails may take.
		 *
		 * @param int  $seconds For all mails of a request for which somebody waits; in cron, for each mail.
		 * @param bool $is_cron Whether nobody waits.
		 */
		$seconds = Listeners::filter( 'rueda_mail_timeout', $is_cron ? self::IN_CRON : self::WITH_VISITOR, $is_cron );
		$seconds = is_int( $seconds ) && $seconds > 0 ? $seconds : self::WITH_VISITOR;
		return max( 1, $is_cron ? $seconds : $seconds - $this->spent() );
	}

	/** Whether a mail may be tried now. Else it waits for cron. */
	public function may_try(): bool {
		return ! $this->is_server_hanging() && ( 0 === $this->spent() || $this->seconds() >= self::SHORTEST );
	}

	public function is_server_hanging(): bool {
		return $this->seconds_to_next_try() > 0;
	}

	/** When a mail that may not be tried now goes, in seconds since 1970. */
	public function next_try(): int {
		return max( $this->clock->now(), (int) wp_next_scheduled( self::RETRY ) );
	}

	public function seconds_to_next_try(): int {
		return $this->next_try() - $this->clock->now();
	}

	/**
	 * Sends a mail and learns from it how the mail server is.
	 *
	 * @param callable( int ): ?string $deliver Gets the seconds that it may take; gives back null when the mail went.
	 * @return string|null What $deliver gave back.
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

	/** Seconds that mails of this request took. A process that serves many requests begins anew. */
	private function spent(): int {
		$since = $this->clock->now() - $this->last_mail;
		return $since < 0 || $since > MINUTE_IN_SECONDS ? 0 : $this->spent;
	}
}
