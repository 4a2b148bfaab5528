<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Report\Report;
use Rueda\Support\Admin\PersonalData;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** WordPress's tools for personal data: reminders to an address. */
final class ReminderPrivacy extends PersonalData {
	protected const NAME  = 'rueda-reminders';
	private const AT_ONCE = 100;

	public function __construct( private Reminders $reminders ) {}

	protected function title(): string {
		return __( 'Rueda: reminders', 'rueda' );
	}

	protected function group(): array {
		return [
			__( 'Reminders of wheels', 'rueda' ),
			__( 'Emails that were asked for and have not been sent yet.', 'rueda' ),
		];
	}

	public function export( string $email, int $page = 1 ): array {
		$found = $this->reminders->of_person( $email, self::AT_ONCE, ( max( 1, $page ) - 1 ) * self::AT_ONCE );
		return [
			'data' => array_map( [ $this, 'export_item' ], $found ),
			'done' => count( $found ) < self::AT_ONCE,
		];
	}

	public function erase( string $email, int $page = 1 ): array {
		// The offset is always 0, because what earlier pages found has been erased.
		$found = $this->reminders->of_person( $email, self::AT_ONCE, 0 );
		array_map( [ $this->reminders, 'forget' ], $found );
		return [
			'items_removed'  => [] !== $found,
			'items_retained' => false,
			'messages'       => [],
			'done'           => count( $found ) < self::AT_ONCE,
		];
	}

	protected function policy(): array {
		return [
			'title'   => __( 'Rueda: reminders', 'rueda' ),
			'heading' => __( 'Reminders', 'rueda' ),
			'advice'  => __(
				'Visitors can ask for an email three months after they filled in a wheel, if reports can be emailed.',
				'rueda'
			),
			'texts'   => [
				__(
					'If you ask for a reminder by email, we keep the address that you enter together with the report and the day. We first send an email to it that asks for your consent; without it, the address is deleted within two days. After the reminder was sent, or if you stop it or delete the report, the address is deleted from the list of reminders.',
					'rueda'
				),
			],
		];
	}

	/** @return array<string, mixed> */
	private function export_item( Reminder $reminder ): array {
		return $this->entry(
			'rueda-reminder-' . $reminder->id,
			[
				[ __( 'Email', 'rueda' ), esc_html( $reminder->address ) ],
				[ __( 'Report', 'rueda' ), esc_html( Report::title_of( $reminder->report_id ) ) ],
				[ __( 'Date', 'rueda' ), esc_html( Period::day( $reminder->day ) ) ],
				[
					__( 'Status', 'rueda' ),
					$reminder->is_confirmed ? __( 'Confirmed', 'rueda' ) : __( 'Not confirmed', 'rueda' ),
				],
			]
		);
	}
}
