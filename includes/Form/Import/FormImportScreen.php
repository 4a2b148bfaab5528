<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Support\Admin\ImporterScreen;

defined( 'ABSPATH' ) || exit;

/** The screen below Tools → Import: checks permissions, starts the import and reports the result. */
final class FormImportScreen extends ImporterScreen {
	public const SLUG  = 'rueda-forms';
	public const NONCE = 'rueda_form_import';

	/** Names of fields on the page: the ids of the forms to import, or a flag that the last run continues. */
	public const FORMS = 'forms';

	public const GO_ON = 'go_on';

	/** A value of the parameter STATE: no form was selected. */
	public const NONE = 'none';

	public function __construct( private FormImporter $importer, FormImportPage $page ) {
		parent::__construct( $page );
	}

	public static function may(): bool {
		return parent::may() && current_user_can( 'publish_pages' );
	}

	protected function words(): array {
		return [
			__( 'Contact Form 7 forms', 'rueda' ),
			__( 'Import forms from Contact Form 7. Pages that use them keep working.', 'rueda' ),
		];
	}

	protected function refusal(): string {
		return __( 'You are not allowed to import forms.', 'rueda' );
	}

	protected function answer(): array {
		return [ self::STATE => $this->import() ];
	}

	private function import(): string {
		// phpcs:disable WordPress.Security -- receive() has checked the nonce, and the values are cast to integers.
		$goes_on = isset( $_POST[ self::GO_ON ] );
		$run     = $goes_on ? ImportRun::last() : new ImportRun( ImportRun::ids( $_POST[ self::FORMS ] ?? [] ) );
		// phpcs:enable
		if ( [] === $run->todo ) {
			return $goes_on ? self::DONE : self::NONE;
		}
		self::begin_importing();
		$run = $this->importer->run( $run );
		if ( null === $run ) {
			return self::BUSY;
		}
		$run->keep();
		return [] === $run->todo ? self::DONE : self::MORE;
	}
}
