<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\Summary;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** What the ratings say, in sentences. */
final class Words implements PagePart {
	public function html( ShownReport $shown ): string {
		$words = Summary::about( $shown->report->rated() );
		return '' === $words ? '' : sprintf( '<p class="rueda-report__words">%s</p>', esc_html( $words ) );
	}
}
