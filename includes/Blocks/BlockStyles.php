<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the styles of our blocks into the head of a page that shows them, so that nothing moves when they come. Blocks
 * that are found only when the page is printed bring their styles themselves.
 */
final class BlockStyles {
	public function __construct( private ViewScripts $views ) {}

	/**
	 * Lists may show only excerpts, and a protected post its password form. Blocks that are shown there bring their
	 * styles themselves.
	 */
	public function load_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post || post_password_required( $post ) ) {
			return;
		}
		foreach ( PageBlocks::names_in( $post->post_content ) as $name ) {
			$this->views->enqueue_styles( $name );
		}
	}
}
