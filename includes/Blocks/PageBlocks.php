<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Rueda\Modules;
use WP_Block;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/**
 * The types of our blocks on visitors' pages. WordPress works through every block type on each page, whatever that
 * shows, so a type is registered when a block of it is about to be printed. Editors have whole types: see BlockTypes.
 *
 * @phpstan-type Metadata array{name: non-falsy-string, viewScript?: string, style?: string, ...}
 */
final class PageBlocks {
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

	/** @var array<string, WP_Block_Type> Types that are registered only while the form around them is printed. */
	private array $inner = [];

	private bool $are_all_wanted = false;

	public function __construct( private Modules $modules ) {}

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

	/** @param list<string>|null $names Null for all blocks. */
	public function register( ?array $names ): void {
		$this->are_all_wanted = $this->are_all_wanted || null === $names;
		if ( 0 === did_action( 'init' ) ) {
			// Where an editor needs full types, BlockTypes has registered them before this (9).
			add_action( 'init', fn () => $this->register( $names ), 10, 0 );
			return;
		}
		$new = array_filter(
			self::metadata( RUEDA_DIR ),
			static fn ( array $block ): bool => null === $names || in_array( $block['name'], $names, true )
		);
		SupportAttributes::add( $this->register_types( $new ) );
	}

	/**
	 * Prints while these types are registered, and unregisters them afterwards.
	 *
	 * @param list<string>       $names
	 * @param callable(): string $printer
	 */
	public function during( array $names, callable $printer ): string {
		$registry = WP_Block_Type_Registry::get_instance();
		$missing  = array_filter( $names, static fn ( string $name ): bool => ! $registry->is_registered( $name ) );
		foreach ( array_intersect_key( $this->inner, array_flip( $missing ) ) as $type ) {
			$registry->register( $type );
		}
		$this->register( array_values( array_diff( $missing, array_keys( $this->inner ) ) ) );
		try {
			return $printer();
		} finally {
			foreach ( $this->are_all_wanted ? [] : $missing as $name ) {
				$type = $registry->is_registered( $name ) ? $registry->unregister( $name ) : false;
				if ( false !== $type ) {
					$this->inner[ $name ] = $type;
				}
			}
		}
	}

	/**
	 * @param array<string, Metadata> $blocks
	 * @return list<WP_Block_Type>
	 */
	private function register_types( array $blocks ): array {
		$registry = WP_Block_Type_Registry::get_instance();
		$types    = [];
		foreach ( $blocks as $folder => $metadata ) {
			if ( ! $registry->is_registered( $metadata['name'] ) ) {
				/** @var array{api_version?: string} $settings */
				$settings = $this->settings( $folder, $metadata );
				$type     = $registry->register( $metadata['name'], $settings );
				if ( false !== $type ) {
					$types[] = $type;
				}
			}
		}
		return $types;
	}

	private function printer( string $name ): \Closure {
		return function ( array $given = [], string $content = '', ?WP_Block $block = null ) use ( $name ): string {
			$this->modules->begin_block( $name );
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
		$name     = $metadata['name'];
		$file     = RUEDA_DIR . "build/blocks/{$folder}/block.json";
		$filtered = self::is_filtered( 'block_type_metadata', 'wp_migrate_old_typography_shape' )
			? apply_filters( 'block_type_metadata', [ 'file' => $file ] + $metadata )
			: $metadata;
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
		$own      = [ 'WP_Duotone', 'migrate_experimental_duotone_support_flag' ];
		$filtered = self::is_filtered( 'block_type_metadata_settings', $own )
			? apply_filters( 'block_type_metadata_settings', $settings, $metadata )
			: $settings;
		/** @var array<string, mixed> $settings */
		$settings = is_array( $filtered ) ? $filtered : $settings;
		return $settings;
	}

	/** @param callable-string|array{string, string} $own WordPress's callback, which changes nothing in our blocks. */
	private static function is_filtered( string $name, string|array $own ): bool {
		/** @var array<string, WP_Hook> $hooks */
		$hooks   = $GLOBALS['wp_filter'];
		$filters = isset( $hooks[ $name ] ) ? array_merge( ...$hooks[ $name ]->callbacks ) : [];
		return count( $filters ) > ( false === has_filter( $name, $own ) ? 0 : 1 );
	}
}
