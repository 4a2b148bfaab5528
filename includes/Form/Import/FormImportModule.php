<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Form\FormModule;
use Rueda\Module;
use Rueda\Support\Lock;

defined( 'ABSPATH' ) || exit;

/** Registers the importer for forms of Contact Form 7, for administrators only. */
final class FormImportModule extends Module {
	public static function hooks(): array {
		return [
			'user' => [
				[ 'admin_init', 'screen.offer', 10, 0 ],
				[ 'load-importer-' . FormImportScreen::SLUG, 'screen.receive', 10, 0 ],
			],
		];
	}

	private ?FormImportScreen $screen = null;

	public function screen(): FormImportScreen {
		$sources               = new OldForms();
		$parts                 = $this->modules->get( FormModule::class )->parts();
		$table                 = new FormImportTable( $sources, $parts->forms(), $parts->checks() );
		$page                  = new FormImportPage(
			$sources,
			$table
		);
		return $this->screen ??= new FormImportScreen(
			new FormImporter( $sources, new Lock( $this->modules->clock() ) ),
			$page
		);
	}
}
