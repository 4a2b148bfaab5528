<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Post\Submission;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Finds programs by what they repeat: the same message, many messages from one printed page, or the same text with
 * links. All visitors may share one page from a cache, so any number of browsers may use a page, with a limit for each
 * visitor. Senders that do not look like browsers may send only a few messages from one page. Who looks like one and
 * has answered a question of the form is not limited.
 *
 * @phpstan-import-type Use from RecentUses
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

	public function __construct( private Honeypot $honeypot, private RecentUses $uses ) {}

	/** @return string Why the sender is taken for a program; "" if it is not, and then the message is counted. */
	public function caught( Submission $submission ): string {
		$sender = Sender::of( $submission->request(), $submission->form() );
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
		return $this->uses->note(
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
		return $this->uses->note(
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
}
