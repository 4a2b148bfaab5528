<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Support\Http\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** REST calls of owners, who have no account: their key is the permission, and it is checked with the report. */
final class OwnReport {
	public function __construct( private Reports $reports ) {}

	/**
	 * @param string                              $below What follows the report's address; empty for the report itself.
	 * @param callable                            $work
	 * @param array<string, array<string, mixed>> $args  Schemas of the parameters, by their names.
	 */
	public static function add_route( string $below, string $methods, callable $work, array $args = [] ): void {
		$owner = [ Address::OWNER => [ 'type' => 'string', 'required' => true ] ];
		RestRoute::add( '/reports/(?P<slug>[0-9a-f]{40})' . $below, $methods, $work, '__return_true', $owner + $args );
	}

	/**
	 * @param string $refusal For somebody who is not the owner.
	 * @return Report|WP_Error|WP_REST_Response The report, or the answer in place of it.
	 */
	public function find( WP_REST_Request $request, string $refusal ): Report|WP_Error|WP_REST_Response {
		$slug = $request->get_param( 'slug' );
		$slug = is_string( $slug ) ? $slug : '';
		if ( ! Address::is_owner_key( $slug, $request->get_param( Address::OWNER ) ) ) {
			return new WP_Error( 'rueda_not_yours', $refusal, [ 'status' => 403 ] );
		}
		$found = $this->reports->look_up( $slug );
		if ( null !== $found->retry_after ) {
			return new WP_REST_Response(
				[ 'code' => 'rueda_too_many', 'message' => Found::sentence(), 'data' => [ 'status' => 503 ] ],
				503,
				[ 'Retry-After' => $found->retry_after ]
			);
		}
		return $found->report ?? self::missing( Address::was_given_out( $slug ) ? 410 : 404 );
	}

	public static function missing( int $status ): WP_Error {
		return new WP_Error(
			'rueda_no_report',
			__( 'This report is no longer available.', 'rueda' ),
			[ 'status' => $status ]
		);
	}
}
