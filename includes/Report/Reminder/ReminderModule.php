<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailModule;
use Rueda\Module;
use Rueda\Report\Name;
use Rueda\Report\Page;
use Rueda\Report\Report;
use Rueda\Report\ReportDeletion;
use Rueda\Report\ReportModule;
use Rueda\Support\Calendar;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Reminds owners of reports to fill in the wheel again: with a calendar file, or with one email. */
final class ReminderModule extends Module {
	public const CRON = 'rueda_send_reminders';

	/** The parameter of a report's address that asks for the calendar file. */
	public const CALENDAR = 'rueda_calendar';

	private ?ReminderPage $page = null;

	public static function hooks(): array {
		return [
			'every'                   => [
				[ 'rueda_reports_deleted', 'forget_reports' ],
				[ 'rueda_mail_settled_' . Letter::REMINDER, 'forget_email', 10, 3 ],
				[ 'wp_privacy_personal_data_exporters', 'privacy.add_exporter' ],
				[ 'wp_privacy_personal_data_erasers', 'privacy.add_eraser' ],
			],
			'user'                    => [
				[ 'init', 'schedule', 10, 0 ],
				[ self::CRON, 'send_due', 10, 0 ],
				[ 'admin_init', 'privacy.suggest_text', 10, 0 ],
			],
			// After Page has found the report that this address may show.
			'report'                  => [ [ 'wp', 'answer', 1, 0 ] ],
			'with ' . Reminder::QUERY => [ [ 'wp', 'show_page', 0, 0 ] ],
			'post'                    => [ [ 'wp', 'show_page', 0, 0 ] ],
		];
	}

	public function schedule(): void {
		$this->job()->schedule();
	}

	public function send_due(): void {
		$reports = $this->modules->get( ReportModule::class )->reports();
		$outbox  = $this->modules->get( MailModule::class )->outbox();
		if ( ( new ReminderSender( $this->reminders(), $reports, $outbox ) )->send_due() ) {
			$this->job()->continue_soon();
		}
	}

	/** @param mixed $posts A list of reports. */
	public function forget_reports( mixed $posts ): void {
		$ids = ReportDeletion::ids( $posts );
		$this->reminders()->forget_reports( $ids );
		$this->modules->get( MailModule::class )->outbox()->forget( Letter::REMINDER, ...$ids );
	}

	/** No copy of an email stays here, and no address in it, once it was sent. */
	public function forget_email( int $mail_id, int $report_id, string $state ): void {
		if ( Ledger::SENT === $state ) {
			$this->modules->get( MailModule::class )->outbox()->blank_one( $mail_id );
		}
	}

	/** On the page of a report: sends the calendar file, or does what its owner asks for. */
	public function answer(): void {
		$reports = $this->modules->get( ReportModule::class );
		$report  = $reports->shown();
		if ( null === $report ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looks whether it is there.
		if ( isset( $_GET[ self::CALENDAR ] ) ) {
			$this->send_calendar( $report );
		}
		$address = $reports->owner_address();
		if ( '' !== $address && $reports->reminder_requests()->receive( $report ) ) {
			wp_safe_redirect( $address . '#' . ReminderRequests::PLACE, 303, 'Rueda' );
			exit;
		}
	}

	public function show_page(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looks whether it is there.
		if ( isset( $_GET[ Reminder::QUERY ] ) && ! is_admin() ) {
			$this->page()->prepare();
		}
	}

	public function privacy(): ReminderPrivacy {
		return new ReminderPrivacy( $this->reminders() );
	}

	/** The file for the calendar of whoever has the report's address. It holds the public one, since calendars sync. */
	public function calendar( Report $report ): string {
		$wheel = Name::public_wheel( $report );
		$name  = Name::name_for_readers( $report );
		$lines = [
			null === $wheel ? '' : __( 'Fill it in again:', 'rueda' ) . ' ' . get_permalink( $wheel ),
			__( 'The report to compare with:', 'rueda' ) . ' ' . $report->link(),
		];
		$event = [
			'id'    => "rueda-report-{$report->id()}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'day'   => (string) wp_date( 'Y-m-d', $this->reminders()->day( $report->saved_at() ) ),
			/* translators: %s: title of a wheel. */
			'title' => sprintf( __( 'What has changed? Your wheel “%s”', 'rueda' ), $name ),
			'text'  => implode( "\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) ),
			'link'  => $report->link(),
		];
		return Calendar::file( [ $event ], $this->modules->clock()->now() );
	}

	private function send_calendar( Report $report ): void {
		$headers = Page::headers() + [
			'Content-Type'           => Calendar::TYPE,
			'Content-Disposition'    => 'attachment; filename="reminder.ics"',
			'X-Content-Type-Options' => 'nosniff',
		];
		foreach ( headers_sent() ? [] : $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		echo $this->calendar( $report ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a calendar.
		exit;
	}

	private function page(): ReminderPage {
		$reports             = $this->modules->get( ReportModule::class )->reports();
		return $this->page ??= new ReminderPage( $this->reminders(), $reports );
	}

	private function reminders(): Reminders {
		return new Reminders( $this->modules->clock() );
	}

	private function job(): ScheduledJob {
		return new ScheduledJob( $this->modules->clock(), self::CRON, 'hourly' );
	}
}
