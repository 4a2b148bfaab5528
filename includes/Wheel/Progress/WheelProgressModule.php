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
	public static function hooks(): array {
		return [
			'every'                     => [
				[ 'deleted_post', 'WheelProgress.forget', 10, 2 ],
				[ 'save_post_' . WheelPostType::NAME, 'WheelProgress.forget_former', 10, 2 ],
			],
			'ajax'                      => [
				[ 'wp_ajax_' . WheelProgressRoute::ACTION, 'receive', 10, 0 ],
				[ 'wp_ajax_nopriv_' . WheelProgressRoute::ACTION, 'receive', 10, 0 ],
			],
			'block ' . WheelBlock::NAME => [ [ 'wp_print_footer_scripts', 'print_address', 8, 0 ] ],
		];
	}

	/** While the plugin Wheel of Life is active, it runs the wheels, and they are not counted. */
	public function receive(): void {
		if ( ! WheelOfLife::is_active() ) {
			$this->route()->receive();
		}
	}

	/** Prints the address to which pages with a wheel send how far visitors get; other pages send nothing. */
	public function print_address(): void {
		$views = $this->modules->get( BlocksModule::class )->views();
		if ( WheelOfLife::is_active() || ! $views->is_on_this_page( WheelBlock::NAME ) ) {
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
