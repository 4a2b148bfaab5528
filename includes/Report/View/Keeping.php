<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\Page;
use Rueda\Report\PagePart;
use Rueda\Report\Report;
use Rueda\Report\Retention;
use Rueda\Report\ShownReport;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/**
 * Who can see the report, how long it is kept, and for its owner how it is deleted. It works without a script: a
 * summary opens the form that confirms the deletion.
 */
final class Keeping implements PagePart {
	public function __construct( private Retention $retention ) {}

	public function html( ShownReport $shown ): string {
		$line = sprintf(
			'<p>%s%s</p>',
			esc_html__( 'Only people who have its address can see this page.', 'rueda' ),
			$this->expiry( $shown->report )
		);
		return $shown->is_owner
			? HeadedSection::html( 'owner', __( 'This report is yours', 'rueda' ), $line . $this->ways( $shown ) )
			: "<div class=\"rueda-report__owner\">{$line}</div>";
	}

	private function ways( ShownReport $shown ): string {
		$link = $shown->report->link();
		return sprintf(
			'<details><summary>%1$s</summary><p>%2$s</p><p><a href="%3$s">%4$s</a></p></details>'
				. '<details class="is-danger"><summary>%5$s</summary>'
				. '<form method="post" action="%6$s"><p>%7$s</p><button type="submit" class="wp-element-button"'
				. ' name="%8$s" value="1">%9$s</button></form></details>',
			esc_html__( 'The address for others', 'rueda' ),
			esc_html__(
				'The address of this page is only for you because it can delete the report. Keep it to come back. To show the report to others, give them this address:',
				'rueda'
			),
			esc_url( $link ),
			esc_html( $link ),
			esc_html__( 'Delete this report', 'rueda' ),
			esc_url( $shown->address ),
			esc_html__(
				'Your answers and their image will be permanently deleted. All links to this report will stop working.',
				'rueda'
			),
			esc_attr( Page::DELETE ),
			esc_html__( 'Delete permanently', 'rueda' )
		);
	}

	private function expiry( Report $report ): string {
		$end = $this->retention->end_of( $report->wheel_id(), $report->saved_at() );
		/* translators: %s: a date. */
		$words = __( 'It will be deleted automatically on %s.', 'rueda' );
		return null === $end ? '' : ' ' . esc_html( sprintf( $words, Period::day( $end ) ) );
	}
}
