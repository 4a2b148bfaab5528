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
	/** HTML that somebody wrote goes through these filters on its way to the page. */
	public const WRITTEN = [
		'the_content',
		'widget_text_content',
		'widget_block_content',
		'widget_custom_html_content',
		'render_block_core/html',
	];

	/** @var array<string, callable> */
	private array $printers = [];

	private ?ViewScripts $views = null;

	public function register(): void {
		$types = new BlockTypes( $this->views(), RUEDA_DIR, fn ( string $name ) => $this->printer( $name ) );
		if ( ! $types->are_built() ) {
			add_action( 'admin_notices', [ $this, 'tell_that_build_is_missing' ] );
			return;
		}
		$recipe = new Recipe( $this->views(), RUEDA_DIR );
		self::at( 'wp_enqueue_scripts', [ $this->views(), 'load_styles_in_head' ], 20 );
		// This runs as late as possible: after every block is rendered, and before the footer's scripts are printed.
		add_action( 'wp_print_footer_scripts', [ $recipe, 'print' ], 9 );
		$this->register_types_for_editors( $types );
	}

	/** The scripts of the page's blocks. */
	public function views(): ViewScripts {
		return $this->views ??= new ViewScripts( RUEDA_DIR );
	}

	/**
	 * Modules set the printers of their blocks in `register()`. A block without a printer prints its content.
	 *
	 * @param callable $printer Takes attributes, content and block; gives HTML.
	 */
	public function set_printer( string $block_name, callable $printer ): void {
		$this->printers[ $block_name ] = $printer;
	}

	/**
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
		if ( ! isset( $this->printers[ $block_name ] ) ) {
			return $content;
		}
		$html = ( $this->printers[ $block_name ] )( $attributes, $content, $block );
		return is_string( $html ) ? $html : '';
	}

	private function printer( string $name ): Closure {
		// The printer is looked up when the block is printed: its module may begin after block types are registered.
		return function ( array $given = [], string $content = '', ?WP_Block $block = null ) use ( $name ): string {
			/** @var array<string, mixed> $given */
			return $this->print( $name, $given, $content, $block );
		};
	}

	/** Registers full types in the admin, and where a user who edits asks for them with REST or in a block editor. */
	private function register_types_for_editors( BlockTypes $types ): void {
		if ( is_admin() && ! wp_doing_ajax() ) {
			// The types for editors come before those of PageBlocks (10), which skips types that are registered.
			self::at( 'init', [ $types, 'register_all' ], 9 );
		} else {
			$register = static fn () => is_user_logged_in() ? $types->register_all() : null;
			self::at( 'rest_api_init', $register );
			add_action( 'enqueue_block_editor_assets', $register, 1 );
			// Some REST calls set their user only after the REST server was built.
			$register_late = static fn () => did_action( 'rest_api_init' ) > 0 ? $register() : null;
			add_action( 'set_current_user', $register_late, 11, 0 );
		}
		add_filter( 'block_categories_all', [ $this, 'add_category' ] );
		add_action( 'enqueue_block_editor_assets', [ $this, 'give_category_its_icon' ] );
	}

	/**
	 * @param array<int, array<string, mixed>> $categories
	 * @return array<int, array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		array_unshift(
			$categories,
			[ 'slug' => 'rueda', 'title' => _x( 'Rueda', 'block category', 'rueda' ), 'icon' => null ]
		);
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
