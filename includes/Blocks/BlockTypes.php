<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Rueda\Support\Admin\EditorScript;
use WP_Block_Supports;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Registers every block that was built as an editor needs it: with titles, scripts and styles. Pages of visitors have
 * the lighter types of PageBlocks. A new block is a new folder; nothing here has to know its name.
 */
final class BlockTypes {
	private bool $are_registered = false;

	/**
	 * @param string                       $folder  The plugin's own, with a slash at its end.
	 * @param callable( string ): callable $printer Returns the render callback of the block with that name.
	 */
	public function __construct( private ViewScripts $views, private string $folder, private $printer ) {}

	/** Registers the types once in a request, even if the current user changes. */
	public function register_all(): void {
		if ( $this->are_registered ) {
			return;
		}
		$this->are_registered = true;

		$registry = WP_Block_Type_Registry::get_instance();
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( $this->folder . 'build/blocks', $this->folder . 'build/blocks.php' );
		}
		$this->views->register_loader();
		EditorScript::register();
		// WordPress finds the files of a block by the place of its metadata.
		$blocks = wp_normalize_path( (string) realpath( $this->folder . 'build/blocks' ) );
		foreach ( $this->views->blocks() as $folder => $metadata ) {
			$name = $metadata['name'];
			if ( $registry->is_registered( $name ) ) {
				$registry->unregister( $name );
			}
			$this->register( $name, $blocks . '/' . $folder );
		}
		if ( did_action( 'init' ) > 0 ) {
			// WordPress adds the attributes of what blocks support only once, at `init`, to the types that are there.
			WP_Block_Supports::init();
		}
	}

	private function register( string $name, string $folder ): void {
		$type = register_block_type(
			$folder,
			[
				'render_callback'   => ( $this->printer )( $name ),
				'skip_inner_blocks' => in_array( $name, PageBlocks::PRINTS_CONTENT, true ),
			]
		);
		if ( false === $type ) {
			return;
		}
		foreach ( $type->editor_script_handles as $handle ) {
			// Core has set the text domain already, but not the folder in which our files lie.
			wp_set_script_translations( $handle, 'rueda', $this->folder . 'languages' );
		}
		foreach ( $type->view_script_handles as $handle ) {
			$this->views->depend_on_loader( $handle );
		}
		foreach ( array_merge( $type->style_handles, $type->editor_style_handles ) as $handle ) {
			$this->views->set_style_version( $handle );
		}
	}
}
