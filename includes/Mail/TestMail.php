<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;
use WP_Error;
use WP_REST_Response;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Sends a test email to the user who is logged in, at most ten in an hour, and returns the result at once. */
final class TestMail {
	private const MOST = 10;

	private RateLimiter $limiter;

	/** @param string $name What is tested. Each name has its own limit. */
	public function __construct( private Outbox $outbox, Clock $clock, string $name ) {
		$this->limiter = new RateLimiter( $clock, $name, self::MOST, HOUR_IN_SECONDS );
	}

	/**
	 * Sends the test and says what became of it, for REST.
	 *
	 * @param callable( WP_User ): (int|string) $send    Uses send() and returns its id, or says why there is no email.
	 * @param string                            $unknown What is said when the mailer gave no reason for its failure.
	 */
	public function answer( callable $send, string $unknown = '' ): WP_REST_Response|WP_Error {
		$user    = wp_get_current_user();
		$refusal = $this->refusal( $user );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$id = $send( $user );
		if ( is_string( $id ) ) {
			return new WP_REST_Response( [ 'sent' => false, 'to' => '', 'error' => $id ] );
		}
		$error = $this->error( $id, $user );
		return new WP_REST_Response(
			[
				'sent'  => null === $error,
				'to'    => $user->user_email,
				'error' => '' === $error ? $unknown : (string) $error,
			]
		);
	}

	/** Why this user gets no test now; null when a test may be sent, which then counts towards the limit. */
	public function refusal( WP_User $user ): WP_Error|WP_REST_Response|null {
		if ( false === is_email( $user->user_email ) ) {
			return new WP_Error(
				'rueda_no_address',
				__( 'Your profile has no email address to send the test to.', 'rueda' ),
				[ 'status' => 400 ]
			);
		}
		return $this->limiter->take( 'user ' . $user->ID ) ? null : $this->too_many( 'user ' . $user->ID );
	}

	/** @return int The email's id in the ledger. */
	public function send( Letter $letter ): int {
		return $this->outbox->send( $letter );
	}

	/** Null when the email was sent, otherwise the reason, which is empty when the mailer gave none. */
	public function error( int $mail_id, WP_User $user ): ?string {
		if ( 'sent' === $this->outbox->state( $mail_id ) ) {
			return null;
		}
		$error = $this->outbox->emails_about( Letter::TEST, $user->ID )[0]['error']
			?? __( 'The email could not be recorded.', 'rueda' );
		// A test that arrives hours later would only confuse the person who asked for it.
		$this->outbox->forget( Letter::TEST, $user->ID );
		return $error;
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
		$answer->header( 'Retry-After', (string) $this->limiter->seconds_left( $whom ) );
		return $answer;
	}
}
