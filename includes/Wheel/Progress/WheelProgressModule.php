<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Wheel\WheelBlock;

defined( 'ABSPATH' ) || exit;

/** Counts how far visitors get with wheels. */
final class WheelProgressModule implements Module {

	public function __construct(
		private WheelProgress $progress,
		private WheelProgressRoute $route,
		private ViewScripts $views,
		private WheelOfLife $peer
	) {}

	public function register(): void {
		add_action( 'deleted_post', [ $this->progress, 'forget' ], 10, 2 );
		// Which plugins are active is known once all are loaded.
		add_action( 'init', [ $this, 'listen' ] );
	}

	/** While the peer is active, its server answers, and its runs are not ours to count. */
	public function listen(): void {
		if ( $this->peer->is_active() ) {
			return;
		}
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $who ) {
			add_action( $who . WheelProgressRoute::ACTION, [ $this->route, 'receive' ] );
		}
		add_action( 'wp_print_footer_scripts', [ $this, 'print_address' ], 8 );
	}

	/** Where pages with a wheel tell it. A page without this tells nobody. */
	public function print_address(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( WheelBlock::NAME );
		if ( [] === array_intersect( $type->view_script_handles ?? [], $this->views->on_this_page() ) ) {
			return;
		}
		$address = add_query_arg( 'action', WheelProgressRoute::ACTION, admin_url( 'admin-ajax.php' ) );
		wp_print_inline_script_tag(
			'var ruedaProgress = ' . wp_json_encode( $address, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			[ 'id' => 'rueda-wheel-progress' ]
		);
	}
}
