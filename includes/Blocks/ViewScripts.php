<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Rueda\Support\Asset;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of a page. Each block's view depends only on the small loader. The other dependencies that webpack has
 * listed (React, api-fetch and the like) are kept here as "late", for the recipe.
 *
 * @phpstan-import-type Metadata from PageBlocks
 */
final class ViewScripts {
	public const LOADER = 'rueda-frontend';

	/** The polyfill is 14 KB for browsers that Rueda does not support, so no page waits for it. */
	private const NEVER = [ self::LOADER, 'wp-polyfill' ];

	/** @var array<non-falsy-string, Metadata>|null By the names of their folders. */
	private ?array $blocks = null;
	/** @var array<string, true> */
	private array $registered = [];
	/** @var array<string, list<string>> Late handles by the handle of the view that needs them. */
	private array $late = [];

	/**
	 * @param string                          $folder The plugin's own, with a slash at its end.
	 * @param (callable( string ): void)|null $show   Is called with the name of each block that the page shows.
	 */
	public function __construct( private string $folder, private $show = null ) {}

	public function register_loader(): void {
		$asset = wp_script_is( self::LOADER, 'registered' )
			? null
			: Asset::beside( $this->folder . 'build/frontend.js' );
		if ( null === $asset ) {
			return;
		}
		wp_register_script(
			self::LOADER,
			RUEDA_URL . 'build/frontend.js',
			[],
			$asset->version,
			[ 'strategy' => 'defer', 'in_footer' => true ]
		);
	}

	/** Makes the loader the only dependency of a view script. */
	public function depend_on_loader( string $handle ): void {
		$script = wp_scripts()->query( $handle );
		if ( ! $script instanceof \_WP_Dependency ) {
			return;
		}
		$this->late[ $handle ] = $this->without_never( $script->deps );

		$script->deps = [ self::LOADER ];
		// Core prints the translations of a handle as a call of wp.i18n, which is not loaded yet, so the recipe carries
		// them.
		unset( $script->textdomain, $script->translations_path );
		// In the footer the script comes after the recipe, even where a plugin removes "defer".
		wp_script_add_data( $handle, 'group', 1 );
		wp_script_add_data( $handle, 'strategy', 'defer' );
	}

	/** @return array<non-falsy-string, Metadata> The metadata of all built blocks, by the names of their folders. */
	public function blocks(): array {
		return $this->blocks ??= PageBlocks::metadata( $this->folder );
	}

	/**
	 * Registers the script and the style of a block when the first one is printed on a page. WordPress could do so
	 * from the metadata, but would look for each file several times.
	 */
	public function register_block( string $name ): void {
		if ( isset( $this->registered[ $name ] ) ) {
			return;
		}
		foreach ( $this->blocks() as $folder => $block ) {
			if ( $name === $block['name'] ) {
				$this->registered[ $name ] = true;
				if ( null !== $this->show ) {
					( $this->show )( $name );
				}
				$this->register_loader();
				$this->register_files( 'build/blocks/' . $folder . '/', $block );
			}
		}
	}

	/**
	 * @param non-falsy-string $folder
	 * @param Metadata         $block
	 */
	private function register_files( string $folder, array $block ): void {
		if ( isset( $block['viewScript'] ) ) {
			$file = $folder . self::file( $block['viewScript'] );
			$this->register_view( PageBlocks::view_handle( $block['name'] ), $file );
		}
		if ( isset( $block['style'] ) ) {
			$file = $folder . self::file( $block['style'] );
			$this->register_style( PageBlocks::style_handle( $block['name'] ), $file );
		}
	}

	/**
	 * @param non-empty-string $handle
	 * @param non-empty-string $file   Below the plugin's folder.
	 */
	private function register_view( string $handle, string $file ): void {
		$asset = Asset::beside( $this->folder . $file );
		if ( wp_script_is( $handle, 'registered' ) ) {
			$this->depend_on_loader( $handle );
		} elseif ( null !== $asset ) {
			$arguments = [ 'strategy' => 'defer', 'in_footer' => true ];
			wp_register_script( $handle, RUEDA_URL . $file, [ self::LOADER ], $asset->version, $arguments );
			$this->late[ $handle ] = $this->without_never( $asset->dependencies );
		}
	}

	private function register_style( string $handle, string $file ): void {
		if ( wp_style_is( $handle, 'registered' ) ) {
			$this->set_style_version( $handle );
			return;
		}
		wp_register_style( $handle, RUEDA_URL . $file, [], RUEDA_VERSION );
		// WordPress prints small styles inline, and reads them from this path.
		wp_style_add_data( $handle, 'path', wp_normalize_path( $this->folder . $file ) );
	}

	/** Metadata names a file beside it as in `file:./view.js`. */
	private static function file( string $named ): string {
		return substr( $named, strlen( 'file:./' ) );
	}

	/** Without a version in block.json, core uses WordPress's, and browsers keep old styles after our updates. */
	public function set_style_version( string $handle ): void {
		$style = wp_styles()->query( $handle );
		if ( $style instanceof \_WP_Dependency ) {
			$style->ver = RUEDA_VERSION;
		}
	}

	/**
	 * Loads on this page what a block needs, as if the block stood on it: for shortcodes and for roots that a
	 * page builder wrote into the content. May be called until the footer's scripts are printed.
	 */
	public function enqueue( string $block_name ): void {
		$this->enqueue_styles( $block_name );
		wp_scripts()->enqueue( $this->view_handles( $block_name ) );
	}

	/**
	 * Puts the styles of our blocks into the head of a page that shows them, so that nothing moves when they come.
	 * Lists may show only excerpts, and a protected post its password form: blocks that are found only when the page
	 * is printed bring their styles themselves.
	 */
	public function load_styles_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post || post_password_required( $post ) ) {
			return;
		}
		foreach ( PageBlocks::names_in( $post->post_content ) as $name ) {
			$this->enqueue_styles( $name );
		}
	}

	public function enqueue_styles( string $block_name ): void {
		$this->register_block( $block_name );
		// A wheel enqueues the style of the call to action below it, whose block type may not be registered.
		$own = PageBlocks::style_handle( $block_name );
		wp_styles()->enqueue(
			$this->handles( $block_name )->style_handles ?? ( wp_style_is( $own, 'registered' ) ? [ $own ] : [] )
		);
	}

	/** @return array<string> */
	private function view_handles( string $block_name ): array {
		$own = PageBlocks::view_handle( $block_name );
		return $this->handles( $block_name )->view_script_handles
			?? ( wp_script_is( $own, 'registered' ) ? [ $own ] : [] );
	}

	private function handles( string $block_name ): ?\WP_Block_Type {
		return \WP_Block_Type_Registry::get_instance()->get_registered( $block_name );
	}

	/** Whether one of these blocks is on this page, so far as it has been printed. */
	public function is_on_this_page( string ...$block_names ): bool {
		foreach ( $block_names as $name ) {
			$views = $this->view_handles( $name );
			if ( [] !== array_intersect( $views, $this->on_this_page() ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> Our views that this page loads. */
	public function on_this_page(): array {
		return array_values(
			array_filter(
				array_keys( $this->late ),
				static fn ( string $handle ): bool => wp_script_is( $handle, 'enqueued' )
			)
		);
	}

	/**
	 * @param list<string> $views
	 * @return list<string> What these views need later. What the loader needs for a view with React, that view needs,
	 *                      too.
	 */
	public function late( array $views ): array {
		$late = array_map( fn ( string $handle ): array => $this->late[ $handle ] ?? [], $views );
		return array_values( array_unique( array_merge( ...$late ) ) );
	}

	/**
	 * @param array<string> $handles
	 * @return list<string>
	 */
	private function without_never( array $handles ): array {
		return array_values( array_diff( $handles, self::NEVER ) );
	}
}
