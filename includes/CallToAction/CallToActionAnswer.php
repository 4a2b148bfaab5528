<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * The ajax action `getCTA`: the site's call to action, for everybody. It is public, and asked for from pages that
 * come from caches, so no nonce is checked and nobody is refused.
 */
final class CallToActionAnswer {
	public const ACTION = 'getCTA';

	public function __construct( private CallToActionSettings $settings ) {}

	/** @return never */
	public function send() {
		wp_send_json_success( $this->json() );
	}

	/** The protocol wants JSON as a string inside the JSON of the answer. */
	public function json(): string {
		return (string) wp_json_encode( $this->settings->read()->to_array() );
	}
}
