<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Support\Admin\BlockEditor;
use Rueda\Support\Admin\ScreenScript;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Editing wheels: the patterns, the editor's files, and a route that checks links. */
final class WheelEditorModule extends Module {
	private const SCRIPT = 'rueda-admin-wheel-editor';

	/** The script of each of these blocks also has the older block that it replaces. */
	private const BLOCKS = [ WheelBlock::NAME, 'rueda/add-wheels', 'rueda/area' ];

	public static function hooks(): array {
		return [
			'user'                => [
				[ 'init', 'use_block_editor', 10, 0 ],
				// Only editors need patterns, so a visitor's page does not read their nine files.
				[ 'admin_init', 'WheelPatterns.register_all', 10, 0 ],
				[ 'rest_api_init', 'WheelPatterns.register_all', 10, 0 ],
				[ 'enqueue_block_editor_assets', 'enqueue', 10, 0 ],
			],
			'rest /rueda/v1/link' => [ [ 'rest_api_init', 'LinkRoute.register_route', 10, 0 ] ],
		];
	}

	public function use_block_editor(): void {
		( new BlockEditor( WheelPostType::NAME ) )->register();
	}

	/** What the editor loads besides the blocks: the settings and the checks of a wheel, while one is edited. */
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
