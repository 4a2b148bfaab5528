<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\KitError;
use Rueda\Kit\Library\StoredKits;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes for the kits of this site and its imports so far. */
final class LibraryRoutes {
	/**
	 * @param \Closure(): list<array<string, mixed>>                                               $starters
	 * @param \Closure(): array{runs: list<array<string, mixed>>, current: array<string, mixed>|null} $runs
	 * @param \Closure( string ): void                                                             $delete_run
	 *        Deletes the report of a run, or throws a KitError.
	 */
	public function __construct( private \Closure $starters, private \Closure $runs, private \Closure $delete_run ) {}

	public function register(): void {
		$id = [
			'type'    => 'string',
			'default' => '',
			'pattern' => '^([0-9a-f]{32})?$',
		];
		register_rest_route(
			Answers::NAMESPACE,
			'/kits/library',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => [ Answers::class, 'may' ],
				],
				[
					'methods'             => WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => [ Answers::class, 'may' ],
					'args'                => [
						'id'  => $id,
						'run' => $id,
					],
				],
			]
		);
	}

	public function list(): WP_REST_Response {
		return new WP_REST_Response(
			[
				'starter' => ( $this->starters )(),
				'saved'   => StoredKits::all(),
			] + ( $this->runs )()
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return Answers::of(
			function () use ( $request ): WP_REST_Response {
				$run = Read::string( $request['run'] );
				if ( '' === $run ) {
					StoredKits::delete( Read::string( $request['id'] ) );
				} else {
					( $this->delete_run )( $run );
				}
				return new WP_REST_Response( [ 'deleted' => true ] );
			}
		);
	}
}
