<?php

declare( strict_types=1 );

namespace Rueda\Report\Compare;

use Rueda\Module;
use Rueda\Report\ReportModule;

defined( 'ABSPATH' ) || exit;

/** Takes the address of another report that a reader enters on the page of a report, to compare both. */
final class CompareModule extends Module {
	public static function hooks(): array {
		return [
			// After Page has found the report that this address may show.
			'report' => [ [ 'wp', 'receive', 1, 0 ] ],
		];
	}

	public function receive(): void {
		$reports = $this->modules->get( ReportModule::class );
		$report  = $reports->shown();
		$next    = null === $report ? '' : $reports->compared()->receive( $report, $reports->shown_address() );
		if ( '' !== $next ) {
			wp_safe_redirect( $next . '#' . ComparedReports::PLACE, 303, 'Rueda' );
			exit;
		}
	}
}
