<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\WheelOfLife;
use Rueda\Support\Names;

defined( 'ABSPATH' ) || exit;

/** What a page with a call to action loads: its style, and the small script that counts presses. */
final class CallToActionAssets {
	private const SCRIPT = 'rueda-cta-clicks';

	public function __construct( private ViewScripts $views ) {}

	/** While the plugin Wheel of Life is active, presses are not counted. */
	private function register_script(): void {
		if ( WheelOfLife::is_active() || wp_script_is( self::SCRIPT, 'registered' ) ) {
			return;
		}
		wp_register_script(
			self::SCRIPT,
			RUEDA_URL . 'build/blocks/call-to-action/view.js',
			[],
			RUEDA_VERSION,
			[ 'strategy' => 'defer', 'in_footer' => true ]
		);
		$address = add_query_arg( 'action', CallToActionClickRoute::ACTION, admin_url( 'admin-ajax.php' ) );
		$printed = wp_json_encode( $address, JSON_HEX_TAG | JSON_HEX_AMP );
		wp_add_inline_script( self::SCRIPT, "var ruedaClicks = $printed;", 'before' );
	}

	public function enqueue(): void {
		$this->views->enqueue_styles( CallToActionBlock::NAME );
		$this->register_script();
		if ( wp_script_is( self::SCRIPT, 'registered' ) ) {
			wp_enqueue_script( self::SCRIPT );
		}
	}

	/** A wheel's script draws the call to action at the end of a run, so its style need not be in the head. */
	public function enqueue_with_wheels(): void {
		if ( $this->views->is_on_this_page( Names::WHEEL_BLOCK ) ) {
			$this->enqueue();
		}
	}
}
