<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Module;
use Rueda\Report\ReportModule;
use Rueda\Support\Lock;

defined( 'ABSPATH' ) || exit;

/** What the plugin Wheel of Life has left on the site: imported when an admin asks for it, found by its old links. */
final class ImportModule extends Module {
	public static function hooks(): array {
		return [
			'user' => [
				[ 'admin_init', 'screen.offer', 10, 0 ],
				[ 'load-importer-' . ImportScreen::SLUG, 'screen.receive', 10, 0 ],
			],
		];
	}

	private ?ImportScreen $screen = null;

	public function follow_old_link(): void {
		( new OldLinks( $this->ledger() ) )->follow();
	}

	public function screen(): ImportScreen {
		$clock                 = $this->modules->clock();
		$reports               = $this->modules->get( ReportModule::class );
		$sources               = new OldReports( $reports->retention(), $clock );
		$wheels                = new OldWheels( $sources );
		$lock                  = new Lock( $clock );
		$importer              = new ReportImporter(
			$sources,
			$wheels,
			$this->ledger(),
			$reports->reports(),
			$lock,
			$clock
		);
		return $this->screen ??= new ImportScreen(
			$importer,
			new ImportPage( $sources, $wheels )
		);
	}

	private function ledger(): ImportLedger {
		return new ImportLedger( $this->modules->clock() );
	}
}
