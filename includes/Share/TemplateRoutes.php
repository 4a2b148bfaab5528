<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Mail\Letter;
use Rueda\Mail\MailRoutes as LedgerRoutes;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * For the screen on which an admin writes the words of a report's mail. Both take `template`, an object like the
 * option rueda_settings_mail, so that words can be tried before they are saved; without it the saved ones are used.
 *
 * POST rueda/v1/report-mail/preview → { subject, html, text, defaults: { subject, greeting, before, after, sign_off } }
 * POST rueda/v1/report-mail/test    → { sent: true, to } or { sent: false, to, error }; 429 after ten in an hour
 */
final class TemplateRoutes {
	private RateLimiter $tests;

	public function __construct(
		private ReportLetters $letters,
		private MailSettings $settings,
		private Outbox $outbox,
		private Clock $clock
	) {
		$this->tests = new RateLimiter( $clock, 'mail_test', 10, HOUR_IN_SECONDS );
	}

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
		$shown = $this->letters->preview(
			$this->clock->now(),
			$this->template( $request ),
			wp_get_current_user()->display_name
		);
		return new WP_REST_Response( $shown + [ 'defaults' => MailTemplate::defaults() ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$user = wp_get_current_user();
		if ( false === is_email( $user->user_email ) ) {
			return new WP_Error(
				'rueda_no_address',
				__( 'Your profile has no email address to send the test to.', 'rueda' ),
				[ 'status' => 400 ]
			);
		}
		if ( ! $this->tests->take( 'user ' . $user->ID ) ) {
			return $this->too_many( 'user ' . $user->ID );
		}
		$id = $this->letters->try_out(
			$this->clock->now(),
			$this->template( $request ),
			$user,
			[ $this->outbox, 'send' ]
		);
		if ( 'sent' === $this->outbox->state( $id ) ) {
			return new WP_REST_Response(
				[
					'sent' => true,
					'to'   => $user->user_email,
				]
			);
		}
		$error = $this->outbox->of( Letter::TEST, $user->ID )[0]['error']
			?? __( 'The email could not be recorded.', 'rueda' );
		// Whoever tests wants to know now. A test that comes hours later only confuses.
		$this->outbox->forget( Letter::TEST, $user->ID );
		return new WP_REST_Response(
			[
				'sent'  => false,
				'to'    => $user->user_email,
				'error' => $error,
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function template( WP_REST_Request $request ): MailTemplate {
		$template = $request['template'];
		return is_array( $template ) ? MailTemplate::read( $template ) : $this->settings->template();
	}

	private function too_many( string $whom ): WP_REST_Response {
		$answer = new WP_REST_Response(
			[
				'code'    => 'rueda_too_many',
				'message' => __(
					'You have sent several tests already. Please wait an hour before you send another one.',
					'rueda'
				),
				'data'    => [ 'status' => 429 ],
			],
			429
		);
		$answer->header( 'Retry-After', (string) $this->tests->seconds_left( $whom ) );
		return $answer;
	}
}
