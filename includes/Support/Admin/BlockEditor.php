<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Opens posts of one type in the block editor, on sites whose other posts are edited in the classic editor. The blocks
 * of a form or a wheel print nothing into their content, so the classic editor would show an empty text.
 */
final class BlockEditor {
	public function __construct( private string $post_type ) {}

	public function register(): void {
		add_filter( 'use_block_editor_for_post_type', [ $this, 'use_for_type' ], PHP_INT_MAX, 2 );
		add_filter( 'use_block_editor_for_post', [ $this, 'use_for_post' ], PHP_INT_MAX, 2 );
		// The plugin Classic Editor offers its users a choice only where both editors are enabled.
		add_filter( 'classic_editor_enabled_editors_for_post_type', [ $this, 'enable_for_type' ], PHP_INT_MAX, 2 );
		add_filter( 'classic_editor_enabled_editors_for_post', [ $this, 'enable_for_post' ], PHP_INT_MAX, 2 );
		// Only the classic editor has this hook.
		add_action( 'edit_form_top', [ $this, 'tell_why_content_is_missing' ] );
	}

	public function use_for_type( mixed $use, mixed $type ): mixed {
		return $this->post_type === $type ? true : $use;
	}

	public function use_for_post( mixed $use, mixed $post ): mixed {
		return $this->is_ours( $post ) ? true : $use;
	}

	public function enable_for_type( mixed $editors, mixed $type ): mixed {
		return $this->post_type === $type ? [ 'classic_editor' => false, 'block_editor' => true ] : $editors;
	}

	/** @param mixed $post A post or its id. */
	public function enable_for_post( mixed $editors, mixed $post ): mixed {
		$post = is_numeric( $post ) ? get_post( (int) $post ) : $post;
		return $this->is_ours( $post ) ? $this->enable_for_type( $editors, $this->post_type ) : $editors;
	}

	/** Another plugin may replace the editor altogether, or close the type to it. */
	public function tell_why_content_is_missing( mixed $post ): void {
		if ( $this->is_ours( $post ) ) {
			wp_admin_notice(
				esc_html__(
					'The content of this entry is made of blocks, and this editor cannot show blocks. A plugin or the theme has turned off the block editor. To edit this content, turn the block editor on again.',
					'rueda'
				),
				[ 'type' => 'warning', 'additional_classes' => [ 'inline' ] ]
			);
		}
	}

	private function is_ours( mixed $post ): bool {
		return $post instanceof WP_Post && $this->post_type === $post->post_type;
	}
}
