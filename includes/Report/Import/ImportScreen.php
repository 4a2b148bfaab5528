<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Support\Admin\ImporterScreen;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Tools → Import: checks who may import, runs the import and says what it has done. */
final class ImportScreen extends ImporterScreen {
	public const SLUG  = 'rueda-reports';
	public const NONCE = 'rueda_import';

	/** The fields of the form. The last three say how far an import has come that takes several requests. */
	public const DO = 'rueda_import';

	public const LINKS    = 'old_links';
	public const AFTER    = 'after';
	public const IMPORTED = 'imported';
	public const FAILED   = 'failed';

	/** A word of STATE. */
	public const SAVED = 'saved';

	protected const TOLD_ONCE = [ self::STATE, self::AFTER, self::IMPORTED, self::FAILED ];

	public function __construct( private ReportImporter $importer, ImportPage $page ) {
		parent::__construct( $page );
	}

	protected function words(): array {
		return [
			__( 'Wheel of Life reports', 'rueda' ),
			__( 'Import reports that visitors saved with the Wheel of Life plugin.', 'rueda' ),
		];
	}

	protected function refusal(): string {
		return __( 'You are not allowed to import reports.', 'rueda' );
	}

	protected function answer(): array {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- receive() has checked the nonce.
		// The form that continues an import has no field for links.
		if ( 0 === self::number( self::AFTER ) ) {
			ImportSettings::set_links( isset( $_POST[ self::LINKS ] ) );
		}
		return isset( $_POST[ self::DO ] ) ? $this->import() : [ self::STATE => self::SAVED ];
		// phpcs:enable
	}

	/** @return array<string, int|string> */
	private function import(): array {
		self::begin_importing();
		$before = [ self::number( self::IMPORTED ), self::number( self::FAILED ) ];
		$now    = $this->importer->run( self::number( self::AFTER ) )?->plus( ...$before );
		if ( null === $now ) {
			return [ self::STATE => self::BUSY ];
		}
		return [
			self::STATE    => $now->is_done ? self::DONE : self::MORE,
			self::AFTER    => $now->last,
			self::IMPORTED => $now->imported,
			self::FAILED   => $now->failed,
		];
	}

	/** A number in the form that was sent. */
	private static function number( string $name ): int {
		// phpcs:ignore WordPress.Security -- receive() has checked the nonce.
		return Read::id( $_POST[ $name ] ?? 0 );
	}
}
