<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Support\Admin\Icon;
use Rueda\Support\Admin\ScreenScript;

defined( 'ABSPATH' ) || exit;

/** Rueda → Settings: a place for the React screen, and what it loads. */
final class SettingsScreen {
	public const SLUG = AdminMenu::SLUG;

	public const SCRIPT = 'rueda-admin-settings';

	/** The tab with a text to write, for which WordPress's block editor is loaded. */
	private const WRITING_TAB = 'cta';

	/** These are a megabyte of scripts. Their handles are also those of styles, where a package has one. */
	private const BLOCK_EDITOR = [ 'wp-block-editor', 'wp-block-library', 'wp-blocks', 'wp-format-library' ];

	private string $hook = '';

	public function add_to_menu(): void {
		$this->hook = add_menu_page(
			__( 'Rueda settings', 'rueda' ),
			__( 'Rueda', 'rueda' ),
			'manage_options',
			self::SLUG,
			[ $this, 'print' ],
			Icon::data_uri(),
			58
		);
		add_submenu_page(
			self::SLUG,
			__( 'Rueda settings', 'rueda' ),
			__( 'Settings', 'rueda' ),
			'manage_options',
			self::SLUG,
			[ $this, 'print' ]
		);
	}

	/**
	 * Moves this screen below those that are used every day. It cannot be added last, because WordPress would then put
	 * a second entry of it first.
	 */
	public function move_to_end(): void {
		global $submenu;
		$entries = is_array( $submenu ) ? $submenu[ self::SLUG ] ?? [] : [];
		if ( ! is_array( $entries ) || [] === $entries ) {
			return;
		}
		$is_ours = static fn ( mixed $entry ): bool => is_array( $entry ) && self::SLUG === ( $entry[2] ?? '' );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- there is no other way to the order of a menu.
		$submenu[ self::SLUG ] = [
			...array_filter( $entries, static fn ( mixed $entry ): bool => ! $is_ours( $entry ) ),
			...array_filter( $entries, $is_ours ),
		];
	}

	/**
	 * On the screen of a new wheel or form, this highlights the entry of their list. WordPress finds no entry for such
	 * a screen, and would highlight the one with the same slug as the menu, which is this screen's.
	 */
	public function highlighted_entry( ?string $entry ): ?string {
		$type = get_current_screen()->post_type ?? '';
		return self::SLUG === $entry && '' !== $type ? 'edit.php?post_type=' . $type : $entry;
	}

	public function print(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="rueda-settings" data-address="%2$s"><noscript><p>%3$s</p>'
				. '</noscript></div></div>',
			esc_html__( 'Rueda settings', 'rueda' ),
			esc_url( menu_page_url( self::SLUG, false ) ),
			esc_html__(
				'The settings need JavaScript. Please turn it on in your browser and reload this page.',
				'rueda'
			)
		);
	}

	public function enqueue( string $hook ): void {
		if ( '' === $this->hook || $hook !== $this->hook ) {
			return;
		}
		$is_writing = self::is_writing();
		if ( ! ScreenScript::enqueue( self::SCRIPT, 'settings', $is_writing ? [] : self::BLOCK_EDITOR ) ) {
			return;
		}
		$this->preload();
		if ( $is_writing ) {
			wp_enqueue_style( 'wp-block-editor' );
			wp_enqueue_style( 'wp-format-library' );
		}
	}

	/** Whether this is the page of the tab with a text to write: other tabs do without WordPress's block editor. */
	public static function is_writing(): bool {
		// Only compared.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput
		return self::WRITING_TAB === ( $_GET['tab'] ?? '' );
	}

	/**
	 * @param array<string> $links
	 * @return array<string>
	 */
	public function add_link( array $links ): array {
		array_unshift(
			$links,
			sprintf(
				'<a href="%s">%s</a>',
				esc_url( admin_url( 'admin.php?page=' . self::SLUG ) ),
				esc_html__( 'Settings', 'rueda' )
			)
		);
		return $links;
	}

	/** The page brings the answer to the screen's first REST request, so that it opens without a spinner. */
	private function preload(): void {
		$answers = rest_preload_api_request( [], '/wp/v2/settings' );
		wp_add_inline_script(
			'wp-api-fetch',
			sprintf(
				'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
				wp_json_encode( $answers, JSON_HEX_TAG )
			),
			'after'
		);
	}
}
