<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/** Registers every block that was built. A new block is a new folder; nothing here has to know its name. */
final class BlockTypes {
	/** @param string $folder The plugin's own, with a slash at its end. */
	public function __construct( private ViewScripts $views, private string $folder ) {}

	public function are_built(): bool {
		return is_file( $this->folder . 'build/frontend.asset.php' ) && [] !== $this->metadata_files();
	}

	public function register_all(): void {
		foreach ( $this->metadata_files() as $file ) {
			$type = register_block_type( $file );
			if ( false === $type ) {
				continue;
			}
			foreach ( $type->editor_script_handles as $handle ) {
				// Core has set the text domain already, but not the folder in which our files lie.
				wp_set_script_translations( $handle, 'rueda', $this->folder . 'languages' );
			}
			foreach ( $type->view_script_handles as $handle ) {
				$this->views->lighten( $handle );
			}
			foreach ( array_merge( $type->style_handles, $type->editor_style_handles ) as $handle ) {
				$this->set_style_version( $handle );
			}
		}
	}

	/** @return list<string> */
	private function metadata_files(): array {
		$files = glob( $this->folder . 'build/blocks/*/block.json' );
		$files = false === $files ? [] : $files;

		// The lead block's metadata lies at the top of the plugin and names files in the build.
		if ( is_file( $this->folder . 'block.json' ) && is_file( $this->folder . 'build/blocks/wheel/index.js' ) ) {
			$files[] = $this->folder . 'block.json';
		}
		return $files;
	}

	/** Without a version in block.json core gives WordPress's own, so an update of ours would show old styles. */
	private function set_style_version( string $handle ): void {
		$style = wp_styles()->query( $handle );
		if ( $style instanceof \_WP_Dependency ) {
			$style->ver = RUEDA_VERSION;
		}
	}
}
