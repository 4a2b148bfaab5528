<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Editing wheels: the patterns, the editor's files, and a route that checks links. */
final class WheelEditorModule extends Module {
	public function register(): void {
		// Only editors need patterns, so a visitor's page does not read their nine files.
		add_action( 'admin_init', [ $this, 'register_patterns' ] );
		self::at( 'rest_api_init', [ $this, 'register_patterns' ] );
		self::at( 'rest_api_init', static fn () => ( new LinkRoute() )->register_route() );
		add_action(
			'enqueue_block_editor_assets',
			static fn () => ( new WheelEditorAssets() )->enqueue()
		);
	}

	public function register_patterns(): void {
		( new WheelPatterns() )->register_all();
	}
}
