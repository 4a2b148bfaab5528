<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\Outbox;
use Rueda\Report\Report;
use Rueda\Report\Retention;
use Rueda\Support\Clock;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\JointLimits;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * What owners ask for on the pages of their reports: an email on a day some months ahead, or none after all. They prove
 * who they are by the page's address.
 */
final class ReminderRequests {
	public const PLACE = 'rueda-report-reminder';
	public const ASK   = 'rueda_ask_reminder';
	public const STOP  = 'rueda_stop_reminder';
	public const FIELD = 'rueda_reminder_email';

	private const LONGEST   = 254;
	private const EVERYBODY = 'site';

	/** What to tell the owner of the last request; empty if it succeeded. */
	public string $problem = '';

	/** What the owner typed, if it was refused. */
	public string $typed = '';

	/** @param callable(): Outbox $outbox */
	public function __construct(
		private Reminders $reminders,
		private Retention $retention,
		private Clock $clock,
		private $outbox
	) {}

	/** @return bool Whether something was done that the page should now show. */
	public function receive( Report $report ): bool {
		$this->problem = '';
		$this->typed   = '';
		$call          = new AjaxCall();
		if ( $call->is_post() && $call->has( self::ASK ) ) {
			$this->typed   = trim( (string) $call->text( self::FIELD ) );
			$this->problem = $this->ask( $report, $this->typed );
			return '' === $this->problem;
		}
		if ( $call->is_post() && $call->has( self::STOP ) ) {
			foreach ( $this->reminders->of_report( $report->id() ) as $reminder ) {
				if ( (string) $reminder->id === $call->text( self::STOP ) ) {
					$this->reminders->forget( $reminder );
				}
			}
			return true;
		}
		return false;
	}

	/** @return int|null The day of the email, in seconds since 1970; null if the report will be gone by then. */
	public function day( Report $report ): ?int {
		$day = $this->reminders->day( $report->saved_at() );
		$end = $this->retention->end_of( $report->wheel_id(), $report->saved_at() );
		return null === $end || $end > $day + DAY_IN_SECONDS ? $day : null;
	}

	/** @return list<Reminder> */
	public function of_report( Report $report ): array {
		return $this->reminders->of_report( $report->id() );
	}

	/** @return string What to tell the owner; empty when the email was sent that asks for consent. */
	private function ask( Report $report, string $typed ): string {
		$address = strlen( $typed ) <= self::LONGEST ? Letter::address_in( $typed ) : null;
		$day     = $this->day( $report );
		if ( null === $address || $address !== $typed ) {
			return __( 'Please enter a valid email address.', 'rueda' );
		}
		if ( null === $day ) {
			return __( 'This report will be deleted before that day.', 'rueda' );
		}
		$refusal = $this->refusal( $report, $address );
		if ( '' !== $refusal ) {
			return $refusal;
		}
		$reminder = $this->reminders->ask( $report->id(), $address, $day );
		if ( null === $reminder ) {
			return __( 'The email could not be sent. Please try again later.', 'rueda' );
		}
		if ( $reminder->is_confirmed ) {
			return '';
		}
		$state = ( $this->outbox )()->send_and_tell( ReminderLetters::consent( $reminder, $report ) );
		if ( Ledger::UNWRITTEN === $state || Ledger::FAILED === $state ) {
			$this->reminders->forget( $reminder );
			return __( 'The email could not be sent. Please try again later.', 'rueda' );
		}
		return '';
	}

	/** Counts another email, unless one of the limits does not allow it. */
	private function refusal( Report $report, string $address ): string {
		$limits = [
			[ new RateLimiter( $this->clock, 'reminder_visitor', 5, HOUR_IN_SECONDS ), null ],
			[
				new RateLimiter( $this->clock, 'reminder_address', 2, DAY_IN_SECONDS ),
				Letter::canonical_address( $address ),
			],
			[ new RateLimiter( $this->clock, 'reminder_report', 5, DAY_IN_SECONDS ), (string) $report->id() ],
			[ new RateLimiter( $this->clock, 'reminder_site', 60, HOUR_IN_SECONDS ), self::EVERYBODY ],
		];
		return match ( JointLimits::take( $limits ) ) {
			null    => '',
			1       => __(
				'This address has already been sent emails about reminders today. Please look into its inbox, or try again tomorrow.',
				'rueda'
			),
			default => __( 'Too many reminders are being asked for at the moment. Please try again later.', 'rueda' ),
		};
	}
}
