<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;
use Rueda\Form\Value\Text;
use Rueda\Support\Characters;

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

	/** The search as the beginning of an address, which an index finds among any number; "" if it is none. */
	public function address(): string {
		$only = 1 === count( $this->words ) ? $this->words[0] : '';
		return 1 === preg_match( '/^[^@%_\\\\\x80-\xFF]+@[^@%_\\\\\x80-\xFF]*$/D', $only ) ? strtolower( $only ) : '';
	}

	/** @return list<string> Patterns for LIKE, one for each word. */
	public function patterns(): array {
		$is_ascii = 1 !== preg_match( '/[\x80-\xFF]/', implode( '', $this->words ) );
		return $this->patterns_in( $is_ascii ? 'utf8mb4' : MessagesTable::charset( 'fields' ) );
	}

	/** @return list<string> For a table of this character set: MariaDB refuses a letter that it does not have. */
	public function patterns_in( string $charset ): array {
		return array_map(
			static fn ( string $word ): string => Characters::in_pattern(
				'%' . preg_replace( '~[%_"\\\\/\x00-\x1F]+~', '%', $word ) . '%',
				$charset
			),
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
		return Text::lower( remove_accents( $text ) );
	}
}
