<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\FieldName;
use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Guard\Refill;
use Rueda\Form\Intake\OutcomeWriter;
use Rueda\Form\Intake\SubmissionHandler;
use Rueda\Form\Post\Overflow;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\UnitTag;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Rules\SchemaDescription;
use Rueda\Form\TestMessage\TestMessages;
use Rueda\Form\Value\InLocale;
use Rueda\Form\Value\Upload;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\Http\RestRoute;
use Rueda\Support\Http\Uncached;
use Rueda\Support\RateLimiter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The routes that visitors' scripts call: send, schema, refill. Every outcome of a form is answered with status 200;
 * only requests that are refused before that get an error status.
 */
final class FeedbackRoutes {
	/** For how many seconds a cache answers with a schema by itself, and then while it asks for the new one. */
	private const FRESH = MINUTE_IN_SECONDS;
	private const STALE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Takes functions that build its parts, since each call needs only one or two of them.
	 *
	 * @param callable(): SubmissionHandler $handler
	 * @param callable(): Days              $days
	 * @param callable(): Refill            $refill
	 * @param callable(): TestMessages      $tests
	 */
	public function __construct(
		private Forms $forms,
		private $handler,
		private $days,
		private $refill,
		private $tests,
		private RateLimiter $limiter,
		private RefusedCalls $refused
	) {}

	/**
	 * While Contact Form 7 is active, it uses the protocol's namespace itself, so our routes get another one.
	 *
	 * @return non-falsy-string
	 */
	public static function name_space(): string {
		return ContactForm7::is_active() ? RestRoute::OURS : ContactForm7::ROUTES;
	}

	public function register(): void {
		$namespace = self::name_space();
		$form      = '/contact-forms/(?P<id>\d+)';
		register_rest_route(
			$namespace,
			$form . '/feedback',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'receive' ],
				// Open to visitors on purpose.
				'permission_callback' => '__return_true',
			]
		);
		register_rest_route(
			$namespace,
			$form . '/feedback/schema',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'tell_schema' ],
					'permission_callback' => '__return_true',
				],
				'schema' => [ SchemaDescription::class, 'all' ],
			]
		);
		register_rest_route(
			$namespace,
			$form . '/refill',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ $this, 'tell_refill' ],
				'permission_callback' => '__return_true',
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( null === $request->get_param( Request::TEST ) ) {
			// The daily check of forms reaches the route, whatever refuses the calls of visitors.
			$this->refused->arrived( self::name_space() . '/' );
		}
		return $this->answer_to( $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function answer_to( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$type = $request->get_header( 'content_type' );
		if ( null === $type || 0 !== stripos( $type, 'multipart/form-data' ) ) {
			return self::error(
				'wpcf7_unsupported_media_type',
				__( 'The request payload format is not supported.', 'rueda' ),
				415
			);
		}
		self::prime_caches( $request );
		$form = $this->form( $request );
		if ( null === $form ) {
			return self::not_found();
		}
		return InLocale::run(
			$form->locale(),
			fn (): WP_REST_Response|WP_Error => $this->receive_for( $form, $request )
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function receive_for( Form $form, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( Overflow::is_in( $request->get_body_params() ) ) {
			return self::error( 'rueda_too_large', Overflow::words_for_text(), 413 );
		}
		$files = $request->get_file_params();
		$sent  = new Request( $request->get_body_params(), [] === $files ? [] : Upload::all( $files ), true );
		self::send_as_nobody( $request, $sent );
		if ( Overflow::is_in_files( $sent->uploads() ) ) {
			return self::error( 'rueda_too_large', Overflow::words_for_files(), 413 );
		}
		if ( '' === $sent->unit_tag() ) {
			return Overflow::happened() && [] === $request->get_body_params()
				? self::error( 'rueda_too_large', Overflow::words(), 413 )
				: self::error( 'wpcf7_unit_tag_not_found', __( 'There is no valid unit tag.', 'rueda' ), 400 );
		}
		if ( '' !== $sent->text( Request::TEST ) ) {
			return $this->answer_to_test( $form, $sent );
		}
		if ( ! $this->limiter->take() ) {
			$answer = new WP_REST_Response(
				[ 'code' => 'rueda_too_many', 'message' => OutcomeWriter::too_many(), 'data' => [ 'status' => 429 ] ],
				429
			);
			$answer->header( 'Retry-After', (string) $this->limiter->seconds_left() );
			return self::uncached( $answer );
		}
		return self::uncached(
			new WP_REST_Response( $this->answer( $form, $sent, ( $this->handler )()->receive( $form, $sent ) ) )
		);
	}

	/** What only says that it is a test message is no message either, so nobody gets past limits with the mark. */
	private function answer_to_test( Form $form, Request $sent ): WP_REST_Response|WP_Error {
		$answer = ( $this->tests )()->take(
			$form,
			$sent,
			fn ( Form $tried, Outcome $outcome ): array => $this->answer( $tried, $sent, $outcome )
		);
		return null === $answer
			? self::error( 'rueda_test_refused', __( 'This test message is not valid, or no longer.', 'rueda' ), 403 )
			: self::uncached( new WP_REST_Response( $answer ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function tell_schema( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		// Caches may keep this answer, so the fresh nonce that WordPress gives to each caller has no place in it.
		rest_get_server()->remove_header( 'X-WP-Nonce' );
		$form = $this->form( $request );
		if ( null === $form ) {
			return self::not_found();
		}
		$days   = ( $this->days )();
		$schema = InLocale::run( $form->locale(), static fn (): array => Schema::for_pages( $form, $days ) );
		// WordPress forbids caches to keep what users get who are logged in: only they may see a private form.
		// Without a language of its own, a form speaks that of the request, which a plugin may read from a cookie.
		$is_for_all = '' !== $form->locale() || determine_locale() === self::language_of_site();
		return is_user_logged_in() || ! $is_for_all
			? new WP_REST_Response( $schema )
			: self::kept( $schema, $days, $request );
	}

	private static function language_of_site(): string {
		$language = get_option( 'WPLANG' );
		return is_string( $language ) && '' !== $language ? $language : 'en_US';
	}

	/**
	 * An answer that caches may keep for a moment, so that many visitors of a form cost the server one call a minute.
	 * It is short, because a page must not check by the rules of a form that has changed, and ends with the day,
	 * because rules may name today. WordPress itself says that the answer varies with the origin.
	 *
	 * @param array<string, mixed>                  $schema
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function kept( array $schema, Days $days, WP_REST_Request $request ): WP_REST_Response {
		$mark   = md5( (string) wp_json_encode( $schema ) );
		$age    = min( self::FRESH, $days->seconds_left() );
		$stale  = min( self::STALE, $days->seconds_left() - $age );
		$known  = $request->get_header( 'if_none_match' ) ?? '';
		$answer = str_contains( $known, $mark )
			? new WP_REST_Response( null, 304 )
			: new WP_REST_Response( $schema );
		$answer->header( 'Cache-Control', "public, max-age=$age, stale-while-revalidate=$stale" );
		$answer->header( 'ETag', "\"$mark\"" );
		return $answer;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function tell_refill( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		if ( null === $form ) {
			return self::not_found();
		}
		$refill = InLocale::run( $form->locale(), fn (): array => $this->refill_of( $form ) );
		/**
		 * Filters the fresh questions and images of a form.
		 *
		 * @param array<string, mixed> $refill Questions and addresses of images, by kind and by field.
		 */
		return self::uncached( new WP_REST_Response( Hook::filter( 'wpcf7_refill_response', $refill ) ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function refill_of( Form $form ): array {
		return [] === $form->fields( 'captcha', 'quiz' ) ? [] : ( $this->refill )()->questions_of( $form );
	}

	/** @return array<string, mixed> */
	private function answer( Form $form, Request $sent, Outcome $outcome ): array {
		$answer                   = [ 'contact_form_id' => $form->public_id() ] + $outcome->words();
		$answer['into']           = '#' . $sent->unit_tag();
		$answer['invalid_fields'] = $this->invalid_fields( $form, $sent->unit_tag(), $outcome );
		$answer                  += $outcome->extra() + $this->refill_of( $form );
		$result                   = [ 'contact_form_id' => $form->public_id() ] + $outcome->words() + $outcome->extra();
		// Older add-ons know the same filter by this name.
		$older  = Hook::filter( 'wpcf7_ajax_json_echo', $answer, $result );
		$answer = is_array( $older ) ? $older : $answer;
		/**
		 * Filters the answer to a visitor's script.
		 *
		 * @param array<string, mixed> $answer The answer.
		 * @param array<string, mixed> $result contact_form_id, status, message, posted_data_hash and what add-ons
		 *                                     added.
		 */
		$filtered = Hook::filter( 'wpcf7_feedback_response', $answer, $result );
		$told     = [];
		foreach ( is_array( $filtered ) ? $filtered : $answer as $name => $value ) {
			$told[ (string) $name ] = $value;
		}
		return $told;
	}

	/** @return list<array{field: string, message: string, idref: string|null, error_id: string}> */
	private function invalid_fields( Form $form, string $unit_tag, Outcome $outcome ): array {
		$fields = [];
		foreach ( $outcome->errors() as $name => $message ) {
			$name = FieldName::clean( (string) $name );
			if ( '' !== $name ) {
				$id       = $form->field( $name )?->attributes->html_id;
				$fields[] = [
					'field'    => $name,
					'message'  => $message,
					'idref'    => null === $id || '' === $id ? null : $id,
					'error_id' => UnitTag::error_id( $unit_tag, $name ),
				];
			}
		}
		return $fields;
	}

	/**
	 * Our script sends a nonce with each call, and then WordPress knows who is logged in. A message has a user only if
	 * its form asks for one by a nonce of its own, as the protocol wants it, or if a program sends it with a password.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function send_as_nobody( WP_REST_Request $request, Request $sent ): void {
		$is_by_script = null !== $request->get_header( 'X-WP-Nonce' ) && '' !== $sent->text( Request::KEY );
		if ( $is_by_script && '' === $sent->text( '_wpnonce' ) ) {
			wp_set_current_user( 0 );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function form( WP_REST_Request $request ): ?Form {
		$id = $request->get_url_params()['id'] ?? '';
		return $this->forms->find( is_scalar( $id ) ? (int) $id : 0 );
	}

	/**
	 * Reads the form and the page that it is on with one query.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function prime_caches( WP_REST_Request $request ): void {
		$ids = [ $request->get_url_params()['id'] ?? 0, $request->get_body_params()['_wpcf7_container_post'] ?? 0 ];
		$ids = array_map( static fn ( mixed $id ): int => is_scalar( $id ) ? (int) $id : 0, $ids );
		_prime_post_caches( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ), false, false );
	}

	private static function not_found(): WP_Error {
		return self::error( 'wpcf7_not_found', __( 'The requested contact form was not found.', 'rueda' ), 404 );
	}

	private static function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, [ 'status' => $status ] );
	}

	private static function uncached( WP_REST_Response $answer ): WP_REST_Response {
		$answer->header( 'Cache-Control', Uncached::CONTROL );
		return $answer;
	}
}
