<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\AfterSending;
use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Guard\Sender;
use Rueda\Form\Post\Overflow;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Value\Text;
use Rueda\Form\Value\Upload;
use Rueda\Support\Http\Uncached;
use Rueda\Support\RateLimiter;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Receives forms that browsers without JavaScript post. They are handled before the page is made, and the page shows
 * the result. After success the visitor is redirected to the page, so that reloading it sends nothing.
 */
final class PlainPost {
	private ?Outcome $outcome = null;
	private string $unit_tag  = '';

	/** @var array<array-key, mixed> */
	private array $sent = [];

	/**
	 * @param callable(): SubmissionHandler       $handler Builds the handler; it is called only if a form was posted.
	 * @param callable( string, bool=): void $leave   Redirects the visitor and ends the request: to this site, or to
	 *                                                     any address that was checked before.
	 */
	public function __construct(
		private Forms $forms,
		private $handler,
		private RateLimiter $limiter,
		private Thanks $thanks,
		private $leave
	) {}

	/** Runs on `parse_request`, after WordPress has handled REST requests. */
	public function receive(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			$this->read_thanks();
			return;
		}
		// phpcs:ignore WordPress.Security -- cached pages have no valid nonce; the handler checks all.
		$body = wp_unslash( $_POST );
		// The page may show the typed text again, so Latin-1 is converted to UTF-8.
		$convert = static fn ( mixed $value ): mixed => map_deep( $value, [ Text::class, 'from_latin1' ] );
		$body    = array_map( $convert, is_array( $body ) ? $body : [] );
		if ( [] === $body && Overflow::happened() ) {
			// Nothing tells which form was sent, so all forms of the page show the error.
			$this->outcome = new Outcome( Outcome::VALIDATION_FAILED, Overflow::words() );
			return;
		}
		$id         = Read::whole( $body, '_wpcf7' ) ?? 0;
		$form       = $this->forms->find( $id );
		$files      = Upload::all( $_FILES ); // phpcs:ignore WordPress.Security.NonceVerification -- as above.
		$request    = new Request( $body, $files, false );
		$this->sent = Sender::may_show_posted( $form ) ? $body : [];
		if ( null === $form ) {
			$this->refuse_unknown( $request->unit_tag() );
			return;
		}
		// A cached page may contain another id of the form than the page that shows the result has in its unit tag.
		$printed        = '${1}' . $form->public_id();
		$this->unit_tag = preg_replace( "/^(wpcf7-f)$id(?=-)/", $printed, $request->unit_tag() ) ?? '';
		Uncached::send();
		if ( Overflow::is_in( $body ) || Overflow::is_in_files( $request->uploads() ) ) {
			$this->outcome = new Outcome(
				Outcome::VALIDATION_FAILED,
				Overflow::is_in( $body ) ? Overflow::words_for_text() : Overflow::words_for_files()
			);
			return;
		}
		if ( ! $this->limiter->take() ) {
			$this->refuse();
			return;
		}
		$this->outcome = ( $this->handler )()->receive( $form, $request );
		if ( $this->outcome->is( Outcome::MAIL_SENT ) ) {
			$this->redirect_with_thanks( $form, $this->outcome );
		}
	}

	/** The outcome for the form with this unit tag; null if another form or none was sent. */
	public function outcome( string $unit_tag ): ?Outcome {
		return '' === $this->unit_tag || $this->unit_tag === $unit_tag ? $this->outcome : null;
	}

	/** @return array<array-key, mixed> */
	public function sent(): array {
		return $this->sent;
	}

	/**
	 * Screen readers read the title of a page first, so the title tells that there are errors. The script removes the
	 * word once all errors are corrected.
	 *
	 * @param mixed $parts The parts of the document's title.
	 */
	public function title( mixed $parts ): mixed {
		if ( is_array( $parts ) && null !== $this->outcome && $this->outcome->is( Outcome::VALIDATION_FAILED ) ) {
			$parts['title'] = __( 'Error:', 'rueda' ) . ' ' . Read::text( $parts, 'title' );
		}
		return $parts;
	}

	/** The page may print the form all the same, if it is one of another site of the network. */
	private function refuse_unknown( string $unit_tag ): void {
		if ( '' !== $unit_tag ) {
			Uncached::send();
			$this->unit_tag = $unit_tag;
			$this->outcome  = new Outcome(
				Outcome::ERROR,
				__( 'The requested contact form was not found.', 'rueda' ),
				[],
				null
			);
		}
	}

	private function refuse(): void {
		$this->outcome = new Outcome( Outcome::ERROR, OutcomeWriter::too_many() );
		add_action(
			'wp',
			function (): void {
				status_header( 429 );
				if ( ! headers_sent() ) {
					header( 'Retry-After: ' . $this->limiter->seconds_left() );
				}
			}
		);
	}

	private function redirect_with_thanks( Form $form, Outcome $outcome ): void {
		$is_all = [] === $form->after_sending();
		$page   = $is_all ? '' : AfterSending::page_in( $outcome->extra() );
		if ( '' !== $page ) {
			( $this->leave )( $page, true );
			return;
		}
		$content = $is_all ? '' : AfterSending::content_in( $outcome->extra() );
		$token   = $this->thanks->store( $form, $this->unit_tag, $outcome->message(), $content );
		if ( '' === $token ) {
			// The page that answers this request says it.
			return;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the redirect stays on this site and is sanitized.
		$uri = wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' );
		$uri = preg_replace( [ '~#.*$~s', '~^/{2,}~' ], [ '', '/' ], is_string( $uri ) ? $uri : '/' ) ?? '/';
		( $this->leave )( add_query_arg( Request::THANKS, $token, $uri ) . '#' . $this->unit_tag );
	}

	private function read_thanks(): void {
		// No cache keeps this page: see Rueda\VisitorPage.
		// phpcs:ignore WordPress.Security -- only looked up.
		$thanks = $this->thanks->from_token( $_GET[ Request::THANKS ] ?? null );
		if ( null === $thanks ) {
			return;
		}
		$this->unit_tag = $thanks['tag'];
		$extra          = '' === $thanks['content'] ? [] : [ AfterSending::KEY => [ 'content' => $thanks['content'] ] ];
		$this->outcome  = new Outcome( Outcome::MAIL_SENT, $thanks['message'], [], '', $extra );
	}
}
