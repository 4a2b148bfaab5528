<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\PagePart;
use Rueda\Report\Reminder\Reminder;
use Rueda\Report\Reminder\ReminderModule;
use Rueda\Report\Reminder\Reminders;
use Rueda\Report\Reminder\ReminderRequests;
use Rueda\Report\SharingFlags;
use Rueda\Report\ShownReport;
use Rueda\Support\Period;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/**
 * Reminds the owner to fill in the wheel again: with a file for a calendar, or with one email. Who has an older report
 * can compare it at once.
 */
final class Reminding implements PagePart {
	public function __construct(
		private Reminders $reminders,
		private ReminderRequests $requests,
		private SharingFlags $flags,
		private Comparing $comparing
	) {}

	public function html( ShownReport $shown ): string {
		if ( ! $shown->is_owner ) {
			return '';
		}
		$report = $shown->report;
		$day    = $this->requests->day( $report );
		$link   = $report->link();
		$link  .= ( str_contains( $link, '?' ) ? '&' : '?' ) . ReminderModule::CALENDAR;
		return HeadedSection::html(
			'reminder',
			__( 'Compare in three months', 'rueda' ),
			sprintf(
				'<p>%s</p>%s<div class="rueda-report__ways"><a class="rueda-share__link" href="%s" rel="nofollow"'
					. ' download="reminder.ics">%s</a>%s%s</div>',
				esc_html(
					sprintf(
						/* translators: %s: a date. */
						__( 'Fill in the wheel again on %s, and see what has changed.', 'rueda' ),
						Period::day( $this->reminders->day( $report->saved_at() ) )
					)
				),
				$this->all_asked( $shown ),
				esc_url( $link ),
				esc_html__( 'Add to my calendar', 'rueda' ),
				null === $day || ! $this->flags->read()['email'] ? '' : $this->form( $shown->address, $day ),
				$this->comparing->way( $shown )
			)
		);
	}

	private function all_asked( ShownReport $shown ): string {
		$asked = '';
		foreach ( $this->requests->of_report( $shown->report ) as $reminder ) {
			$asked .= $this->asked( $reminder, $shown->address );
		}
		return $asked;
	}

	private function asked( Reminder $reminder, string $address ): string {
		$words = $reminder->is_confirmed
			/* translators: 1: an email address, of which most is left out, 2: a date. */
			? __( 'We will send one email to %1$s on %2$s.', 'rueda' )
			/* translators: 1: an email address, of which most is left out, 2: a date. */
			: __(
				'We have sent an email to %1$s. Please confirm there that you want to be reminded on %2$s.',
				'rueda'
			);
		return sprintf(
			'<form class="rueda-report__asked" method="post" action="%s"><p>%s</p>'
				. '<button type="submit" class="rueda-share__link" name="%s" value="%d">%s</button></form>',
			esc_url( $address . '#' . ReminderRequests::PLACE ),
			esc_html( sprintf( $words, $reminder->masked_address(), Period::day( $reminder->day ) ) ),
			esc_attr( ReminderRequests::STOP ),
			$reminder->id,
			esc_html__( 'Do not remind me', 'rueda' )
		);
	}

	private function form( string $address, int $day ): string {
		$problem = $this->requests->problem;
		return sprintf(
			'<details class="rueda-report__mail"%1$s><summary class="rueda-share__link">%2$s</summary>'
				. '<form class="rueda-mail" method="post" action="%3$s"><p class="rueda-mail__line">%4$s</p>%5$s'
				. '<label class="rueda-mail__field">%6$s <input type="email" autocomplete="email" name="%7$s"'
				. ' value="%8$s" required></label><button type="submit" class="rueda-mail__send wp-element-button"'
				. ' name="%9$s" value="1">%10$s</button></form></details>',
			'' === $problem ? '' : ' open',
			esc_html__( 'Email me on that day', 'rueda' ),
			esc_url( $address . '#' . ReminderRequests::PLACE ),
			esc_html(
				sprintf(
					/* translators: %s: a date. */
					__(
						'We send two emails: now one to confirm your address, and the reminder on %s. Then your address is deleted.',
						'rueda'
					),
					Period::day( $day )
				)
			),
			'' === $problem ? '' : sprintf(
				'<p class="rueda-share__status is-failed" role="alert">%s</p>',
				esc_html( $problem )
			),
			esc_html__( 'Email', 'rueda' ),
			esc_attr( ReminderRequests::FIELD ),
			Verbatim::attribute( $this->requests->typed ),
			esc_attr( ReminderRequests::ASK ),
			esc_html__( 'Ask for the reminder', 'rueda' )
		);
	}
}
