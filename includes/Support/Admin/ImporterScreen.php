<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

defined( 'ABSPATH' ) || exit;

/** One importer at Tools → Import: it checks who may import, handles the form and redirects to the result. */
abstract class ImporterScreen {
	/** @var string The importer's name in the address of the screen. */
	public const SLUG = '';

	/** @var string */
	public const NONCE = '';

	/** The parameter with the result of the form: one of these words, or one of the screen's own. */
	public const STATE = 'rueda_state';

	public const MORE = 'more';
	public const DONE = 'done';
	public const BUSY = 'busy';

	/** @var list<string> Parameters that WordPress removes from the address, so that a reload repeats no notice. */
	protected const TOLD_ONCE = [ self::STATE ];

	/** @param ImporterPage $page What the screen shows. */
	public function __construct( private ImporterPage $page ) {}

	/** @return array{string, string} The name and the description in WordPress's list of importers. */
	abstract protected function words(): array;

	/** The message for users who may not import. */
	abstract protected function refusal(): string;

	/** @return array<string, int|string> The result of the form, as parameters of the page that shows it. */
	abstract protected function answer(): array;

	/** WordPress defines WP_LOAD_IMPORTERS on the screens that need the importers. */
	final public function offer(): void {
		if ( defined( 'WP_LOAD_IMPORTERS' ) && static::may() ) {
			[ $name, $description ] = $this->words();
			register_importer( static::SLUG, $name, $description, [ $this->page, 'print' ] );
		}
	}

	/** The page that shows the result, not escaped. */
	protected function destination(): string {
		return static::address();
	}

	/**
	 * Handles the form before anything is printed. It redirects to a page with the result, which can be reloaded
	 * without importing again.
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
		$answer = $this->answer();
		wp_safe_redirect( add_query_arg( $answer, $this->destination() ), 303, 'Rueda' );
		exit;
	}

	/** The screen's address, not escaped. */
	final public static function address(): string {
		return admin_url( 'admin.php?import=' . static::SLUG );
	}

	public static function may(): bool {
		return current_user_can( 'import' ) && current_user_can( 'manage_options' );
	}

	/** Other plugins read WP_IMPORTING to know that posts are imported and not just written by somebody. */
	final protected static function begin_importing(): void {
		if ( ! defined( 'WP_IMPORTING' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
			define( 'WP_IMPORTING', true );
		}
	}
}
