<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\ViewScripts;
use WP_Post;

/** Pages that show a wheel without the block: a wheel's own address, and roots that somebody wrote by hand. */
final class WheelPage {

	public function __construct( private ViewScripts $views, private Peer $peer ) {}

	/** At its own address a wheel is the page: its areas are asked, not listed. */
	public function show_inline( string $content ): string {
		$id = (int) get_the_ID();
		if ( $this->peer->is_active() || ! is_singular( WheelPostType::NAME ) || get_queried_object_id() !== $id || post_password_required( $id ) ) {
			return $content;
		}
		return sprintf( '<!-- wp:%s {"wheelId":%d,"mode":"inline"} /-->', WheelBlock::NAME, $id );
	}

	/** A root in HTML of any origin: a page builder, a widget, the saved markup of an older block. */
	public function watch( string $html ): string {
		if ( str_contains( $html, WheelBlock::PUBLIC_CLASS ) && ! $this->peer->is_active() ) {
			$this->views->enqueue( WheelBlock::NAME );
		}
		return $html;
	}

	/** Early, so that styles stand in the head and nothing moves; where the wheel is a block core sees to it. */
	public function load_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post && $this->shows_wheel( $post ) ) {
			$this->views->enqueue( WheelBlock::NAME );
		}
	}

	private function shows_wheel( WP_Post $post ): bool {
		return has_shortcode( $post->post_content, WheelShortcode::NAME ) || ! $this->peer->is_active() && (
			WheelPostType::NAME === $post->post_type
			|| has_shortcode( $post->post_content, WheelShortcode::OLD_NAME )
			|| has_block( LegacyBlocks::BUTTON, $post )
			|| str_contains( $post->post_content, WheelBlock::PUBLIC_CLASS )
		);
	}
}
