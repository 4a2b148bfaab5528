<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Module;
use Rueda\Report\ReportModule;
use Rueda\Support\Lock;

defined( 'ABSPATH' ) || exit;

/** What the plugin Wheel of Life has left on the site: imported when an admin asks for it, found by its old links. */
final class ImportModule extends Module {
	private ?ImportScreen $screen = null;

	public function register(): void {
		add_action( 'admin_init', fn () => $this->screen()->offer() );
		add_action( 'load-importer-' . ImportScreen::SLUG, fn () => $this->screen()->receive() );
		// This runs before WordPress guesses which post a missing address may have meant.
		add_action( 'template_redirect', fn () => ( new OldLinks( $this->ledger() ) )->follow(), 0 );
	}

	private function screen(): ImportScreen {
		$clock                 = $this->modules->clock();
		$reports               = $this->modules->get( ReportModule::class );
		$sources               = new OldReports( $reports->retention(), $clock );
		$wheels                = new OldWheels( $sources );
		$lock                  = new Lock( $clock );
		$importer              = new Importer( $sources, $wheels, $this->ledger(), $reports->reports(), $lock, $clock );
		return $this->screen ??= new ImportScreen(
			$importer,
			new ImportPage( $sources, $wheels )
		);
	}

	private function ledger(): ImportLedger {
		return new ImportLedger( $this->modules->clock() );
	}
}
