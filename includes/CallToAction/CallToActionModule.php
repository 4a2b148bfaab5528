<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Compat\WheelOfLife;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Calls to action: the site's setting, what visitors ask for, the block, and counting presses. */
final class CallToActionModule implements Module {

	public function __construct(
		private CallToActionSettings $settings,
		private CallToActionAnswer $answer,
		private CallToActionBlock $block,
		private CallToActionClicks $clicks,
		private CallToActionClickRoute $route,
		private CallToActionAssets $assets,
		private CallToActionScreen $screen,
		private WheelOfLife $peer
	) {}

	public function register(): void {
		add_action( 'init', [ $this->settings, 'register' ] );
		add_filter( 'register_block_type_args', [ $this, 'render_by_class' ], 10, 2 );
		add_action( 'wp_print_footer_scripts', [ $this->assets, 'enqueue_with_wheels' ], 8 );
		// After the screen's own script, which it adds to.
		add_action( 'admin_enqueue_scripts', [ $this->screen, 'enqueue' ], 11 );
		add_action( 'deleted_post', [ $this->clicks, 'forget' ] );
		// Which plugins are active is known once all are loaded.
		add_action( 'init', [ $this, 'answer_visitors' ] );
	}

	/** While the peer is active, its server answers, and pages that are its own are not ours to count. */
	public function answer_visitors(): void {
		if ( $this->peer->is_active() ) {
			return;
		}
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $who ) {
			add_action( $who . CallToActionAnswer::ACTION, [ $this->answer, 'send' ] );
			add_action( $who . CallToActionClickRoute::ACTION, [ $this->route, 'receive' ] );
		}
		$this->assets->register_script();
	}

	/**
	 * The block is printed by a class with collaborators; a render file would have to build them itself.
	 *
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	public function render_by_class( array $args, string $name ): array {
		if ( CallToActionBlock::NAME === $name ) {
			$args['render_callback'] = [ $this->block, 'render' ];
		}
		return $args;
	}
}
