<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** One importer at Tools → Import: who may, what they ask for, and where they are told what became of it. */
abstract class ImporterScreen {
	/** @var string In the address of the screen. */
	public const SLUG = '';

	/** @var string */
	public const NONCE = '';

	/** The parameter that says what the form has led to: one of these words, or one of the screen's own. */
	public const STATE = 'rueda_state';

	public const MORE = 'more';

	public const DONE = 'done';

	public const BUSY = 'busy';

	/** @var list<string> Parameters that a reload of the page does not tell again. */
	protected const TOLD_ONCE = [ self::STATE ];

	/** @param ImporterPage $page What the screen shows. */
	public function __construct( private ImporterPage $page ) {}

	/** @return array{string, string} Its name and what it does, as the list of importers has them. */
	abstract protected function words(): array;

	/** What somebody reads who may not import. */
	abstract protected function refusal(): string;

	/** @return array<string, int|string> What became of the form, as parameters of the page that tells it. */
	abstract protected function answer(): array;

	/** WordPress says by this constant on which screens it wants to know of importers. */
	final public function offer(): void {
		if ( defined( 'WP_LOAD_IMPORTERS' ) && static::may() ) {
			[ $name, $description ] = $this->words();
			register_importer( static::SLUG, $name, $description, [ $this->page, 'print' ] );
		}
	}

	/**
	 * Before anything is printed. What the form led to is told by the page after it, which can be loaded as often as
	 * one likes.
	 */
	final public function receive(): void {
		if ( ! static::may() ) {
			wp_die( esc_html( $this->refusal() ), 403 );
		}
		add_filter( 'removable_query_args', static fn ( array $names ): array => [ ...$names, ...static::TOLD_ONCE ] );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		check_admin_referer( static::NONCE );
		wp_safe_redirect( add_query_arg( $this->answer(), static::address() ), 303, 'Rueda' );
		exit;
	}

	/** Not escaped. */
	final public static function address(): string {
		return admin_url( 'admin.php?import=' . static::SLUG );
	}

	public static function may(): bool {
		return current_user_can( 'import' ) && current_user_can( 'manage_options' );
	}

	/** By this other plugins know that nobody has just written something. */
	final protected static function begin_importing(): void {
		if ( ! defined( 'WP_IMPORTING' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
			define( 'WP_IMPORTING', true );
		}
	}
}
