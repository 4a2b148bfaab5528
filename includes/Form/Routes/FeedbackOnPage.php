<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Form\Protocol\Outcome;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\Http\Uncached;
use Rueda\Support\Read;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Receives a form that a script posts to its page because something refused its call to the REST route. The answer is
 * that of the route.
 */
final class FeedbackOnPage {
	public function __construct( private FeedbackRoutes $routes, private RefusedCalls $refused ) {}

	public static function is_asked(): bool {
		// phpcs:disable WordPress.Security -- only looks whether names are there.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			&& isset( $_POST['_wpcf7'], $_POST[ RefusedCalls::FIELD ] );
		// phpcs:enable
	}

	public function answer(): WP_REST_Response {
		// phpcs:ignore WordPress.Security -- cached pages have no valid nonce; the handler checks all.
		$body    = (array) wp_unslash( $_POST );
		$request = new WP_REST_Request( 'POST' );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$request->set_header( 'content_type', Read::string( $_SERVER['CONTENT_TYPE'] ?? '' ) );
		$request->set_url_params( [ 'id' => Read::whole( $body, '_wpcf7' ) ?? 0 ] );
		$request->set_body_params( $body );
		// phpcs:ignore WordPress.Security.NonceVerification -- as above.
		$request->set_file_params( $_FILES ); // @phpstan-ignore-line -- the route takes nothing in it for granted.
		$answer = $this->routes->answer_to( $request );
		if ( is_wp_error( $answer ) ) {
			return rest_convert_error_to_response( $answer );
		}
		// Anyone can claim that a call was refused; only a message that was accepted is believed.
		if ( Outcome::MAIL_SENT === Read::at( $answer->get_data(), 'status' ) ) {
			$this->refused->note( FeedbackRoutes::name_space() . '/', $body[ RefusedCalls::FIELD ] ?? '' );
		}
		return $answer;
	}

	/** @return never */
	public function send() {
		$answer = $this->answer();
		Uncached::send();
		$headers = headers_sent() ? [] : array_filter( $answer->get_headers(), 'is_string' );
		foreach ( $headers as $name => $value ) {
			header( "$name: $value" );
		}
		wp_send_json( $answer->get_data(), $answer->get_status() );
	}
}
