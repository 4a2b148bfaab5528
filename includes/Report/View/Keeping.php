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
 * How long the report is kept, and how it is deleted. Only the owner sees this. It works without a script: the summary
 * opens the form that confirms the deletion.
 */
final class Keeping implements PagePart {
	public function __construct( private Retention $retention ) {}

	public function html( ShownReport $shown ): string {
		return $shown->is_owner ? Section::html(
			'owner',
			__( 'This report is yours', 'rueda' ),
			sprintf(
				'<p>%1$s</p><p><a href="%2$s">%3$s</a></p>%4$s<details><summary>%5$s</summary>'
					. '<form method="post" action="%6$s"><p>%7$s</p><button type="submit" class="wp-element-button"'
					. ' name="%8$s" value="1">%9$s</button></form></details>',
				esc_html__(
					'The address of this page is only for you because it can delete the report. Keep it to come back. To show the report to others, give them this address:',
					'rueda'
				),
				esc_url( $shown->report->link() ),
				esc_html( $shown->report->link() ),
				$this->expiry( $shown->report ),
				esc_html__( 'Delete this report', 'rueda' ),
				esc_url( $shown->address ),
				esc_html__(
					'Your answers and their image will be permanently deleted. All links to this report will stop working.',
					'rueda'
				),
				esc_attr( Page::DELETE ),
				esc_html__( 'Delete permanently', 'rueda' )
			)
		) : '';
	}

	private function expiry( Report $report ): string {
		$end = $this->retention->end_of( $report->wheel_id(), $report->saved_at() );
		/* translators: %s: a date. */
		$words = __( 'It will be deleted automatically on %s.', 'rueda' );
		return null === $end ? '' : sprintf( '<p>%s</p>', esc_html( sprintf( $words, Period::day( $end ) ) ) );
	}
}
