<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Post\Submission;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * What nobody does so often: the same message again and again, one printed page for any number of messages, the same
 * text with links in all forms. A page may lie in a cache and be everybody's, so browsers share one without limit as
 * long as they are not all one visitor; whoever does not look like a browser gets few messages out of a page.
 */
final class Repeats {

	/** The same words from the same page within a day: a second time by mistake, a third out of doubt. */
	private const SAME_MESSAGE = 3;

	/** The same where no address of the sender is in it: short forms without a name do look alike. */
	private const SAME_NAMELESS_MESSAGE = 10;

	/** Characters. Shorter ones are alike by chance. */
	private const ALIKE_BY_CHANCE = 20;

	/** Of one page within an hour, all together, by what kind of sender. */
	private const OF_ONE_PAGE = [ Sender::LIKELY => 3, Sender::PROGRAM => 2 ];

	/** The same where no page is shown that this site has printed. */
	private const WITHOUT_A_PAGE = 2;

	/** Of one page and one visitor within ten minutes: a class with a page from a cache, behind one address. */
	private const OF_ONE_VISITOR = 40;

	/** One text with links within a day: of one visitor in a browser, and of all others together. */
	private const LINKS_OF_ONE_VISITOR = 10;
	private const LINKS_OF_OTHERS      = 2;

	public function __construct( private Trap $trap, private RecentUses $uses ) {}

	/** @return string Why it is taken for a program; "" when it is not, and then it is counted. */
	public function caught( Submission $submission ): string {
		$sender = Sender::of( $submission->request() );
		$typed  = new TypedText( $submission );
		$reason = $this->caught_by_page( $submission, $typed, $sender );
		return '' === $reason && '' !== $typed->linked()
			? $this->caught_by_links( $typed->linked(), $sender )
			: $reason;
	}

	private function caught_by_page( Submission $submission, TypedText $typed, string $sender ): string {
		$form_id    = $submission->form()->id();
		$page       = $this->trap->page( $form_id, $submission->request() );
		$same       = $typed->has_address() ? self::SAME_MESSAGE : self::SAME_NAMELESS_MESSAGE;
		$is_telling = ! $submission->request()->has_files() && $typed->length() >= self::ALIKE_BY_CHANCE;
		$most       = '' === $page ? self::WITHOUT_A_PAGE : self::OF_ONE_PAGE[ $sender ] ?? 0;

		$is_same       = static fn ( array $use ): bool => $is_telling && true === $use['is_same_words'];
		$is_of_visitor = static fn ( array $use ): bool
			=> true === $use['is_same_visitor'] && $use['age'] < 10 * MINUTE_IN_SECONDS;
		$is_of_kind    = static fn ( array $use ): bool => $use['sender'] === $sender && $use['age'] < HOUR_IN_SECONDS;
		return $this->uses->note(
			"page $form_id $page",
			RateLimiter::visitor(),
			(string) wp_json_encode( $submission->posted() ),
			$sender,
			static fn ( array $uses ): string => match ( true ) {
				self::count( $uses, $is_same ) >= $same => 'The same message was sent before, more than once.',
				Sender::BROWSER === $sender             => self::count( $uses, $is_of_visitor ) < self::OF_ONE_VISITOR
					? '' : 'One visitor sent too many messages from one page.',
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

	/**
	 * @param list<array{age: int, is_same_visitor: bool, is_same_words: bool, sender: string}> $uses
	 * @param callable( array{age: int, is_same_visitor: bool, is_same_words: bool, sender: string} ): bool $is_meant
	 */
	private static function count( array $uses, callable $is_meant ): int {
		return count( array_filter( $uses, $is_meant ) );
	}
}
