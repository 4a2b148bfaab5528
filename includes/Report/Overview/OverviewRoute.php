<?php

declare( strict_types=1 );

namespace Rueda\Report\Overview;

use Rueda\Report\PostType;
use Rueda\Support\Http\RestRoute;
use Rueda\Wheel\WheelReader;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** The overview of a wheel, for those who may see its reports. */
final class OverviewRoute {
	public function __construct( private Overview $overview ) {}

	public function register_route(): void {
		RestRoute::add(
			'/overview/(?P<wheel>\d{1,18})',
			WP_REST_Server::READABLE,
			[ $this, 'answer' ],
			static fn (): bool => current_user_can( PostType::CAPABILITY ),
			[ 'wheel' => [ 'type' => 'integer', 'minimum' => 1 ] ]
		);
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id   = $request->get_param( 'wheel' );
		$post = is_int( $id ) ? WheelReader::visible_post( $id ) : null;
		if ( null === $post ) {
			return new WP_Error(
				'rueda_no_wheel',
				__( 'This wheel is no longer available.', 'rueda' ),
				[ 'status' => 404 ]
			);
		}
		return new WP_REST_Response( $this->overview->figures_of( WheelReader::wheel_of_post( $post ) ) );
	}
}
