<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Compat\WheelOfLife;
use Rueda\Compat\WheelOfLifeBlocks;
use Rueda\Module;
use Rueda\Wheel\Plain\ReportForm;

defined( 'ABSPATH' ) || exit;

/** Wheels: where they are stored, how others read them, and how they get onto pages. */
final class WheelModule implements Module {

	public function __construct(
		private WheelPostType $post_type,
		private WheelMeta $meta,
		private WheelRest $rest,
		private WheelBlock $block,
		private WheelPage $page,
		private ReportForm $keep,
		private WheelShortcode $shortcode,
		private WheelVariables $variables,
		private WheelOfLifeBlocks $legacy,
		private WheelOfLife $peer
	) {}

	public function register(): void {
		add_filter( 'register_block_type_args', [ $this, 'render_by_class' ], 10, 2 );
		add_action( 'init', [ $this, 'register_types' ] );
		// After the block types, whose scripts the older blocks share, and after other plugins' shortcodes.
		add_action( 'init', [ $this, 'register_older_names' ], 20 );
		add_action( 'template_redirect', [ $this->keep, 'receive' ], 0 );
		add_filter( 'the_content', [ $this->page, 'show_inline' ], 8 );
		add_action( 'wp_enqueue_scripts', [ $this->page, 'load_in_head' ], 20 );
		foreach ( [
			'the_content',
			'widget_text_content',
			'widget_block_content',
			'widget_custom_html_content',
			'render_block_core/html',
		] as $filter ) {
			add_filter( $filter, [ $this->page, 'watch' ], 99 );
		}
		add_action( 'wp_print_footer_scripts', [ $this->variables, 'print' ], 8 );
	}

	/** While the peer is active, the post type and its fields are the peer's. */
	public function register_types(): void {
		if ( $this->peer->is_active() ) {
			return;
		}
		$this->post_type->register();
		$this->meta->register();
		add_action( 'wp_loaded', [ $this->post_type, 'keep_addresses' ] );
		add_filter( 'allowed_block_types_all', [ $this->post_type, 'allowed_blocks' ], 10, 2 );
		add_action( 'rest_api_init', [ $this->rest, 'register_fields' ] );
		add_filter( 'rest_prepare_' . WheelPostType::NAME, [ $this->rest, 'clean_title' ] );
	}

	public function register_older_names(): void {
		$this->shortcode->register( $this->peer->is_active() );
		if ( ! $this->peer->is_active() ) {
			$this->legacy->register();
		}
	}

	/**
	 * The block is printed by a class with collaborators; a render file would have to build them itself.
	 *
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	public function render_by_class( array $args, string $name ): array {
		if ( WheelBlock::NAME === $name ) {
			$args['render_callback'] = [ $this->block, 'render_block' ];
		}
		return $args;
	}
}
