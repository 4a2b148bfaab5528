<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Mail\TestMail;
use Rueda\Support\Clock;
use Rueda\Support\Http\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Routes for the screen on which an admin writes the texts of a report's email. Both take `template`, an object like
 * the option rueda_settings_mail, so that texts can be tried before they are saved; without it the saved ones are used.
 *
 * POST rueda/v1/report-mail/preview → { subject, html, text, defaults: { subject, greeting, before, after, sign_off } }
 * POST rueda/v1/report-mail/test    → { sent, to, error }; 429 after ten in an hour
 */
final class TemplateRoutes {
	public function __construct(
		private ReportLetters $letters,
		private TestMail $tests,
		private Clock $clock
	) {}

	public function register(): void {
		$may  = static fn (): bool => current_user_can( 'manage_options' );
		$args = [ 'template' => ReportMailTexts::schema() ];
		RestRoute::add( '/report-mail/preview', WP_REST_Server::CREATABLE, [ $this, 'preview' ], $may, $args );
		RestRoute::add( '/report-mail/test', WP_REST_Server::CREATABLE, [ $this, 'test' ], $may, $args );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function preview( WP_REST_Request $request ): WP_REST_Response {
		$name  = wp_get_current_user()->display_name;
		$shown = $this->letters->preview( $this->clock->now(), $this->template( $request ), $name );
		return new WP_REST_Response( $shown + [ 'defaults' => ReportMailTexts::defaults() ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->tests->answer(
			fn ( WP_User $user ): int => $this->letters->try_out(
				$this->clock->now(),
				$this->template( $request ),
				$user,
				[ $this->tests, 'send' ]
			)
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function template( WP_REST_Request $request ): ReportMailTexts {
		$template = $request['template'];
		return is_array( $template ) ? ReportMailTexts::from_values( $template ) : ReportMailTexts::stored();
	}
}
