<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Rueda\Modules;
use WP_Block;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The types of our blocks on visitors' pages, with what a page needs of them. Editors have whole types: see BlockTypes.
 *
 * WordPress works through every block type on each page, whatever that shows, which takes longer than all else of ours
 * (decision 0026 has the figures). So a type is registered when a block of it stands in the page or is about to be
 * printed. Blocks inside a form and areas have no type there: the filter `render_block_{name}` prints them.
 *
 * @phpstan-type Metadata array{name: non-falsy-string, viewScript?: string, style?: string, ...}
 */
final class PageBlocks {
	/** @return array<string, list<array{0: string, 1: string, 2?: int, 3?: int}>> See Module. */
	public static function hooks(): array {
		return [
			'every' => [
				[ 'init', 'listen', 10, 0 ],
				[ 'wp', 'register_for_page', PHP_INT_MIN, 0 ],
			],
			'user'  => [ [ 'init', 'register_all', 10, 0 ] ],
		];
	}

	/** On pages, these blocks are printed without a type. */
	private const WITHOUT_TYPE = [
		'rueda/add-wheels',
		'rueda/area',
		'rueda/form-address',
		'rueda/form-field',
		'rueda/form-repeat',
		'rueda/form-step',
		'rueda/form-submit',
		'rueda/form-thanks',
	];

	/** These blocks print their inner blocks themselves. */
	public const PRINTS_CONTENT = [ 'rueda/carousel' ];

	/** The metadata that a page needs of a block, and what the arguments of its type call it. */
	private const ARGUMENTS = [
		'apiVersion'      => 'api_version',
		'attributes'      => 'attributes',
		'supports'        => 'supports',
		'selectors'       => 'selectors',
		'usesContext'     => 'uses_context',
		'providesContext' => 'provides_context',
		'parent'          => 'parent',
		'ancestor'        => 'ancestor',
	];

	/** @var array<int, true> The synced patterns that have been looked into. */
	private array $patterns = [];

	public function __construct( private Modules $modules ) {}

	public function listen(): void {
		// These are called for every block and every query of a page, so nothing is called in between.
		add_filter( 'pre_render_block', [ $this, 'register_before_printing' ], PHP_INT_MIN, 3 );
		add_filter( 'posts_results', [ $this, 'register_for_site_styles' ], PHP_INT_MAX );
	}

	/** @return array<non-falsy-string, Metadata> The metadata of all blocks, by the names of their folders. */
	public static function metadata( string $plugin_folder ): array {
		$file = $plugin_folder . 'build/blocks.php';
		/** @var array<non-falsy-string, Metadata> $blocks */
		$blocks = is_file( $file ) ? include $file : [];
		return $blocks;
	}

	/** @return non-empty-string As generate_block_asset_handle() calls it. */
	public static function view_handle( string $block_name ): string {
		return strtr( $block_name, '/', '-' ) . '-view-script';
	}

	/** @return non-empty-string As generate_block_asset_handle() calls it. */
	public static function style_handle( string $block_name ): string {
		return strtr( $block_name, '/', '-' ) . '-style';
	}

	/** @return list<string> The names of our blocks that stand in content as it is stored, each once. */
	public static function names_in( string $content ): array {
		preg_match_all( '~<!-- wp:(rueda/[a-z-]+)~', $content, $blocks );
		return array_values( array_unique( $blocks[1] ) );
	}

	/** Users may look at any block, and the command line imports blocks of all types. */
	public function register_all(): void {
		foreach ( self::metadata( RUEDA_DIR ) as $folder => $metadata ) {
			$this->register_type( $folder, $metadata );
		}
	}

	/** This runs before the head is printed and before WordPress works out the styles of the theme. */
	public function register_for_page(): void {
		$post    = is_singular() ? get_queried_object() : null;
		$content = $post instanceof WP_Post ? $post->post_content : '';
		// What a synced pattern holds is known only when it is printed. A type that is registered then makes WordPress
		// work out the theme's styles again, which takes longer than all our types now.
		$this->register( str_contains( $content, '<!-- wp:block ' ) ? null : self::names_in( $content ) );
		foreach ( array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) as $folder ) {
			$file = $folder . '/theme.json';
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the theme that is in use.
			$this->register_for_styles( is_file( $file ) ? (string) file_get_contents( $file ) : '' );
		}
	}

	/** WordPress applies this filter before it looks up the types of a block and of the blocks in it. */
	public function register_before_printing( mixed $printed, mixed $block, mixed $outer = null ): mixed {
		if ( null === $outer && is_array( $block ) ) {
			$this->register_all_in( [ $block ] );
		}
		return $printed;
	}

	/** @param array<mixed> $blocks As WordPress parses them. */
	private function register_all_in( array $blocks ): void {
		foreach ( $blocks as $block ) {
			$block = is_array( $block ) ? $block : [];
			$name  = $block['blockName'] ?? '';
			if ( is_string( $name ) && str_starts_with( $name, 'rueda/' ) ) {
				$this->register( [ $name ] );
			} elseif ( 'core/block' === $name && is_array( $block['attrs'] ?? null ) ) {
				$this->register_in_pattern( $block['attrs']['ref'] ?? 0 );
			}
			if ( is_array( $block['innerBlocks'] ?? null ) ) {
				$this->register_all_in( $block['innerBlocks'] );
			}
		}
	}

	/** WordPress looks up the types of all blocks in a synced pattern before it filters the first of them. */
	private function register_in_pattern( mixed $id ): void {
		$id      = is_numeric( $id ) ? (int) $id : 0;
		$pattern = $id > 0 && ! isset( $this->patterns[ $id ] ) ? get_post( $id ) : null;
		if ( ! $pattern instanceof WP_Post || 'wp_block' !== $pattern->post_type ) {
			return;
		}
		$this->patterns[ $id ] = true;
		if ( 1 === preg_match( '~<!-- wp:(rueda/|block )~', $pattern->post_content ) ) {
			$this->register_all_in( parse_blocks( $pattern->post_content ) );
		}
	}

	public function register_for_site_styles( mixed $posts ): mixed {
		foreach ( is_array( $posts ) ? $posts : [] as $post ) {
			if ( $post instanceof WP_Post && 'wp_global_styles' === $post->post_type ) {
				$this->register_for_styles( $post->post_content );
			}
		}
		return $posts;
	}

	/**
	 * Registers all types where styles of the site or its theme name our blocks. WordPress drops styles of types that
	 * it does not know and stores the rest, so pages that know different types would write it again and again.
	 */
	private function register_for_styles( string $json ): void {
		if ( 1 === preg_match( '~"rueda\\\\?/~', $json ) ) {
			$this->register( null );
		}
	}

	/** @param list<string>|null $names Null for all blocks that have a type on pages. */
	public function register( ?array $names ): void {
		foreach ( [] === $names ? [] : self::metadata( RUEDA_DIR ) as $folder => $metadata ) {
			$is_wanted = null === $names || in_array( $metadata['name'], $names, true );
			if ( $is_wanted && ! in_array( $metadata['name'], self::WITHOUT_TYPE, true ) ) {
				$this->register_type( $folder, $metadata );
			}
		}
	}

	/** @param Metadata $metadata */
	private function register_type( string $folder, array $metadata ): void {
		$registry = WP_Block_Type_Registry::get_instance();
		if ( ! $registry->is_registered( $metadata['name'] ) ) {
			/** @var array{api_version?: string} $settings */
			$settings = $this->settings( $folder, $metadata );
			$registry->register( $metadata['name'], $settings );
		}
	}

	private function printer( string $name ): \Closure {
		return function ( array $given = [], string $content = '', ?WP_Block $block = null ) use ( $name ): string {
			/** @var array<string, mixed> $given */
			return $this->modules->get( BlocksModule::class )->print( $name, $given, $content, $block );
		};
	}

	/**
	 * Makes the arguments of a type from the metadata of its block as WordPress does, as far as a page needs them. The
	 * filters are those of register_block_type_from_metadata().
	 *
	 * @param Metadata $metadata
	 * @return array<string, mixed>
	 */
	private function settings( string $folder, array $metadata ): array {
		$name = $metadata['name'];
		$file = RUEDA_DIR . "build/blocks/{$folder}/block.json";
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a filter of WordPress.
		$filtered = apply_filters( 'block_type_metadata', [ 'file' => $file ] + $metadata );
		/** @var array<string, mixed> $metadata */
		$metadata = is_array( $filtered ) ? $filtered : $metadata;
		$settings = [ 'render_callback' => $this->printer( $name ) ];
		if ( in_array( $name, self::PRINTS_CONTENT, true ) ) {
			$settings['skip_inner_blocks'] = true;
		}
		foreach ( self::ARGUMENTS as $from => $to ) {
			if ( isset( $metadata[ $from ] ) ) {
				$settings[ $to ] = $metadata[ $from ];
			}
		}
		if ( isset( $metadata['style'] ) ) {
			$settings['style_handles'] = [ self::style_handle( $name ) ];
		}
		if ( isset( $metadata['viewScript'] ) ) {
			$settings['view_script_handles'] = [ self::view_handle( $name ) ];
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a filter of WordPress.
		$filtered = apply_filters( 'block_type_metadata_settings', $settings, $metadata );
		/** @var array<string, mixed> $settings */
		$settings = is_array( $filtered ) ? $filtered : $settings;
		return $settings;
	}
}
