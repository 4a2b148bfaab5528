<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Post\Submission;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Finds programs by what they repeat: the same message, many messages from one printed page, or the same text with
 * links. All visitors may share one page from a cache, so any number of browsers may use a page, with a limit for each
 * visitor. Senders that do not look like browsers may send only a few messages from one page. Who looks like one and
 * has answered a question of the form is not limited.
 *
 * For a day it remembers how a printed page or a text was used: by which visitor, with which words, by what kind of
 * sender. Visitors and words are stored only as keyed hashes, in the table of limits, which deletes them after that.
 *
 * @phpstan-type Use array{age: int, is_same_visitor: bool, is_same_words: bool, sender: string}
 */
final class Repeats {
	/** How often the same message from one page is accepted in a day: people send again by mistake or in doubt. */
	private const SAME_MESSAGE = 3;

	/** The limit for messages without an email address: messages of different people may be alike there. */
	private const SAME_NAMELESS_MESSAGE = 10;

	/** Characters. Shorter messages may be alike by chance, so they are not counted as the same. */
	private const ALIKE_BY_CHANCE = 20;

	/** How many messages all senders of a kind may send from one page within an hour. */
	private const OF_ONE_PAGE = [ Sender::LIKELY => 3, Sender::PROGRAM => 2 ];

	/** The same limit for messages that do not come from a page that this site has printed. */
	private const WITHOUT_A_PAGE = 2;

	/**
	 * Messages of one visitor from one page, by seconds: a school class may share an IP address and the page, and so
	 * may all who use a tablet at a door in one day.
	 */
	private const OF_ONE_VISITOR = [ 10 * MINUTE_IN_SECONDS => 40, DAY_IN_SECONDS => 200 ];

	/** How often one text with links is accepted in a day: from a visitor in a browser, and from all other senders. */
	private const LINKS_OF_ONE_VISITOR = 10;
	private const LINKS_OF_OTHERS      = 2;

	/** How many uses are stored; no rule counts more. */
	private const MOST = 300;

	/** How often storing is tried: it fails each time that another request stores its use first. */
	private const TRIES = 50;

	public function __construct( private Clock $clock, private Honeypot $honeypot ) {}

	/** @return string Why the sender is taken for a program; "" if it is not, and then the message is counted. */
	public function caught( Submission $submission ): string {
		$sender = Sender::kind_of( $submission->request(), $submission->form() );
		$typed  = new TypedText( $submission );
		$reason = $this->caught_by_page( $submission, $typed, $sender );
		return '' === $reason && '' !== $typed->linked()
			? $this->caught_by_links( $typed->linked(), $sender )
			: $reason;
	}

	private function caught_by_page( Submission $submission, TypedText $typed, string $sender ): string {
		$form_id    = $submission->form()->id();
		$page       = $this->honeypot->page( $form_id, $submission->request() );
		$same       = $typed->has_address() ? self::SAME_MESSAGE : self::SAME_NAMELESS_MESSAGE;
		$is_telling = ! $submission->request()->has_files() && $typed->length() >= self::ALIKE_BY_CHANCE;
		$most       = '' === $page ? self::WITHOUT_A_PAGE : self::OF_ONE_PAGE[ $sender ] ?? 0;

		$is_limited = Sender::PROGRAM === $sender || ! $this->honeypot->has_fresh_answer( $submission );
		$is_same    = static fn ( array $use ): bool => $is_telling && true === $use['is_same_words'];
		$is_of_kind = static fn ( array $use ): bool => $use['sender'] === $sender && $use['age'] < HOUR_IN_SECONDS;
		return $this->note(
			"page $form_id $page",
			RateLimiter::visitor(),
			(string) wp_json_encode( $submission->posted() ),
			$sender,
			static fn ( array $uses ): string => match ( true ) {
				self::count( $uses, $is_same ) >= $same => 'The same message was sent before, more than once.',
				! $is_limited                           => '',
				Sender::BROWSER === $sender             => self::is_too_much_of_visitor( $uses )
					? 'One visitor sent too many messages from one page.' : '',
				self::count( $uses, $is_of_kind ) >= $most
					=> 'Too many messages came from one page, and not from browsers.',
				default                                 => '',
			}
		);
	}

	private function caught_by_links( string $text, string $sender ): string {
		$is_browser = Sender::BROWSER === $sender;
		$most       = $is_browser ? self::LINKS_OF_ONE_VISITOR : self::LINKS_OF_OTHERS;
		$is_meant   = static fn ( array $use ): bool
			=> $is_browser ? true === $use['is_same_visitor'] : Sender::BROWSER !== $use['sender'];
		return $this->note(
			"text $text",
			RateLimiter::visitor(),
			'',
			$sender,
			static fn ( array $uses ): string => self::count( $uses, $is_meant ) < $most
				? '' : 'The same text with links was sent before, more than once.'
		);
	}

	/** @param list<Use> $uses */
	private static function is_too_much_of_visitor( array $uses ): bool {
		foreach ( self::OF_ONE_VISITOR as $seconds => $most ) {
			$is_meant = static fn ( array $use ): bool => true === $use['is_same_visitor'] && $use['age'] < $seconds;
			if ( self::count( $uses, $is_meant ) >= $most ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<Use>             $uses
	 * @param callable( Use ): bool $is_meant
	 */
	private static function count( array $uses, callable $is_meant ): int {
		return count( array_filter( $uses, $is_meant ) );
	}

	/**
	 * Stores one more use, unless $check refuses it because of the earlier ones.
	 *
	 * @param string $visitor Who uses it; hashed before it is stored, as are the words.
	 * @param string $words   Anything that tells two messages apart.
	 * @param string $sender  A constant of Sender.
	 * @param callable( list<Use> ): string $check Says why not, or "".
	 * @return string What $check said.
	 */
	private function note( string $thing, string $visitor, string $words, string $sender, callable $check ): string {
		$id      = Secret::signature( 'uses', $thing );
		$visitor = substr( Secret::signature( 'visitor', $visitor ), 0, 12 );
		$words   = substr( Secret::signature( 'words', $words ), 0, 12 );
		$now     = $this->clock->now();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = LimitsTable::taken( $id );
			$uses   = self::uses_in( $stored ?? '', $now );
			$reason = $check(
				array_map(
					static fn ( array $use ): array => [
						'age'             => $now - (int) $use[0],
						'is_same_visitor' => $use[1] === $visitor,
						'is_same_words'   => $use[2] === $words,
						'sender'          => $use[3],
					],
					$uses
				)
			);
			if ( '' !== $reason ) {
				return $reason;
			}
			$kept = array_slice( [ [ (string) $now, $visitor, $words, $sender ], ...$uses ], 0, self::MOST );
			$text = implode( ',', array_map( static fn ( array $use ): string => implode( '.', $use ), $kept ) );
			if ( LimitsTable::write( $id, $stored, $text, $now + DAY_IN_SECONDS ) ) {
				return '';
			}
		}
		return '';
	}

	/** @return list<array{string, string, string, string}> The newest first. */
	private static function uses_in( string $stored, int $now ): array {
		$uses = [];
		foreach ( explode( ',', $stored ) as $line ) {
			$parts = explode( '.', $line );
			if ( 4 === count( $parts ) && (int) $parts[0] > $now - DAY_IN_SECONDS ) {
				$uses[] = $parts;
			}
		}
		return $uses;
	}
}
