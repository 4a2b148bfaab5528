<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Compat\WheelOfLife;
use Rueda\Support\Admin\ScreenScript;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** What the editor loads besides the blocks: the settings and the checks of a wheel, while one is edited. */
final class WheelEditorAssets {
	public const SCRIPT = 'rueda-admin-wheel-editor';

	/** The script of each of these blocks also has the older block that it replaces. */
	private const BLOCKS = [ WheelBlock::NAME, 'rueda/add-wheels', 'rueda/area' ];

	public function enqueue(): void {
		// While the plugin Wheel of Life is active, it has the older blocks and edits wheels itself.
		if ( WheelOfLife::is_active() ) {
			return;
		}
		$this->hand_over_older_blocks();
		$screen = get_current_screen();
		if ( null !== $screen && WheelPostType::NAME === $screen->post_type ) {
			ScreenScript::enqueue( self::SCRIPT, 'wheel-editor' );
		}
	}

	private function hand_over_older_blocks(): void {
		foreach ( self::BLOCKS as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			foreach ( $type->editor_script_handles ?? [] as $handle ) {
				wp_add_inline_script( $handle, 'window.ruedaOlderBlocks = true;', 'before' );
			}
		}
	}
}
