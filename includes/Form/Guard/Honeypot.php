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
 * Finds programs by two things in the form: a field that nobody sees, whose name changes every week, and the time at
 * which the page was made. Both work without a script, and on pages from a cache: names of past weeks are still known,
 * and a time is fine as long as caches keep pages.
 */
final class Honeypot {
	public const TIME = '_rueda_time';

	/** Seconds. No cache keeps a page for longer. */
	public const LIFE = 12 * WEEK_IN_SECONDS;

	/** The signed time at which the page was made. */
	private const STAMP = '/^(\d{13})-([0-9a-f]{16})$/D';

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

	/** For how many weeks the name of the field stays known, for pages from a cache. */
	private const WEEKS = self::LIFE / WEEK_IN_SECONDS;

	/** Milliseconds. No person is faster, but a program that fetches the page and sends it at once is. */
	private const SHORTEST = 150;

	/** Milliseconds for each character beyond the first few. Even pasting and filling in by the browser take longer. */
	private const EACH = 5;

	/** Characters that need no extra time: a name, an address and a word or two. */
	private const FEW = 60;

	/** Milliseconds. No text needs more time than this, however long it is, because a person may paste all of it. */
	private const ENOUGH = 1500;

	/** Milliseconds for requests that name no language and do not say that a page of this site sent them. */
	private const SHORTEST_OF_PROGRAMS = 3000;

	/** @param callable(): Quiz $quiz Builds it when it is needed; most forms have none. */
	public function __construct( private Clock $clock, private $quiz ) {}

	/**
	 * The hidden inputs of a form.
	 *
	 * @param string $stamp The stamp that the visitor sent, if the form is shown again with errors. The old time stays,
	 *                      because correcting one word is quick.
	 * @return array<string, string>
	 */
	public function inputs( int $form_id, string $stamp = '' ): array {
		( new OlderPages( $this->clock ) )->note_changes();
		return [
			self::TIME   => null === $this->took( $form_id, $stamp )
				? self::make_stamp( $form_id, $this->clock->milliseconds() )
				: $stamp,
			Request::KEY => '',
		];
	}

	/** The field that nobody sees; the markup puts it into the container of the hidden inputs. */
	public function field( int $form_id ): string {
		return sprintf(
			'<label aria-hidden="true">%s <input type="text" name="%s" value="" tabindex="-1"'
				. ' autocomplete="off"></label>',
			esc_html__( 'Leave this field empty.', 'rueda' ),
			esc_attr( $this->name( $form_id, 0 ) )
		);
	}

	/** @return string Why the sender is taken for a program; "" if it is not. */
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
			return Sender::sent_by_page( $submission->form(), $request ) || $this->is_of_older_page( $submission )
				? ''
				: 'The message does not show when its page was made.';
		}
		return $took < $shortest ? 'The form was sent too soon after its page was made.' : '';
	}

	/** Milliseconds that this message should have taken; 0 if the site has switched off time and repeats. */
	public function shortest( Submission $submission ): int {
		$request    = $submission->request();
		$is_program = ! $request->has_language()
			&& Sender::PROGRAM === Sender::kind_of( $request, $submission->form() );
		$typed      = max( 0, ( new TypedText( $submission ) )->length() - self::FEW );
		$shortest   = $is_program
			? self::SHORTEST_OF_PROGRAMS
			: min( self::ENOUGH, self::SHORTEST + self::EACH * $typed );
		/**
		 * Filters how long a person needs at least to fill in a form.
		 *
		 * @param int $milliseconds 0 switches off the checks of time and of repeats.
		 * @param int $form_id      The form.
		 */
		$shortest = Listeners::filter( 'rueda_form_shortest_time', $shortest, $submission->form()->id() );
		return is_int( $shortest ) ? $shortest : self::SHORTEST;
	}

	/** Identifies the printed page that a message comes from, by its stamp; "" if the message has no valid stamp. */
	public function page( int $form_id, Request $request ): string {
		$stamp = $request->text( self::TIME );
		return null === $this->took( $form_id, $stamp ) ? '' : $stamp;
	}

	/**
	 * Whether a message has answered a question of the form that was asked just now. That the answer is right was
	 * checked before, and captchas accept no others.
	 */
	public function has_fresh_answer( Submission $submission ): bool {
		foreach ( $submission->form()->fields( 'quiz', 'captcha' ) as $field ) {
			if (
				$field->is( 'captcha' )
				|| ( $this->quiz )()->is_fresh( $submission->request()->text( Quiz::FIELD . $field->name() ) )
			) {
				return true;
			}
		}
		return false;
	}

	/** Whoever has answered a question of the form may claim such a page at any time. */
	private function is_of_older_page( Submission $submission ): bool {
		$request = $submission->request();
		return OlderPages::is_claimed( $submission->form(), $request ) && (
			$this->has_fresh_answer( $submission )
			|| ( new OlderPages( $this->clock ) )->may_have_sent( $submission->form(), $request )
		);
	}

	/** Milliseconds between the printing of the page and now; null if the stamp is not valid, or no longer. */
	private function took( int $form_id, string $stamp ): ?float {
		$took = $this->clock->milliseconds() - ( self::time_of_stamp( $stamp ) ?? 0 );
		return self::is_stamp_signed( $form_id, $stamp ) && $took >= 0 && $took < 1000.0 * self::LIFE ? $took : null;
	}

	private function name( int $form_id, int $weeks_ago ): string {
		$week = (string) ( intdiv( $this->clock->now(), WEEK_IN_SECONDS ) - $weeks_ago );
		$mark = Secret::signature( 'trap', (string) $form_id, $week );
		return '_'
			. self::WORDS[ (int) hexdec( substr( $mark, 0, 4 ) ) % count( self::WORDS ) ]
			. '_'
			. substr( $mark, 4, 4 );
	}

	/** @param float $time Milliseconds since 1970, UTC. */
	private static function make_stamp( int $form_id, float $time ): string {
		$time = sprintf( '%.0F', $time );
		return $time . '-' . self::seal_of_stamp( $form_id, $time );
	}

	/** The time that a stamp names, whoever wrote it; null if the text is no stamp. */
	public static function time_of_stamp( string $stamp ): ?float {
		return 1 === preg_match( self::STAMP, $stamp, $parts ) ? (float) $parts[1] : null;
	}

	/** Whether this site made the stamp for this form, with the keys that it has now. */
	public static function is_stamp_signed( int $form_id, string $stamp ): bool {
		return 1 === preg_match( self::STAMP, $stamp, $parts )
			&& hash_equals( self::seal_of_stamp( $form_id, $parts[1] ), $parts[2] );
	}

	private static function seal_of_stamp( int $form_id, string $time ): string {
		return substr( Secret::signature( 'time', (string) $form_id, $time ), 0, 16 );
	}
}
