<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

defined( 'ABSPATH' ) || exit;

/** Tools → Import: who may, what they ask for, and what becomes of it. */
final class ImportScreen {
	public const SLUG = 'rueda-reports';

	public const NONCE = 'rueda_import';

	/** The fields of the form. The last three say how far an import has come that takes several requests. */
	public const DO = 'rueda_import';

	public const LINKS = 'old_links';

	public const AFTER = 'after';

	public const IMPORTED = 'imported';

	public const FAILED = 'failed';

	/** The parameter that says what the form has led to: one of these words. */
	public const STATE = 'rueda_state';

	public const MORE = 'more';

	public const DONE = 'done';

	public const BUSY = 'busy';

	public const SAVED = 'saved';

	public function __construct(
		private Importer $importer,
		private ImportSettings $settings,
		private ImportPage $page
	) {}

	/** WordPress says by this constant on which screens it wants to know of importers. */
	public function offer(): void {
		if ( defined( 'WP_LOAD_IMPORTERS' ) && $this->may() ) {
			register_importer(
				self::SLUG,
				__( 'Wheel of Life reports', 'rueda' ),
				__( 'Import reports that visitors saved with the Wheel of Life plugin.', 'rueda' ),
				[ $this->page, 'print' ]
			);
		}
	}

	/**
	 * Before anything is printed. What the form led to is told by the page after it, which can be loaded as often as
	 * one likes.
	 */
	public function receive(): void {
		if ( ! $this->may() ) {
			wp_die( esc_html__( 'You are not allowed to import reports.', 'rueda' ), 403 );
		}
		add_filter( 'removable_query_args', [ $this, 'tell_once' ] );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		check_admin_referer( self::NONCE );
		// The form that only goes on has no such field.
		if ( 0 === ImportPage::number( $_POST, self::AFTER ) ) {
			$this->settings->set_links( isset( $_POST[ self::LINKS ] ) );
		}
		wp_safe_redirect(
			add_query_arg(
				isset( $_POST[ self::DO ] ) ? $this->import() : [ self::STATE => self::SAVED ],
				self::address()
			),
			303,
			'Rueda'
		);
		exit;
	}

	/**
	 * A reload of the page does not tell it again.
	 *
	 * @param array<string> $names
	 * @return array<string>
	 */
	public function tell_once( array $names ): array {
		return [ ...$names, self::STATE, self::AFTER, self::IMPORTED, self::FAILED ];
	}

	/** Not escaped. */
	public static function address(): string {
		return admin_url( 'admin.php?import=' . self::SLUG );
	}

	/** @return array<string, int|string> */
	private function import(): array {
		if ( ! defined( 'WP_IMPORTING' ) ) {
			// By this other plugins know that nobody has just written something.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
			define( 'WP_IMPORTING', true );
		}
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- receive() has looked at it.
		$before = [ ImportPage::number( $_POST, self::IMPORTED ), ImportPage::number( $_POST, self::FAILED ) ];
		$now    = $this->importer->run( ImportPage::number( $_POST, self::AFTER ) )?->plus( ...$before );
		// phpcs:enable
		if ( null === $now ) {
			return [ self::STATE => self::BUSY ];
		}
		return [
			self::STATE    => $now->is_done() ? self::DONE : self::MORE,
			self::AFTER    => $now->last(),
			self::IMPORTED => $now->imported(),
			self::FAILED   => $now->failed(),
		];
	}

	private function may(): bool {
		return current_user_can( 'import' ) && current_user_can( 'manage_options' );
	}
}
