<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Gives visitors a fresh REST nonce. WordPress answers `rest-nonce` only to users who are logged in, so a page from a
 * cache whose nonce has expired could not call the server again.
 */
final class RestNonce extends Module {
	public static function hooks(): array {
		return [ 'ajax' => [ [ 'wp_ajax_nopriv_rest-nonce', 'answer', 10, 0 ] ] ];
	}

	/** @return never */
	public function answer() {
		Uncached::send();
		wp_die( esc_html( wp_create_nonce( 'wp_rest' ) ), '', [ 'response' => 200 ] );
	}
}
