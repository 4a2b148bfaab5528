<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Form\Check\ConfigChecks;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Building forms: what is ready-made, what the editor asks, and what is checked. */
final class FormEditorModule implements Module {

	public function __construct(
		private FormPatterns $patterns,
		private FormEditorAssets $assets,
		private ConfigChecks $checks,
		private DraftRoutes $routes
	) {}

	public function register(): void {
		$this->patterns->register();
		add_action( 'enqueue_block_editor_assets', [ $this->assets, 'enqueue' ] );
		add_filter( 'allowed_block_types_all', [ $this->assets, 'allowed_blocks' ], 10, 2 );
		add_filter( 'rueda_form_config_errors', [ $this->checks, 'add_errors' ], 10, 2 );
		add_action( 'rest_api_init', [ $this->routes, 'register' ] );
	}
}
