<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A fresh REST nonce for visitors. WordPress answers `rest-nonce` to the logged-in alone, so a page
 * that lay in a cache for longer than its nonce lives could never call the server again.
 */
final class RestNonce extends Module {
	public function register(): void {
		add_action( 'wp_ajax_nopriv_rest-nonce', [ $this, 'answer' ] );
	}

	/** @return never */
	public function answer() {
		nocache_headers();
		if ( ! headers_sent() ) {
			// WordPress 6.5 says "no-store" to the logged-in alone, and some caches need it said.
			header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		}
		wp_die( esc_html( wp_create_nonce( 'wp_rest' ) ), '', [ 'response' => 200 ] );
	}
}
