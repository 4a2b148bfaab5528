<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Mail\Letter;
use Rueda\Support\Clock;
use Rueda\Support\Http\AjaxAnswer;
use Rueda\Support\JointLimits;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how many reports are emailed: by one visitor, to one address, of one report, from the whole site.
 *
 * An email that is refused counts for no limit. One that is accepted counts, even while it waits for another attempt.
 * Only a report's own count, which never starts anew, is given back when its email has failed for good.
 */
final class MailLimits {
	private const EVERYBODY = 'site';

	private RateLimiter $visitor;
	private RateLimiter $address;
	private RateLimiter $report;
	private RateLimiter $site;

	public function __construct( Clock $clock ) {
		$this->visitor = new RateLimiter( $clock, 'report_mail_visitor', 5, HOUR_IN_SECONDS );
		$this->address = new RateLimiter( $clock, 'report_mail_address', 3, DAY_IN_SECONDS );
		$this->report  = new RateLimiter( $clock, 'report_mail_report', 10, RateLimiter::FOR_GOOD );
		$this->site    = new RateLimiter( $clock, 'report_mail_site', 60, HOUR_IN_SECONDS );
	}

	/** Counts another email. Null when all limits allow it, else the answer to the visitor. */
	public function take( Recipient $to, int $report_id ): ?AjaxAnswer {
		$asked = [
			[ $this->visitor, null ],
			[ $this->address, Letter::canonical_address( $to->address ) ],
			[ $this->report, (string) $report_id ],
			[ $this->site, self::EVERYBODY ],
		];
		$which = JointLimits::take( $asked );
		if ( null === $which ) {
			return null;
		}
		[ $limiter, $whom ] = $asked[ $which ];
		return AjaxAnswer::failure( $this->sentences()[ $which ], $limiter->seconds_left( $whom ) );
	}

	/** Counts another attempt to send an email that is counted already. */
	public function take_try(): ?AjaxAnswer {
		return $this->visitor->take()
			? null
			: AjaxAnswer::failure( $this->sentences()[0], $this->visitor->seconds_left() );
	}

	public function give_back_report( int $report_id ): void {
		$this->report->give_back( (string) $report_id );
	}

	/** @param list<int> $report_ids */
	public function forget_reports( array $report_ids ): void {
		$this->report->forget( ...array_map( 'strval', $report_ids ) );
	}

	/** @return array{string, string, string, string} In the order in which the limits are asked. */
	private function sentences(): array {
		return [
			__( 'You have sent several emails already. Please wait an hour before you send another one.', 'rueda' ),
			__(
				'Several wheels have been sent to this address today. Please try again tomorrow or use another address.',
				'rueda'
			),
			__( 'This wheel has reached its email limit. You can still share its link.', 'rueda' ),
			__( 'Too many wheels are being emailed at the moment. Please try again in an hour.', 'rueda' ),
		];
	}
}
