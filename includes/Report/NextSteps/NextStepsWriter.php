<?php

declare( strict_types=1 );

namespace Rueda\Report\NextSteps;

use Rueda\Chart\NextStep;
use Rueda\Definitions;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;
use Rueda\Wheel\WheelMeta;

defined( 'ABSPATH' ) || exit;

/** Checks what the owner of a report has written as next steps, and stores it. */
final class NextStepsWriter {
	private RateLimiter $limiter;

	public function __construct( private Reports $reports, private Clock $clock ) {
		$this->limiter = new RateLimiter( $clock, 'next_steps', 30, 10 * MINUTE_IN_SECONDS );
	}

	/** Whether steps can be written. Those that were can be changed, even if the wheel does not offer them any more. */
	public static function may_write( Report $report ): bool {
		$wheel = $report->wheel_id();
		$is_on = $wheel > 0 && true === WheelMeta::value_of_wheel( $wheel, WheelMeta::NEXT_STEPS );
		return [] !== $report->chart()->areas && ( $is_on || [] !== $report->rated()->steps );
	}

	/**
	 * Replaces all steps of a report. The caller has made sure that the owner asks.
	 *
	 * @param list<array{area: mixed, text: string, day: string}> $rows The place of an area in the report's chart, and
	 *                                                                  what was typed. Rows without text are left out.
	 * @return string Why nothing was stored; empty when it was.
	 */
	public function write( Report $report, array $rows ): string {
		$steps = [];
		foreach ( array_slice( $rows, 0, Definitions::REPORT_LIMITS['steps'] ) as $row ) {
			if ( '' === $row['text'] ) {
				continue;
			}
			$step = NextStep::read( $row['area'], $row['text'], $row['day'], count( $report->chart()->areas ) );
			if ( null === $step ) {
				return __( 'Please choose an area of the report for each step.', 'rueda' );
			}
			if ( ! $this->may_be_day( $row['day'] ) ) {
				return __( 'Please choose a day from today on, or none.', 'rueda' );
			}
			$steps[] = $step;
		}
		return $this->limiter->take() && $this->reports->replace( $report, $report->rated()->with_steps( $steps ) )
			? ''
			: __( 'Your steps could not be saved. Please try again later.', 'rueda' );
	}

	/** The first day that can be chosen, by the site's clock. */
	public function today(): string {
		return (string) wp_date( 'Y-m-d', $this->clock->now() );
	}

	private function may_be_day( string $day ): bool {
		// The visitor's day may still be the day before the site's.
		$first = (string) wp_date( 'Y-m-d', $this->clock->now() - DAY_IN_SECONDS );
		return '' === $day || ( NextStep::is_day( $day ) && $day >= $first );
	}
}
