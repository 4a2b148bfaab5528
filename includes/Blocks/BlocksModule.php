<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Rueda\Module;
use Rueda\Support\Icon;

defined( 'ABSPATH' ) || exit;

/** All block types, their category, and what a page with one of them loads. */
final class BlocksModule implements Module {
	public function __construct(
		private BlockTypes $types,
		private ViewScripts $views,
		private BlockStyles $styles,
		private Recipe $recipe
	) {}

	public function register(): void {
		if ( ! $this->types->are_built() ) {
			add_action( 'admin_notices', [ $this, 'tell_that_build_is_missing' ] );
			return;
		}
		add_action( 'init', [ $this->views, 'register_loader' ] );
		add_action( 'init', [ $this->types, 'register_all' ] );
		add_filter( 'block_categories_all', [ $this, 'add_category' ] );
		add_action( 'enqueue_block_editor_assets', [ $this, 'give_category_its_icon' ] );
		add_action( 'enqueue_block_assets', [ $this->styles, 'remember' ], 9 );
		add_action( 'enqueue_block_assets', [ $this->styles, 'keep_what_the_page_needs' ], 11 );
		// As late as can be, so that every block of the page has been rendered; before the scripts of the footer.
		add_action( 'wp_print_footer_scripts', [ $this->recipe, 'print' ], 9 );
	}

	/**
	 * @param array<int, array<string, mixed>> $categories
	 * @return array<int, array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		array_unshift(
			$categories,
			[
				'slug'  => 'rueda',
				'title' => _x( 'Rueda', 'block category', 'rueda' ),
				'icon'  => null,
			]
		);
		return $categories;
	}

	public function give_category_its_icon(): void {
		// PHP can only name one of core's icons here; a drawing of one's own has to be given by script.
		wp_add_inline_script(
			'wp-blocks',
			sprintf(
				'wp.domReady( function () { var el = wp.element.createElement; wp.blocks.updateCategory( "rueda", { icon: el( "svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": true, focusable: false }, el( "path", { d: %s } ) ) } ); } );',
				wp_json_encode( Icon::PATH )
			)
		);
		wp_enqueue_script( 'wp-dom-ready' );
	}

	public function tell_that_build_is_missing(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice(
			esc_html__(
				'Rueda is incomplete: its “build” folder is missing, so its blocks are not available. Install Rueda from its zip file or, in a copy of the source code, run “npm run build”.',
				'rueda'
			),
			[ 'type' => 'error' ]
		);
	}
}
