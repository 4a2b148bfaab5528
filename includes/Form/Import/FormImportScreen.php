<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Tools → Import: who may, what they ask for, and what becomes of it. */
final class FormImportScreen {
	public const SLUG = 'rueda-forms';

	public const NONCE = 'rueda_form_import';

	/** The fields of the form: numbers of sources, or that the last run goes on. */
	public const FORMS = 'forms';

	public const GO_ON = 'go_on';

	/** The parameter that says what the form has led to: one of these words. */
	public const STATE = 'rueda_state';

	public const MORE = 'more';

	public const DONE = 'done';

	public const BUSY = 'busy';

	public const NONE = 'none';

	public function __construct( private FormImporter $importer, private FormImportPage $page ) {}

	/** WordPress says by this constant on which screens it wants to know of importers. */
	public function offer(): void {
		if ( defined( 'WP_LOAD_IMPORTERS' ) && self::may() ) {
			register_importer(
				self::SLUG,
				__( 'Contact Form 7 forms', 'rueda' ),
				__( 'Import forms from Contact Form 7. Pages that use them keep working.', 'rueda' ),
				[ $this->page, 'print' ]
			);
		}
	}

	/**
	 * Before anything is printed. What the form led to is told by the page after it, which can be loaded as often as
	 * one likes.
	 */
	public function receive(): void {
		if ( ! self::may() ) {
			wp_die( esc_html__( 'You are not allowed to import forms.', 'rueda' ), 403 );
		}
		add_filter( 'removable_query_args', static fn ( array $names ): array => [ ...$names, self::STATE ] );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		check_admin_referer( self::NONCE );
		wp_safe_redirect( add_query_arg( self::STATE, $this->import(), self::address() ), 303, 'Rueda' );
		exit;
	}

	/** Not escaped. */
	public static function address(): string {
		return admin_url( 'admin.php?import=' . self::SLUG );
	}

	public static function may(): bool {
		return current_user_can( 'import' )
			&& current_user_can( 'manage_options' )
			&& current_user_can( 'publish_pages' );
	}

	private function import(): string {
		// phpcs:disable WordPress.Security -- receive() has looked at the nonce; numbers are made of it.
		$goes_on = isset( $_POST[ self::GO_ON ] );
		$run     = $goes_on ? ImportRun::last() : new ImportRun( ImportRun::ids( $_POST[ self::FORMS ] ?? [] ) );
		// phpcs:enable
		if ( [] === $run->todo() ) {
			return $goes_on ? self::DONE : self::NONE;
		}
		if ( ! defined( 'WP_IMPORTING' ) ) {
			// By this other plugins know that nobody has just written something.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
			define( 'WP_IMPORTING', true );
		}
		$run = $this->importer->run( $run );
		if ( null === $run ) {
			return self::BUSY;
		}
		$run->keep();
		return [] === $run->todo() ? self::DONE : self::MORE;
	}
}
