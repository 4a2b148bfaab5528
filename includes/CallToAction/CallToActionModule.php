<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Blocks\BlocksModule;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Support\Names;
use Rueda\Support\RateLimiter;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Calls to action: the site's setting, the Ajax actions for visitors, the block, and the count of presses. */
final class CallToActionModule extends Module {
	private ?CallToActionAssets $assets = null;

	public static function prints(): array {
		return [ CallToActionBlock::NAME => 'print_block' ];
	}

	public static function hooks(): array {
		return [
			'every'                       => [
				[ 'deleted_post', 'CallToActionClicks.forget', 10, 2 ],
			],
			'user'                        => [
				[ 'init', 'CallToActionSettings.register', 10, 0 ],
				// This runs after the screen's own script is enqueued, because it adds data to that script.
				[ 'admin_enqueue_scripts', 'CallToActionScreen.enqueue', 11 ],
			],
			'ajax'                        => [
				[ 'wp_ajax_getCTA', 'answer', 10, 0 ],
				[ 'wp_ajax_nopriv_getCTA', 'answer', 10, 0 ],
				[ 'wp_ajax_' . CallToActionClickRoute::ACTION, 'receive_click', 10, 0 ],
				[ 'wp_ajax_nopriv_' . CallToActionClickRoute::ACTION, 'receive_click', 10, 0 ],
			],
			'rest /wp/v2/settings'        => [ [ 'rest_api_init', 'CallToActionSettings.register', 10, 0 ] ],
			'block ' . Names::WHEEL_BLOCK => [ [ 'wp_print_footer_scripts', 'assets.enqueue_with_wheels', 8, 0 ] ],
		];
	}

	/**
	 * Public, and asked for from pages that come from caches: no nonce is checked and nobody is refused. While the
	 * plugin Wheel of Life is active, it answers.
	 */
	public function answer(): void {
		if ( ! WheelOfLife::is_active() ) {
			wp_send_json_success( CallToActionSettings::json() );
		}
	}

	/** Presses on pages of the plugin Wheel of Life are not counted. */
	public function receive_click(): void {
		if ( ! WheelOfLife::is_active() ) {
			$this->click_route()->receive();
		}
	}

	/** @param array<string, mixed> $attributes */
	public function print_block( array $attributes, string $content, WP_Block $block ): string {
		return ( new CallToActionBlock( $this->choice(), $this->markup() ) )->render( $attributes, $content, $block );
	}

	public function markup(): CallToActionMarkup {
		return new CallToActionMarkup( $this->choice(), $this->assets() );
	}

	private function choice(): CallToActionChoice {
		return new CallToActionChoice();
	}

	public function assets(): CallToActionAssets {
		return $this->assets ??= new CallToActionAssets( $this->modules->get( BlocksModule::class )->views() );
	}

	private function click_route(): CallToActionClickRoute {
		return new CallToActionClickRoute(
			new CallToActionClicks(),
			new RateLimiter( $this->modules->clock(), 'cta-click', 60, 10 * MINUTE_IN_SECONDS )
		);
	}
}
