<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Blocks\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which pages carry the toolbar, and prints it where its block is, or on every page.
 *
 * @phpstan-import-type Toolbar from AccessibilityToolbarSettings
 */
final class AccessibilityToolbarPage {
	public const BLOCK = 'rueda/accessibility-toolbar';

	/** @var Toolbar|null */
	private ?array $settings = null;

	/** What was stored when the settings were read. */
	private mixed $option = null;

	/** Block themes render their template before the head, classic themes the content after it. */
	private bool $is_rendered = false;

	private bool $is_head_printed = false;

	public function __construct( private AccessibilityToolbarAssets $assets ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		if ( ! $this->is_for_visitors() || [] === $this->settings()['devices'] ) {
			return '';
		}
		$this->is_rendered = true;
		$this->assets->enqueue( $this->settings() );
		$is_fixed = 'inline' !== ( $attributes['placement'] ?? '' );
		$html     = AccessibilityToolbarMarkup::render( $this->settings(), $is_fixed );
		if ( '' === $html || $this->is_head_printed || 0 === did_action( 'wp_head' ) || doing_action( 'wp_head' ) ) {
			return $html;
		}
		// The block may be in a widget area, for instance, which is not known before the head is printed.
		$this->is_head_printed = true;
		return InlineScript::tag( $this->assets->head_script( $this->settings() ) ) . $html;
	}

	public function enqueue(): void {
		if ( $this->is_known_to_carry() ) {
			$this->assets->enqueue( $this->settings() );
		}
	}

	/** The head script comes after the styles, because it reads the size of the page's root element. */
	public function print_head(): void {
		if ( ! $this->is_head_printed && $this->is_known_to_carry() ) {
			$this->is_head_printed = true;
			wp_print_inline_script_tag( $this->assets->head_script( $this->settings() ) );
		}
	}

	/** The skip link comes first, then the toolbar. */
	public function print_at_top(): void {
		if ( ! $this->is_known_to_carry() ) {
			return;
		}
		if ( $this->settings()['skipLink']['enabled'] && ! wp_is_block_theme() ) {
			$target = $this->settings()['skipLink']['target'];
			printf(
				'<a class="rueda-skip-link" href="#%s">%s</a>',
				esc_attr( '' !== $target ? $target : 'content' ),
				esc_html__( 'Skip to content', 'rueda' )
			);
		}
		if ( ! $this->is_placed() ) {
			$this->print_everywhere();
		}
	}

	/** The footer calls this, too, for themes without wp_body_open() and for parts of a post that lack the block. */
	public function print_everywhere(): void {
		if ( $this->is_rendered || ! $this->is_everywhere() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- the markup escapes each of its parts.
		echo $this->render( [] );
	}

	private function is_known_to_carry(): bool {
		return $this->is_for_visitors()
			&& ( $this->is_placed() || $this->is_everywhere() )
			&& [] !== $this->settings()['devices'];
	}

	/** Whether an author has put the block on this page; it then replaces the toolbar of every page. */
	private function is_placed(): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $this->is_rendered
			|| $post instanceof \WP_Post && ! post_password_required( $post ) && has_block( self::BLOCK, $post );
	}

	/** Only one word of the option is read, because most sites have no toolbar and need no more of it. */
	private function is_everywhere(): bool {
		$option = get_option( AccessibilityToolbarSettings::OPTION );
		return is_array( $option ) && 'everywhere' === ( $option['display'] ?? '' );
	}

	/** The toolbar is not shown in editors and their previews, in feeds and in embeds. */
	private function is_for_visitors(): bool {
		return ! is_admin()
			&& ! is_feed()
			&& ! is_embed()
			&& ! ( defined( 'REST_REQUEST' ) && true === REST_REQUEST )
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only whether a page builder asks.
			&& ! isset( $_GET['elementor-preview'] );
	}

	/** @return Toolbar As they are stored now: a request may change the site that it is about. */
	private function settings(): array {
		$option = get_option( AccessibilityToolbarSettings::OPTION );
		if ( null === $this->settings || $option !== $this->option ) {
			$this->option   = $option;
			$this->settings = AccessibilityToolbarSettings::stored();
		}
		return $this->settings;
	}
}
