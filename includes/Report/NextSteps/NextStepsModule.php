<?php

declare( strict_types=1 );

namespace Rueda\Report\NextSteps;

use Rueda\Module;
use Rueda\Report\OwnReport;
use Rueda\Report\Page;
use Rueda\Report\Report;
use Rueda\Report\ReportModule;
use Rueda\Support\Calendar;

defined( 'ABSPATH' ) || exit;

/** Next steps: stores what the owner of a report sends from its page or a wheel, and sends the file for a calendar. */
final class NextStepsModule extends Module {
	/** The parameter of a report's address that asks for the calendar file. */
	public const CALENDAR = 'rueda_steps';

	public static function hooks(): array {
		return [
			// After Page has found the report that this address may show.
			'report'                 => [ [ 'wp', 'answer', 1, 0 ] ],
			'rest /rueda/v1/reports' => [ [ 'rest_api_init', 'register_route', 10, 0 ] ],
		];
	}

	public function answer(): void {
		$reports = $this->modules->get( ReportModule::class );
		$report  = $reports->shown();
		if ( null === $report ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looks whether it is there.
		if ( isset( $_GET[ self::CALENDAR ] ) && [] !== self::events( $report ) ) {
			$this->send_calendar( $report );
		}
		$address = $reports->owner_address();
		if ( '' !== $address && $reports->next_steps()->receive( $report ) ) {
			// Reloading the page that follows does not send the form again.
			wp_safe_redirect( $address . '#' . NextStepsRequest::PLACE, 303, 'Rueda' );
			exit;
		}
	}

	public function register_route(): void {
		$reports = $this->modules->get( ReportModule::class );
		( new NextStepsRoute( new OwnReport( $reports->reports() ), $reports->steps_writer() ) )->register();
	}

	/** @return list<array{id: string, day: string, title: string, text: string, link: string}> Of steps with a day. */
	public static function events( Report $report ): array {
		$events = [];
		$host   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		foreach ( $report->rated()->steps as $index => $step ) {
			$area = $report->chart()->areas[ $step->area ];
			if ( '' !== $step->day ) {
				$events[] = [
					'id'    => "rueda-step-{$report->id()}-{$index}@{$host}",
					'day'   => $step->day,
					'title' => $step->text,
					'text'  => $area->label,
					'link'  => $report->link(),
				];
			}
		}
		return $events;
	}

	/** The address of the calendar file, for whoever may read the report. */
	public static function calendar_address( Report $report ): string {
		$link = $report->link();
		return $link . ( str_contains( $link, '?' ) ? '&' : '?' ) . self::CALENDAR;
	}

	private function send_calendar( Report $report ): void {
		$headers = Page::headers() + [
			'Content-Type'           => Calendar::TYPE,
			'Content-Disposition'    => 'attachment; filename="steps.ics"',
			'X-Content-Type-Options' => 'nosniff',
		];
		foreach ( headers_sent() ? [] : $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a calendar.
		echo Calendar::file( self::events( $report ), $this->modules->clock()->now() );
		exit;
	}
}
