<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Closure;
use Rueda\Module;
use Rueda\Support\Admin\Icon;
use WP_Block;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/** Prints our blocks, loads what pages with them need, and registers their full types for editors. */
final class BlocksModule extends Module {
	public static function hooks(): array {
		return [
			'blocks' => [
				[ 'wp_enqueue_scripts', 'views.load_styles_in_head', 20, 0 ],
				// As late as possible: after every block is rendered, and before the footer's scripts are printed.
				[ 'wp_print_footer_scripts', 'recipe.print', 9, 0 ],
			],
			'user'   => [
				// The types for editors come before those of PageBlocks (10), which skips types that are registered.
				[ 'init', 'register_types_for_screens', 9, 0 ],
				[ 'rest_api_init', 'register_types', 10, 0 ],
				[ 'enqueue_block_editor_assets', 'register_types', 1, 0 ],
				[ 'block_categories_all', 'add_category' ],
				[ 'enqueue_block_editor_assets', 'give_category_its_icon', 10, 0 ],
			],
		];
	}

	private ?ViewScripts $views = null;
	private ?Recipe $recipe     = null;
	private ?BlockTypes $types  = null;

	/** The scripts of the page's blocks. */
	public function views(): ViewScripts {
		return $this->views ??= new ViewScripts(
			RUEDA_DIR,
			fn ( string $name ) => $this->modules->show_block( $name )
		);
	}

	public function recipe(): Recipe {
		return $this->recipe ??= new Recipe( $this->views(), RUEDA_DIR );
	}

	/**
	 * A block that no module prints prints its content.
	 *
	 * @param array<string, mixed> $attributes
	 * @param WP_Block|null        $block       Null if other code calls the render callback of the type itself.
	 */
	public function print( string $block_name, array $attributes, string $content, ?WP_Block $block ): string {
		if ( null === $block ) {
			$parsed = [ 'blockName' => $block_name, 'attrs' => $attributes ];
			$block  = new WP_Block( $parsed );
			// get_block_wrapper_attributes() reads this, and WordPress sets it only where it prints a block itself.
			WP_Block_Supports::$block_to_render ??= $parsed;
		}
		$this->views()->register_block( $block_name );
		$printer = $this->modules->printer( $block_name );
		if ( null === $printer ) {
			return $content;
		}
		// Blocks that somebody wrote by hand may have attributes of any type, which strict types would refuse.
		$html = call_user_func( $printer, $attributes, $content, $block );
		return is_string( $html ) ? $html : '';
	}

	public function register_types_for_screens(): void {
		if ( is_admin() && ! wp_doing_ajax() ) {
			$this->types()->register_all();
		}
	}

	/** Registers full types where a user who edits asks for them with REST or in a block editor. */
	public function register_types(): void {
		if ( is_user_logged_in() ) {
			$this->types()->register_all();
		}
	}

	private function types(): BlockTypes {
		return $this->types ??= new BlockTypes(
			$this->views(),
			RUEDA_DIR,
			fn ( string $name ): Closure => function (
				array $given = [],
				string $content = '',
				?WP_Block $block = null
			) use ( $name ): string {
				/** @var array<string, mixed> $given */
				return $this->print( $name, $given, $content, $block );
			}
		);
	}

	/**
	 * @param array<int, array<string, mixed>> $categories
	 * @return array<int, array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		$categories[] = [ 'slug' => 'rueda', 'title' => _x( 'Rueda', 'block category', 'rueda' ), 'icon' => null ];
		return $categories;
	}

	public function give_category_its_icon(): void {
		// PHP can name only icons of core here; a drawing of our own has to be given by script.
		wp_add_inline_script(
			'wp-blocks',
			sprintf(
				'wp.domReady( function () { var el = wp.element.createElement;'
					. ' wp.blocks.updateCategory( "rueda", { icon: el( "svg", {'
					. ' xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", width: 24, height: 24,'
					. ' "aria-hidden": true, focusable: false }, el( "path", { d: %s } ) ) } ); } );',
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
