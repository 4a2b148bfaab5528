<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\Name;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** Name, day and number. On screen, the theme prints the title; on paper, this one is seen. */
final class Heading implements PagePart {
	public function html( ShownReport $shown ): string {
		$report = $shown->report;
		$name   = Name::name_for_readers( $report );
		return sprintf(
			'<p class="rueda-report__title">%s</p><p class="rueda-report__date"><time datetime="%s">%s</time>%s</p>',
			esc_html( $name ),
			esc_attr( gmdate( 'c', $report->saved_at() ) ),
			esc_html( Period::day( $report->saved_at() ) ),
			$name === $report->title() ? '' : sprintf( ' <span>%s</span>', esc_html( $report->title() ) )
		);
	}
}
