<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\WheelOfLife;
use Rueda\Compat\WheelOfLifeBlocks;
use Rueda\Support\Read;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Pages that show a wheel without the block: a wheel's own address, and roots that somebody wrote by hand. */
final class WheelPage {
	/** A root without anything in it: its opening tag, the element's name, its closing tag. */
	private const EMPTY_ROOT = '~(<([a-z][a-z0-9-]*)\s[^<]*?' . WheelBlock::PUBLIC_CLASS . '[^<]*>)\s*(</\2\s*>)~i';

	private const ATTRIBUTES = [ 'data-wheel-id', 'data-mode', 'data-btn-label', 'data-popup-lbl', 'data-isblock' ];

	public function __construct( private ViewScripts $views, private WheelBlock $block ) {}

	/** At its own address, a wheel is the page: its areas are rated and not listed, and its title is the page's. */
	public function show_inline( mixed $content ): mixed {
		$id = (int) get_the_ID();
		if (
			WheelOfLife::is_active()
			|| ! is_singular( WheelPostType::NAME )
			|| get_queried_object_id() !== $id
			|| post_password_required( $id )
		) {
			return $content;
		}
		return sprintf( '<!-- wp:%s {"wheelId":%d,"mode":"inline","showTitle":false} /-->', WheelBlock::NAME, $id );
	}

	/**
	 * A wheel uses the theme's templates for pages, because it has no author, categories or neighbours as posts have. A
	 * template that the theme has for wheels comes first.
	 *
	 * @param array<array-key, mixed> $templates
	 * @return array<array-key, mixed>
	 */
	public function templates( array $templates ): array {
		if ( WheelOfLife::is_active() || ! is_singular( WheelPostType::NAME ) ) {
			return $templates;
		}
		$own = array_diff( Read::strings( $templates ), [ 'single.php' ] );
		return [ ...$own, 'page.php', 'singular.php', 'single.php' ];
	}

	/**
	 * Fills a root in HTML of any origin: a page builder, a widget, the saved markup of an older block.
	 *
	 * @param mixed $html A string, unless another filter has returned something else.
	 */
	public function watch( mixed $html ): mixed {
		if (
			! is_string( $html )
			|| ! str_contains( $html, WheelBlock::PUBLIC_CLASS )
			|| WheelOfLife::is_active()
		) {
			return $html;
		}
		$this->views->enqueue( WheelBlock::NAME );
		// Excerpts and feeds have no use for a form.
		return is_feed() || doing_filter( 'get_the_excerpt' )
			? $html
			: preg_replace_callback( self::EMPTY_ROOT, [ $this, 'fill' ], $html ) ?? $html;
	}

	/** @param array<array-key, string> $parts As EMPTY_ROOT found them. */
	private function fill( array $parts ): string {
		[ $whole, $opening, , $closing ] = $parts;

		$root = new WP_HTML_Tag_Processor( $opening );
		if ( ! $root->next_tag( [ 'class_name' => WheelBlock::PUBLIC_CLASS ] ) ) {
			return $whole;
		}
		$data = [];
		foreach ( self::ATTRIBUTES as $name ) {
			$value         = $root->get_attribute( $name );
			$data[ $name ] = is_string( $value ) ? $value : '';
		}
		$inside = $this->block->inside( $data );
		if ( null === $inside ) {
			return $whole;
		}
		$root->set_attribute( WheelBlock::STATUS, WheelBlock::status_in( $inside ) );
		return $root->get_updated_html() . $inside . $closing;
	}

	/** Enqueues styles early, so that they are in the head and nothing moves; core does so for wheels in blocks. */
	public function load_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post && $this->shows_wheel( $post ) ) {
			$this->views->enqueue( WheelBlock::NAME );
		}
	}

	private function shows_wheel( WP_Post $post ): bool {
		return has_shortcode( $post->post_content, WheelShortcode::NAME ) || ! WheelOfLife::is_active() && (
			WheelPostType::NAME === $post->post_type
			|| has_shortcode( $post->post_content, WheelShortcode::OLD_NAME )
			|| has_block( WheelOfLifeBlocks::BUTTON, $post )
			|| str_contains( $post->post_content, WheelBlock::PUBLIC_CLASS )
		);
	}
}
