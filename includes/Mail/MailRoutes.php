<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Database\TableWarning;
use Rueda\Support\Http\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes for admins: the list of failed emails, and "Send again". */
final class MailRoutes {
	public function __construct( private Outbox $outbox ) {}

	public function register(): void {
		$may = [ $this, 'may' ];
		// The answer is a list in the shape that Outbox::emails_about() returns, newest first, with at most 50 entries.
		RestRoute::add( '/mails/failed', WP_REST_Server::READABLE, [ $this, 'failed' ], $may );
		// The answer says whether the email was `sent`, and its `state`: 'waiting', 'held', 'sent' or 'failed'.
		$id = [ 'id' => [ 'type' => 'integer', 'minimum' => 1 ] ];
		RestRoute::add( '/mails/(?P<id>\d+)/again', WP_REST_Server::CREATABLE, [ $this, 'send_again' ], $may, $id );
	}

	/** Only admins may use the routes, because the answers contain recipients of all kinds of emails. */
	public function may(): bool {
		return current_user_can( 'manage_options' );
	}

	public function failed(): WP_REST_Response|WP_Error {
		// An empty list would mean that every email was sent. The screen shows no sentence of answers from 500 up.
		$error = TableWarning::error( MailsTable::class );
		return '' === $error
			? new WP_REST_Response( $this->outbox->failed() )
			: new WP_Error( 'rueda_broken_table', $error, [ 'status' => 409 ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function send_again( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id   = $request['id'];
		$id   = is_int( $id ) ? $id : 0;
		$sent = $this->outbox->retry( $id );
		if ( ! $sent && ! in_array( $this->outbox->state( $id ), [ Ledger::WAITING, Ledger::HELD ], true ) ) {
			return new WP_Error(
				'rueda_no_mail',
				__( 'This email is no longer kept, so it cannot be sent again.', 'rueda' ),
				[ 'status' => 404 ]
			);
		}
		return $sent || Ledger::HELD !== $this->outbox->state( $id )
			? new WP_REST_Response( [ 'sent' => $sent, 'state' => $this->outbox->state( $id ) ] )
			: new WP_Error( 'rueda_mail_held', Failure::in_words( Failure::HELD ), [ 'status' => 409 ] );
	}
}
