<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * The ajax action `getCTA`: the site's call to action, for everybody. It is public, and asked for from pages that
 * come from caches, so no nonce is looked at and nobody is refused.
 */
final class CallToActionAnswer {

	public const ACTION = 'getCTA';

	public function __construct( private CallToActionSettings $settings ) {}

	/** @return never */
	public function send() {
		wp_send_json_success( $this->json() );
	}

	/** JSON as a text inside of the JSON of the answer: so the protocol wants it. */
	public function json(): string {
		return (string) wp_json_encode( $this->settings->read()->to_array() );
	}
}
