<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Module;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Overview\OverviewRoute;

defined( 'ABSPATH' ) || exit;

/** Reports as admins see them: the list, the file, and what all of them say together. */
final class ReportAdminModule implements Module {
	public function __construct(
		private AreaTotals $totals,
		private OverviewRoute $route,
		private ReportsScreen $list,
		private OverviewScreen $overview,
		private ReportDownload $download
	) {}

	public function register(): void {
		$this->totals->register();
		$this->route->register();
		$this->list->register();
		$this->overview->register();
		$this->download->register();
	}
}
