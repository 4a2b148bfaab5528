<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps our styles off pages without our blocks. Where WordPress does not load block styles one by one
 * (classic themes, by default), it puts the styles of every registered block on every page; a block that is
 * rendered enqueues its own in any case.
 */
final class BlockStyles {
	/** @var array<string> */
	private array $queued_before = [];

	public function remember(): void {
		$this->queued_before = wp_styles()->queue;
	}

	public function keep_what_the_page_needs(): void {
		if ( is_admin() ) {
			return;
		}
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( ! str_starts_with( $name, 'rueda/' ) ) {
				continue;
			}
			$handles = array_merge( $type->style_handles, $type->view_style_handles );
			if ( $this->is_on_this_page( $name ) ) {
				// Already here, so that they stand in the head and nothing moves; later ones come with the footer.
				array_map( 'wp_enqueue_style', $handles );
				continue;
			}
			array_map( 'wp_dequeue_style', array_diff( $handles, $this->queued_before ) );
		}
	}

	/** A list may show excerpts alone, a protected post its password form: what those do show brings its own styles. */
	private function is_on_this_page( string $name ): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof \WP_Post && ! post_password_required( $post ) && has_block( $name, $post );
	}
}
