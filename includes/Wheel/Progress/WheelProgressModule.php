<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Rueda\Blocks\BlocksModule;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Support\RateLimiter;
use Rueda\Wheel\WheelBlock;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** Counts how far visitors get with wheels. */
final class WheelProgressModule extends Module {
	public function register(): void {
		add_action( 'deleted_post', [ WheelProgress::class, 'forget' ], 10, 2 );
		add_action( 'save_post_' . WheelPostType::NAME, [ WheelProgress::class, 'forget_former' ], 10, 2 );
		// Which plugins are active is known once all are loaded.
		self::at( 'init', [ $this, 'listen' ] );
	}

	/** While the plugin Wheel of Life is active, it runs the wheels, and they are not counted. */
	public function listen(): void {
		if ( WheelOfLife::is_active() ) {
			return;
		}
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $who ) {
			add_action( $who . WheelProgressRoute::ACTION, fn () => $this->route()->receive() );
		}
		add_action( 'wp_print_footer_scripts', [ $this, 'print_address' ], 8 );
	}

	/** Prints the address to which pages with a wheel send how far visitors get; other pages send nothing. */
	public function print_address(): void {
		if ( ! $this->modules->get( BlocksModule::class )->views()->is_on_this_page( WheelBlock::NAME ) ) {
			return;
		}
		$address = add_query_arg( 'action', WheelProgressRoute::ACTION, admin_url( 'admin-ajax.php' ) );
		wp_print_inline_script_tag(
			'var ruedaProgress = ' . wp_json_encode( $address, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			[ 'id' => 'rueda-wheel-progress' ]
		);
	}

	private function route(): WheelProgressRoute {
		return new WheelProgressRoute(
			new RateLimiter( $this->modules->clock(), 'wheel-progress', 120, 10 * MINUTE_IN_SECONDS )
		);
	}
}
