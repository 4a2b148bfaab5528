<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers for a day how a printed page or a text was used: by which visitor, with which words, by what kind of
 * sender. Visitors and words are stored only as keyed hashes, in the table of limits, which deletes them after that.
 *
 * @phpstan-type Use array{age: int, is_same_visitor: bool, is_same_words: bool, sender: string}
 */
final class RecentUses {
	/** How many uses are stored; no rule counts more. */
	private const MOST = 300;

	/** How often storing is tried: it fails each time that another request stores its use first. */
	private const TRIES = 50;

	public function __construct( private Clock $clock ) {}

	/**
	 * Stores one more use, unless $check refuses it because of the earlier ones.
	 *
	 * @param string $visitor Who uses it; hashed before it is stored, as are the words.
	 * @param string $words   Anything that tells two messages apart.
	 * @param string $sender  A constant of Sender.
	 * @param callable( list<Use> ): string $check Says why not, or "".
	 * @return string What $check said.
	 */
	public function note( string $thing, string $visitor, string $words, string $sender, callable $check ): string {
		$id      = Secret::mark( 'uses', $thing );
		$visitor = substr( Secret::mark( 'visitor', $visitor ), 0, 12 );
		$words   = substr( Secret::mark( 'words', $words ), 0, 12 );
		$now     = $this->clock->now();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = LimitsTable::taken( $id );
			$uses   = $this->uses( $stored ?? '', $now );
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
	private function uses( string $stored, int $now ): array {
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
