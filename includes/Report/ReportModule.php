<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Reports: how they are saved, shown, kept, found by those who may, and deleted. */
final class ReportModule implements Module {
	public function __construct(
		private ReportPostType $type,
		private ReportSettings $settings,
		private Retention $retention,
		private ReportRuns $runs,
		private SaveReport $save,
		private ReportPage $page,
		private ReportRoutes $routes,
		private ReportPrivacy $privacy,
		private Reports $reports
	) {}

	public function register(): void {
		$this->type->register();
		add_action( 'init', [ $this->settings, 'register' ] );
		$this->retention->register();
		$this->runs->register();
		$this->save->register();
		$this->page->register();
		$this->routes->register();
		$this->privacy->register();
		add_action( 'deleted_post', [ $this->reports, 'tell_deleted' ], 10, 2 );
	}
}
