<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\PagePart;
use Rueda\Report\SavedChartElement;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** The wheel, its legend and its numbers. */
final class WheelChart implements PagePart {
	public function html( ShownReport $shown ): string {
		return SavedChartElement::render( $shown->report );
	}
}
