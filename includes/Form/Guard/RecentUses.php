<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;

defined( 'ABSPATH' ) || exit;

/**
 * What one thing, a printed page or a text, was used for within the last day: by whom, with which words, by what kind
 * of sender. Only keyed hashes are stored, in the table of limits, and they go with it.
 */
final class RecentUses {

	/** More than any rule asks for. */
	private const MOST = 300;

	/** Each time somebody else was faster, and was counted. */
	private const TRIES = 50;

	public function __construct( private Clock $clock ) {}

	/**
	 * Notes one more use, unless the earlier ones speak against it.
	 *
	 * @param string $visitor Hashed before it is stored, as are the words.
	 * @param string $words   Anything that tells two messages apart.
	 * @param string $sender  One of Sender's.
	 * @param callable( list<array{
	 *   age: int, is_same_visitor: bool, is_same_words: bool, sender: string
	 * }> ): string $judge
	 *                        Says why not, or "".
	 * @return string What the judge said.
	 */
	public function note( string $thing, string $visitor, string $words, string $sender, callable $judge ): string {
		$id      = Secret::mark( 'uses', $thing );
		$visitor = substr( Secret::mark( 'visitor', $visitor ), 0, 12 );
		$words   = substr( Secret::mark( 'words', $words ), 0, 12 );
		$now     = $this->clock->now();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = LimitsTable::taken( $id );
			$uses   = $this->uses( $stored ?? '', $now );
			$reason = $judge(
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
