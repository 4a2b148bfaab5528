<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Compat\ContactForm7;
use Rueda\Form\FormModule;
use Rueda\Form\ImportedForms;
use Rueda\Module;
use Rueda\Support\Lock;
use Rueda\Wheel\DefaultGraphic;
use Rueda\Wheel\EmptyState;

defined( 'ABSPATH' ) || exit;

/** Registers the importer for forms of Contact Form 7, for administrators only. */
final class FormImportModule extends Module {
	private ?FormImportScreen $screen = null;

	public function register(): void {
		add_action( 'admin_init', fn () => $this->screen()->offer() );
		add_action( 'load-importer-' . FormImportScreen::SLUG, fn () => $this->screen()->receive() );
	}

	private function screen(): FormImportScreen {
		$sources               = new OldForms();
		$imported              = new ImportedForms();
		$parts                 = $this->modules->get( FormModule::class )->parts();
		$table                 = new FormImportTable( $sources, $imported, $parts->forms(), $parts->checks() );
		$page                  = new FormImportPage(
			$sources,
			$imported,
			$table,
			new EmptyState( new DefaultGraphic() )
		);
		return $this->screen ??= new FormImportScreen(
			new FormImporter( $sources, $imported, new Lock( $this->modules->clock() ) ),
			$page
		);
	}
}
