<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Post\Request;
use Rueda\Form\Post\Submission;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What programs step into and people do not: a field that nobody sees, whose name changes every week, and the
 * time at which the page was made. Both are in the page as it was printed, so they work without a script; on a
 * page from a cache the name of weeks ago is still known, and an old time is nothing to hold against anybody.
 */
final class Trap {

	public const TIME = '_rueda_time';

	private const WORDS = [
		'topic',
		'remark',
		'motive',
		'origin',
		'detail',
		'extra',
		'area',
		'reason',
		'matter',
		'source',
	];

	private const STAMP = '/^(\d{13})-([0-9a-f]{16})$/D';

	/** So many weeks a page may lie in a cache. */
	private const WEEKS = 12;

	/** Milliseconds. Nobody presses a button so quickly; a program that fetches the page and sends it does. */
	private const SHORTEST = 150;

	/** Milliseconds for each character beyond the first few: faster than anybody pastes or has them filled in. */
	private const EACH = 5;

	/** Characters: a name, an address and a word or two. */
	private const FEW = 60;

	/** Milliseconds. However much was written, a person who pastes all of it may be done by then. */
	private const ENOUGH = 1500;

	/** What sends no language, and does not say that a page of this site sent it, has to take a person's time. */
	private const SHORTEST_OF_PROGRAMS = 3000;

	public function __construct( private Clock $clock ) {}

	/**
	 * Hidden inputs.
	 *
	 * @param string $stamp What the visitor sent, where the form comes back to be mended: who has to change one word is
	 *                      quick.
	 * @return array<string, string>
	 */
	public function inputs( int $form_id, string $stamp = '' ): array {
		return [
			self::TIME   => null === $this->took( $form_id, $stamp ) ? $this->stamp( $form_id ) : $stamp,
			Request::KEY => '',
		];
	}

	/** The field that nobody sees: it lies with the hidden ones. */
	public function field( int $form_id ): string {
		return sprintf(
			'<label aria-hidden="true">%s <input type="text" name="%s" value="" tabindex="-1"'
				. ' autocomplete="off"></label>',
			esc_html__( 'Leave this field empty.', 'rueda' ),
			esc_attr( $this->name( $form_id, 0 ) )
		);
	}

	/** @return string Why it is taken for a program; "" when it is not. */
	public function caught( Submission $submission ): string {
		$form_id = $submission->form()->id();
		$request = $submission->request();
		$body    = $request->body();
		for ( $weeks = -1; $weeks <= self::WEEKS; $weeks++ ) {
			if ( '' !== trim( Read::text( $body, $this->name( $form_id, $weeks ) ) ) ) {
				return 'A field that nobody sees was filled in.';
			}
		}
		$shortest = $this->shortest( $submission );
		if ( $shortest <= 0 ) {
			return '';
		}
		$took = $this->took( $form_id, $request->text( self::TIME ) );
		if ( null === $took ) {
			$is_from_page = $request->is_from_own_page() || self::is_of_older_page( $request );
			return $is_from_page ? '' : 'The message does not show when its page was made.';
		}
		return $took < $shortest ? 'The form was sent too soon after its page was made.' : '';
	}

	/** Milliseconds that this message should have taken; 0 where the site has switched the trap off. */
	public function shortest( Submission $submission ): int {
		$request    = $submission->request();
		$is_program = Sender::PROGRAM === Sender::of( $request ) && ! $request->has_language();
		$typed      = max( 0, ( new TypedText( $submission ) )->length() - self::FEW );
		$shortest   = $is_program
			? self::SHORTEST_OF_PROGRAMS
			: min( self::ENOUGH, self::SHORTEST + self::EACH * $typed );
		/**
		 * How long it takes a person to fill in a form, at the very least.
		 *
		 * @param int $milliseconds 0 to switch the trap off.
		 * @param int $form_id      The form.
		 */
		$shortest = Listeners::filter( 'rueda_form_shortest_time', $shortest, $submission->form()->id() );
		return is_int( $shortest ) ? $shortest : self::SHORTEST;
	}

	/**
	 * What tells the page apart from which a message comes; "" where it does not show one that this site has printed.
	 */
	public function page( int $form_id, Request $request ): string {
		$stamp = $request->text( self::TIME );
		return null === $this->took( $form_id, $stamp ) ? '' : $stamp;
	}

	/**
	 * Whether it comes from a page that a cache has kept since before this version, or before the site's keys were
	 * changed: all of the hidden inputs are there, and a page of today is not merely without its time.
	 */
	private static function is_of_older_page( Request $request ): bool {
		$version = $request->text( '_wpcf7_version' );
		if (
			Sender::PROGRAM === Sender::of( $request )
			|| '' === $version
			|| 0 === ( Read::whole( $request->body(), '_wpcf7' ) ?? 0 )
		) {
			return false;
		}
		return RUEDA_VERSION !== $version || 1 === preg_match( self::STAMP, $request->text( self::TIME ) );
	}

	private function stamp( int $form_id ): string {
		$time = sprintf( '%.0F', $this->clock->milliseconds() );
		return $time . '-' . substr( Secret::mark( 'time', (string) $form_id, $time ), 0, 16 );
	}

	/** Milliseconds from the page to its answer; null where the page does not say. */
	private function took( int $form_id, string $stamp ): ?float {
		if (
			1 !== preg_match( self::STAMP, $stamp, $parts )
			|| ! hash_equals( substr( Secret::mark( 'time', (string) $form_id, $parts[1] ), 0, 16 ), $parts[2] )
		) {
			return null;
		}
		$took = $this->clock->milliseconds() - (float) $parts[1];
		return $took < 0 ? null : $took;
	}

	private function name( int $form_id, int $weeks_ago ): string {
		$week = (string) ( intdiv( $this->clock->now(), WEEK_IN_SECONDS ) - $weeks_ago );
		$mark = Secret::mark( 'trap', (string) $form_id, $week );
		return '_'
			. self::WORDS[ (int) hexdec( substr( $mark, 0, 4 ) ) % count( self::WORDS ) ]
			. '_'
			. substr( $mark, 4, 4 );
	}
}
