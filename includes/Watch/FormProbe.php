<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Routes\FeedbackRoutes;
use Rueda\Form\TestMessage\TestRun;
use Rueda\Form\TestMessage\TestToken;
use Rueda\Support\Clock;
use Rueda\Support\Database\Rows;
use Rueda\Support\Read;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for a form as a visitor's browser does: its page first, and then the route that takes messages, with a test
 * message if one is wanted. Otherwise what it sends is refused before anything is checked, because it names no place
 * on a page.
 *
 * @phpstan-type Found array{
 *   problem: string, page: string, status: int, error?: string, email?: string, left_out?: list<string>,
 *   refused?: list<string>
 * }
 */
final class FormProbe {
	/** What may be wrong. "" is nothing, CALM nothing that lasts, and BLIND that the server cannot ask its own site. */
	public const CALM    = 'calm';
	public const BLIND   = 'blind';
	public const NO_PAGE = 'no-page';
	public const PAGE    = 'page';
	public const MISSING = 'missing';
	public const REFUSED = 'refused';
	public const FAILED  = 'failed';
	public const SPAM    = 'spam';
	public const EMAIL   = 'email';

	/** What became of a test message that the site itself did not accept, for instance because it arrived too late. */
	public const UNTESTED = 'untested';

	private const SECONDS = 10;

	/** The server that takes a test message may have to wait for its mail server. */
	private const SECONDS_OF_TEST = 40;

	public function __construct( private Clock $clock ) {}

	/**
	 * @param string                               $known The page of the latest message; "" if there is none.
	 * @param TestToken::SEND|TestToken::STOP|null $email What becomes of the email of a test message; null for none.
	 * @return Found The status is 0 if nothing answered.
	 */
	public function look_at( Form $form, string $known, ?string $email = null ): array {
		$answer = [ 'problem' => self::NO_PAGE, 'page' => '', 'status' => 0 ];
		foreach ( array_diff( array_unique( [ $known, $this->page_with( $form->id() ) ] ), [ '' ] ) as $page ) {
			$answer = $this->ask( $form, $page, $email );
			if ( ! in_array( $answer['problem'], [ self::PAGE, self::MISSING ], true ) ) {
				break;
			}
			// The form may have moved to another page since its latest message.
		}
		return $answer;
	}

	/**
	 * @param TestToken::SEND|TestToken::STOP|null $email
	 * @return Found
	 */
	private function ask( Form $form, string $page, ?string $email ): array {
		$answer = wp_remote_get( $page, $this->arguments( self::SECONDS ) );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$told   = static fn ( string $problem, int $status ): array => [
			'problem' => $problem,
			'page'    => $page,
			'status'  => $status,
		];
		if ( 503 === $status ) {
			// The site is being maintained, which its admins know.
			return $told( self::CALM, $status );
		}
		if (
			is_wp_error( $answer )
			&& is_wp_error( wp_remote_get( home_url( '/' ), $this->arguments( self::SECONDS ) ) )
		) {
			return $told( self::BLIND, 0 );
		}
		if ( is_wp_error( $answer ) || $status >= 400 ) {
			return $told( self::PAGE, $status );
		}
		$printed = PrintedForm::in( wp_remote_retrieve_body( $answer ), (string) $form->public_id() );
		if ( null === $printed ) {
			return $told( self::MISSING, $status );
		}
		$answer = $this->send( $form, $printed, $page, $email );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( 503 === $status ) {
			return $told( self::CALM, $status );
		}
		$body = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		return $this->judge( $form, is_array( $body ) ? $body : [], $status, null !== $email )
			+ $told( self::REFUSED, $status );
	}

	/**
	 * @param TestToken::SEND|TestToken::STOP|null $email
	 * @return array<string, mixed>|WP_Error
	 */
	private function send( Form $form, PrintedForm $printed, string $page, ?string $email ): array|WP_Error {
		$route = rest_url( sprintf( '%s/contact-forms/%d/feedback', FeedbackRoutes::name_space(), $form->id() ) );
		if ( null === $email ) {
			$body = [ '_wpcf7' => $form->id(), Request::TEST => '-' ];
			return wp_remote_post( $route, [ 'body' => $body ] + $this->arguments( self::SECONDS ) );
		}
		$post      = ( new TestPost( $this->clock ) )->make( $form, $printed, $page, $email );
		$arguments = $this->arguments( self::SECONDS_OF_TEST );
		$headers   = $post['headers'] + $arguments['headers'];
		return wp_remote_post( $route, [ 'body' => $post['body'], 'headers' => $headers ] + $arguments );
	}

	/**
	 * @param array<array-key, mixed> $body Of the route's answer.
	 * @return array{
	 *   problem: string, error?: string, email?: string, left_out?: list<string>, refused?: list<string>
	 * }
	 */
	private function judge( Form $form, array $body, int $status, bool $is_test ): array {
		$run = is_array( $body['rueda_test'] ?? null ) ? $body['rueda_test'] : null;
		if ( null === $run ) {
			// Rueda's own refusal is what a call without a place on a page gets.
			$is_reached = 1 === preg_match( '/^(wpcf7|rueda)_/', Read::text( $body, 'code' ) );
			return $is_reached
				? [ 'problem' => '' ] + ( $is_test ? [ 'email' => self::UNTESTED ] : [] )
				: [ 'problem' => $status >= 500 ? self::FAILED : self::REFUSED ];
		}
		$found   = [
			'email'    => Read::text( $run, 'email' ),
			'error'    => Read::text( $run, 'error' ),
			'left_out' => Read::strings( $run['left_out'] ?? null ),
			'refused'  => $this->refused_fields( $form, $body ),
		];
		$is_spam = true === ( $run['is_spam'] ?? null );
		if ( ! $is_spam && [] === $found['refused'] && ! str_starts_with( Read::text( $body, 'status' ), 'mail_' ) ) {
			$found['email'] = self::UNTESTED;
		}
		$problem = TestRun::FAILED === $found['email'] ? self::EMAIL : '';
		return [ 'problem' => $is_spam ? self::SPAM : $problem ] + $found;
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @return list<string> Titles of fields whose test answers were not accepted.
	 */
	private function refused_fields( Form $form, array $body ): array {
		$titles = [];
		foreach ( Read::rows( $body, 'invalid_fields' ) as $one ) {
			$name     = Read::text( $one, 'field' );
			$titles[] = $form->field( $name )?->title() ?? $name;
		}
		return $titles;
	}

	/**
	 * @return array{
	 *   timeout: float, redirection: int, limit_response_size: int, user-agent: string, headers: array<string, string>,
	 *   sslverify: bool
	 * }
	 */
	private function arguments( int $seconds ): array {
		return [
			'timeout'             => (float) $seconds,
			'redirection'         => 3,
			'limit_response_size' => 2_000_000,
			'user-agent'          => 'Mozilla/5.0 (compatible; Rueda daily check)',
			'headers'             => [ 'Origin' => untrailingslashit( home_url() ) ],
			// WordPress's own filter for requests to the site itself.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			'sslverify'           => (bool) apply_filters( 'https_local_ssl_verify', false ),
		];
	}

	/** A public page in whose content the form stands; "" if it is in a template or a widget, or nowhere. */
	private function page_with( int $form_id ): string {
		global $wpdb;
		$rows = Rows::select(
			"SELECT ID FROM %i WHERE post_status = 'publish' AND post_password = ''"
				. ' AND ( INSTR( post_content, %s ) > 0 OR INSTR( post_content, %s ) > 0 ) ORDER BY ID DESC LIMIT 1',
			$wpdb->posts,
			sprintf( '"formId":%d,', $form_id ),
			sprintf( '"formId":%d}', $form_id )
		);
		$id   = (int) ( $rows[0]['ID'] ?? 0 );
		return $id > 0 && is_post_publicly_viewable( $id ) ? (string) get_permalink( $id ) : '';
	}
}
