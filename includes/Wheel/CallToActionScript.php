<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\ViewScripts;

/**
 * Tells the server that a button was pressed, while the link does what links do. So small that it stands in the
 * page itself: no request, no React. Without it nothing is counted and everything works.
 */
final class CallToActionScript {

	public const HANDLE = 'rueda-cta-clicks';

	/** Also presses of the middle button, which open a tab. `sendBeacon` survives leaving the page. */
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

	public function register(): void {
		wp_register_script( self::HANDLE, false, [], RUEDA_VERSION, true );
		$address = add_query_arg( 'action', CallToActionClickRoute::ACTION, admin_url( 'admin-ajax.php' ) );
		wp_add_inline_script( self::HANDLE, sprintf( self::squeezed(), wp_json_encode( $address, JSON_HEX_TAG | JSON_HEX_AMP ) ) );
	}

	/** A wheel shows its call to action at its end, drawn by a script. */
	public function enqueue_with_wheels(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( WheelBlock::NAME );
		if ( [] !== array_intersect( $type->view_script_handles ?? [], $this->views->on_this_page() ) ) {
			wp_enqueue_script( self::HANDLE );
		}
	}

	private static function squeezed(): string {
		return (string) preg_replace( '/\s*\n\s*/', ' ', self::SOURCE );
	}
}
