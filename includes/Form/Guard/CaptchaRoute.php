<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Support\Http\RestRoute;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Serves the image of a captcha. The address ends in the number that the form sends back. */
final class CaptchaRoute {
	/** @param callable(): Captcha $captcha Builds the captcha; it is called only if an image is requested. */
	public function __construct( private $captcha ) {}

	public function register(): void {
		RestRoute::add(
			'/forms/(?P<id>\d+)/captcha/(?P<field>[^/]+)/(?P<number>\d{20})\.png',
			WP_REST_Server::READABLE,
			[ $this, 'answer' ],
			'__return_true'
		);
		add_filter( 'rest_pre_serve_request', [ $this, 'serve' ], 10, 2 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$params  = $request->get_url_params();
		$letters = ( $this->captcha )()->letters(
			(int) Read::text( $params, 'id' ),
			rawurldecode( Read::text( $params, 'field' ) ),
			Read::text( $params, 'number' )
		);
		$png     = null === $letters ? '' : CaptchaPicture::draw( $letters );
		if ( '' === $png ) {
			return new WP_Error(
				'rueda_no_picture',
				__( 'This image is no longer available.', 'rueda' ),
				[ 'status' => 404 ]
			);
		}
		$answer = new WP_REST_Response( $png );
		$answer->header( 'Content-Type', 'image/png' );
		$answer->header( 'Cache-Control', 'no-store, private' );
		return $answer;
	}

	/** Prints the image itself, since WordPress would encode it as JSON. */
	public function serve( mixed $is_served, mixed $answer ): mixed {
		$headers = $answer instanceof WP_REST_Response ? $answer->get_headers() : [];
		$data    = $answer instanceof WP_REST_Response ? $answer->get_data() : null;
		if (
			true === $is_served
			|| 'image/png' !== ( $headers['Content-Type'] ?? '' )
			|| ! is_string( $data )
			|| ! str_starts_with( $data, "\x89PNG" )
		) {
			return $is_served;
		}
		echo $data; // phpcs:ignore WordPress.Security.EscapeOutput -- a PNG, which escaping would break.
		return true;
	}
}
