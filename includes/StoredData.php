<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Form\Store\MessagesTable;
use Rueda\Report\ReportDeletion;
use Rueda\Support\Http\RestRoute;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Says how much visitors have sent, for admins who choose what goes with the plugin. */
final class StoredData {
	public function register_route(): void {
		RestRoute::add(
			'/stored-data',
			WP_REST_Server::READABLE,
			[ $this, 'answer' ],
			static fn (): bool => current_user_can( 'manage_options' )
		);
	}

	public function answer(): WP_REST_Response {
		// Without a condition, the database counts along its smallest index.
		$messages = 'SELECT COUNT(*) FROM ' . MessagesTable::full_name();
		return new WP_REST_Response(
			[
				'reports'  => ReportDeletion::count(),
				'messages' => (int) MessagesTable::value( $messages ),
			]
		);
	}
}
