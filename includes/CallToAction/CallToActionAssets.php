<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Blocks\ViewScripts;
use Rueda\Wheel\WheelBlock;

defined( 'ABSPATH' ) || exit;

/** What a page with a call to action loads: its style, and a script so small that it stands in the page itself. */
final class CallToActionAssets {

	/** Known to WordPress once the block is built. */
	private const STYLE = 'rueda-call-to-action-style';

	private const SCRIPT = 'rueda-cta-clicks';

	/**
	 * Tells the server that a button was pressed, while the link does what links do. Without it nothing is counted and
	 * everything works. Also presses of the middle button, which open a tab. `sendBeacon` survives leaving the page.
	 */
	private const SOURCE = <<<'JS'
( function ( address ) {
	function tell( event ) {
		var button = event.target.closest && event.target.closest( 'a[data-rueda-click]' );
		var cta = button && button.closest( '[data-rueda-cta]' );
		if ( cta && navigator.sendBeacon && event.button < 2 ) {
			navigator.sendBeacon( address, new URLSearchParams( { cta: cta.dataset.ruedaCta, button: button.dataset.ruedaClick } ) );
		}
	}
	document.addEventListener( 'click', tell, true );
	document.addEventListener( 'auxclick', tell, true );
} )( %s );
JS;

	public function __construct( private ViewScripts $views ) {}

	/** Only where presses are counted. */
	public function register_script(): void {
		wp_register_script( self::SCRIPT, false, [], RUEDA_VERSION, true );
		$address = add_query_arg( 'action', CallToActionClickRoute::ACTION, admin_url( 'admin-ajax.php' ) );
		wp_add_inline_script( self::SCRIPT, sprintf( self::squeezed(), wp_json_encode( $address, JSON_HEX_TAG | JSON_HEX_AMP ) ) );
	}

	public static function enqueue(): void {
		wp_enqueue_style( self::STYLE );
		if ( wp_script_is( self::SCRIPT, 'registered' ) ) {
			wp_enqueue_script( self::SCRIPT );
		}
	}

	/** A wheel shows its call to action at its end, drawn by its own script: nobody has to wait for the style in the head. */
	public function enqueue_with_wheels(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( WheelBlock::NAME );
		if ( [] !== array_intersect( $type->view_script_handles ?? [], $this->views->on_this_page() ) ) {
			self::enqueue();
		}
	}

	private static function squeezed(): string {
		return (string) preg_replace( '/\s*\n\s*/', ' ', self::SOURCE );
	}
}
