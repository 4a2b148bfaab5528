<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;

defined( 'ABSPATH' ) || exit;

/**
 * The words of a search. A message matches if it contains all of them, whatever their case and accents. The database
 * preselects with patterns, in which characters that LIKE or JSON escape are wildcards. The result is then checked in
 * PHP, because the stored JSON also contains names of fields.
 */
final class SearchWords {
	private const MOST = 8;

	/** @var list<string> */
	private array $words;

	public function __construct( string $search ) {
		$words       = preg_split( '/\s+/u', trim( $search ), -1, PREG_SPLIT_NO_EMPTY );
		$this->words = array_slice( false === $words ? [] : $words, 0, self::MOST );
	}

	/**
	 * The search as the beginning of an email address, which an index finds among any number of messages; "" if it is
	 * none.
	 */
	public function address(): string {
		$only = 1 === count( $this->words ) ? $this->words[0] : '';
		return 1 === preg_match( '/^[^@%_\\\\]+@[^@%_\\\\]*$/D', $only ) ? strtolower( $only ) : '';
	}

	/** @return list<string> Patterns for LIKE, one for each word. */
	public function patterns(): array {
		return array_map(
			static fn ( string $word ): string => '%' . preg_replace( '~[%_"\\\\/\x00-\x1F]+~', '%', $word ) . '%',
			$this->words
		);
	}

	public function are_in( Message $message ): bool {
		$text = self::plain(
			implode(
				"\n",
				[
					...MessageContent::texts( $message->record() ),
					$message->sender_name(),
					$message->sender_email(),
					$message->page(),
				]
			)
		);
		foreach ( $this->words as $word ) {
			if ( ! str_contains( $text, self::plain( $word ) ) ) {
				return false;
			}
		}
		return true;
	}

	private static function plain( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}
