<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Blocks\BlocksModule;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/** Calls to action: the site's setting, the Ajax actions for visitors, the block, and the count of presses. */
final class CallToActionModule extends Module {
	private ?CallToActionAssets $assets = null;

	public function register(): void {
		self::at( 'init', [ CallToActionSettings::class, 'register' ] );
		$this->modules->get( BlocksModule::class )->set_printer(
			CallToActionBlock::NAME,
			self::later( fn () => new CallToActionBlock( $this->choice(), $this->markup() ), 'render' )
		);
		add_action( 'wp_print_footer_scripts', fn () => $this->assets()->enqueue_with_wheels(), 8 );
		// This runs after the screen's own script is enqueued, because it adds data to that script.
		add_action( 'admin_enqueue_scripts', self::later( static fn () => new CallToActionScreen(), 'enqueue' ), 11 );
		add_action( 'deleted_post', self::later( static fn () => new CallToActionClicks(), 'forget' ), 10, 2 );
		// Which plugins are active is known once all are loaded.
		self::at( 'init', [ $this, 'answer_visitors' ] );
	}

	/** While the plugin Wheel of Life is active, it answers these calls, and presses on its pages are not counted. */
	public function answer_visitors(): void {
		if ( WheelOfLife::is_active() ) {
			return;
		}
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $who ) {
			// Public, and asked for from pages that come from caches: no nonce is checked and nobody is refused.
			add_action( $who . 'getCTA', static fn () => wp_send_json_success( CallToActionSettings::json() ) );
			add_action( $who . CallToActionClickRoute::ACTION, fn () => $this->click_route()->receive() );
		}
		if ( ! wp_doing_ajax() ) {
			$this->assets()->register_script();
		}
	}

	public function markup(): CallToActionMarkup {
		return new CallToActionMarkup( $this->choice(), $this->assets() );
	}

	private function choice(): CallToActionChoice {
		return new CallToActionChoice();
	}

	private function assets(): CallToActionAssets {
		return $this->assets ??= new CallToActionAssets( $this->modules->get( BlocksModule::class )->views() );
	}

	private function click_route(): CallToActionClickRoute {
		return new CallToActionClickRoute(
			new CallToActionClicks(),
			new RateLimiter( $this->modules->clock(), 'cta-click', 60, 10 * MINUTE_IN_SECONDS )
		);
	}
}
