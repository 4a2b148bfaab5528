<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Library\StarterKits;
use Rueda\Kit\Library\StoredKits;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes for the kits of this site and its imports so far. */
final class LibraryRoutes {
	public function __construct( private ImportParts $imports ) {}

	public function register(): void {
		$id = [ 'type' => 'string', 'default' => '', 'pattern' => '^([0-9a-f]{32})?$' ];
		KitRoute::add( '/library', WP_REST_Server::READABLE, [ $this, 'list' ] );
		KitRoute::add( '/library', WP_REST_Server::DELETABLE, [ $this, 'delete' ], [ 'id' => $id, 'run' => $id ] );
	}

	public function list(): WP_REST_Response {
		$kits = [ 'starter' => StarterKits::all(), 'saved' => StoredKits::all() ];
		return new WP_REST_Response( $kits + $this->imports->runs() );
	}

	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return KitRoute::answer(
			function () use ( $request ): WP_REST_Response {
				$run = Read::string( $request['run'] );
				if ( '' === $run ) {
					StoredKits::delete( Read::string( $request['id'] ) );
				} else {
					$this->imports->importer()->forget( $run );
				}
				return new WP_REST_Response( [ 'deleted' => true ] );
			}
		);
	}
}
