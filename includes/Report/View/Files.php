<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;
use Rueda\Report\TakeHome;

defined( 'ABSPATH' ) || exit;

/** Links to the files of the report. */
final class Files implements PagePart {
	public function html( ShownReport $shown ): string {
		return TakeHome::links( $shown->report );
	}
}
