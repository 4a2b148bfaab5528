<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Mail\MailRoutes as LedgerRoutes;
use Rueda\Mail\TestMail;
use Rueda\Support\Clock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Routes for the screen on which an admin writes the texts of a report's email. Both take `template`, an object like
 * the option rueda_settings_mail, so that texts can be tried before they are saved; without it the saved ones are used.
 *
 * POST rueda/v1/report-mail/preview → { subject, html, text, defaults: { subject, greeting, before, after, sign_off } }
 * POST rueda/v1/report-mail/test    → { sent: true, to } or { sent: false, to, error }; 429 after ten in an hour
 */
final class TemplateRoutes {
	public function __construct(
		private ReportLetters $letters,
		private TestMail $tests,
		private Clock $clock
	) {}

	public function register(): void {
		foreach ( [ 'preview', 'test' ] as $name ) {
			register_rest_route(
				LedgerRoutes::SPACE,
				'/report-mail/' . $name,
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'args'                => [ 'template' => MailTemplate::schema() ],
					'callback'            => [ $this, $name ],
					'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
				]
			);
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function preview( WP_REST_Request $request ): WP_REST_Response {
		$name  = wp_get_current_user()->display_name;
		$shown = $this->letters->preview( $this->clock->now(), $this->template( $request ), $name );
		return new WP_REST_Response( $shown + [ 'defaults' => MailTemplate::defaults() ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$user    = wp_get_current_user();
		$refusal = $this->tests->refusal( $user );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$send  = [ $this->tests, 'send' ];
		$id    = $this->letters->try_out( $this->clock->now(), $this->template( $request ), $user, $send );
		$error = $this->tests->error( $id, $user );
		return new WP_REST_Response(
			[ 'sent' => null === $error, 'to' => $user->user_email ] + ( null === $error ? [] : [ 'error' => $error ] )
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function template( WP_REST_Request $request ): MailTemplate {
		$template = $request['template'];
		return is_array( $template ) ? MailTemplate::read( $template ) : MailTemplate::stored();
	}
}
