<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a call of a visitor's script that was posted to a page, because a firewall or the like refused it at
 * admin-ajax. The answer is that of admin-ajax, with the same checks.
 */
final class AjaxOnPage extends Module {
	private const ACTIONS = [ 'rest-nonce', 'getCTA', 'getSocialShare', 'saveWheelReport', 'sendMyWheelEmail' ];

	public static function hooks(): array {
		return [ 'post' => [ [ 'template_redirect', 'answer', 0, 0 ] ] ];
	}

	/** Ends the request if it is such a call. */
	public function answer(): void {
		$call   = new AjaxCall();
		$action = $call->text( 'action' ) ?? '';
		if ( ! $call->has( RefusedCalls::FIELD ) || ! in_array( $action, self::ACTIONS, true ) ) {
			return;
		}
		$this->modules->add( 'ajax' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		do_action( 'wp_ajax_nopriv_' . $action );
		remove_filter( 'wp_doing_ajax', '__return_true' );
	}
}
