<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\WheelOfLife;
use Rueda\Support\Http\AjaxCall;

defined( 'ABSPATH' ) || exit;

/** Gives scripts of pages with a wheel or a saved chart what admin-ajax needs. Other pages carry no nonce. */
final class WheelVariables {
	private const BLOCKS = [ WheelBlock::NAME, 'rueda/saved-chart' ];

	public function __construct( private ViewScripts $views, private WheelOfLife $peer ) {}

	/** Printed in the footer, when the page's blocks are known, and before its scripts. */
	public function print(): void {
		if ( $this->peer->is_active() || ! $this->views->is_on_this_page( ...self::BLOCKS ) ) {
			return;
		}
		$variables = [
			'admin_url'  => admin_url( 'admin.php' ),
			'ajax_url'   => admin_url( 'admin-ajax.php' ),
			'ajax_nonce' => wp_create_nonce( AjaxCall::NONCE ),
		];
		wp_print_inline_script_tag(
			'var wolVariablesFrontend = ' . wp_json_encode( $variables, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			[ 'id' => 'rueda-wheel-variables' ]
		);
	}
}
