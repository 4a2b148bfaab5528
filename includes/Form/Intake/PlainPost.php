<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Forms;
use Rueda\Form\Post\Overflow;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;
use Rueda\Form\Protocol\Thanks;
use Rueda\Form\Value\Text;
use Rueda\Form\Value\Upload;
use Rueda\Support\Database\DatabaseErrors;
use Rueda\Support\RateLimiter;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Forms sent by browsers without a script: taken in before the page is made, and answered in it. After success the
 * page is asked for anew, so that reloading it sends nothing.
 */
final class PlainPost {

	private const PREFIX = 'rueda_sent_';

	private ?Outcome $outcome = null;

	private string $unit_tag = '';

	/** @var array<array-key, mixed> */
	private array $sent = [];

	/**
	 * @param callable(): SubmissionHandler $handler Asked for when something was sent: most pages only show a form.
	 * @param callable( string ): void      $leave   Sends the visitor to an address and ends.
	 */
	public function __construct(
		private Forms $forms,
		private $handler,
		private RateLimiter $limiter,
		private $leave
	) {}

	/** On `parse_request`, after REST has taken what is its own. */
	public function receive(): void {
		if ( 'POST' !== self::method() ) {
			$this->read_thanks();
			return;
		}
		// phpcs:ignore WordPress.Security -- visitors without an account have no nonce that a cached page could hold; the pipeline checks everything.
		$body = wp_unslash( $_POST );
		$body = is_array( $body ) ? $body : [];
		// The page shows again what was typed.
		$body = array_map(
			static fn ( mixed $value ): mixed => map_deep( $value, [ Text::class, 'from_latin1' ] ),
			$body
		);
		if ( [] === $body && Overflow::happened() ) {
			// Which form it was is lost with the rest: all of the page say so.
			$this->outcome = new Outcome( Status::VALIDATION_FAILED, Overflow::words() );
			return;
		}
		$id   = Read::whole( $body, '_wpcf7' ) ?? 0;
		$form = $this->forms->find( $id );
		if ( null === $form ) {
			return;
		}
		$request    = new Request( $body, Upload::all( $_FILES ), false ); // phpcs:ignore WordPress.Security.NonceVerification -- as above.
		$this->sent = $body;
		// On a page that is older than the form, imported since, it says the old number; the page that answers says
		// the new one.
		$this->unit_tag = preg_replace( "/^(wpcf7-f)$id(?=-)/", '${1}' . $form->id(), $request->unit_tag() ) ?? '';
		nocache_headers();
		if ( Overflow::is_in( $body ) || Overflow::is_in_files( $request->uploads() ) ) {
			$this->outcome = new Outcome(
				Status::VALIDATION_FAILED,
				Overflow::is_in( $body ) ? Overflow::words_for_text() : Overflow::words_for_files()
			);
			return;
		}
		if ( ! $this->limiter->take() ) {
			$this->refuse();
			return;
		}
		$this->outcome = ( $this->handler )()->receive( $form, $request );
		if ( $this->outcome->is( Status::MAIL_SENT ) ) {
			$this->say_thanks( $this->outcome );
		}
	}

	/** What became of the form with this unit tag; null where nothing was sent by it. */
	public function outcome( string $unit_tag ): ?Outcome {
		return '' === $this->unit_tag || $this->unit_tag === $unit_tag ? $this->outcome : null;
	}

	/** @return array<array-key, mixed> */
	public function sent(): array {
		return $this->sent;
	}

	/**
	 * Who hears the page hears its title first. The script takes the word away once all is mended.
	 *
	 * @param mixed $parts Of the document's title.
	 */
	public function title( mixed $parts ): mixed {
		if ( is_array( $parts ) && null !== $this->outcome && $this->outcome->is( Status::VALIDATION_FAILED ) ) {
			$parts['title'] = __( 'Error:', 'rueda' ) . ' ' . Read::text( $parts, 'title' );
		}
		return $parts;
	}

	private function refuse(): void {
		$this->outcome = new Outcome( Status::ERROR, TooMany::words() );
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

	private function say_thanks( Outcome $outcome ): void {
		$token  = bin2hex( random_bytes( 16 ) );
		$thanks = [
			'tag'     => $this->unit_tag,
			'message' => $outcome->message(),
		];
		// The words may hold a name, which a failed query would write into PHP's log.
		DatabaseErrors::hide( static fn (): bool => set_transient( self::PREFIX . $token, $thanks, HOUR_IN_SECONDS ) );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the redirect is held to this site, and cleaned.
		$uri = wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' );
		$uri = preg_replace( [ '~#.*$~s', '~^/{2,}~' ], [ '', '/' ], is_string( $uri ) ? $uri : '/' ) ?? '/';
		( $this->leave )( add_query_arg( Thanks::QUERY, $token, $uri ) . '#' . $this->unit_tag );
	}

	private function read_thanks(): void {
		$token = $_GET[ Thanks::QUERY ] ?? ''; // phpcs:ignore WordPress.Security -- looked up, and shows its own visitor one sentence.
		$kept  = is_string( $token ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $token )
			? get_transient( self::PREFIX . $token )
			: false;
		if ( ! is_array( $kept ) ) {
			return;
		}
		nocache_headers();
		$this->unit_tag = Read::text( $kept, 'tag' );
		$this->outcome  = new Outcome( Status::MAIL_SENT, Read::text( $kept, 'message' ) );
	}

	private static function method(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
		return is_string( $_SERVER['REQUEST_METHOD'] ?? null ) ? $_SERVER['REQUEST_METHOD'] : '';
	}
}
