<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Message\SearchWords;
use Rueda\Tests\TestCase;

final class SearchWordsTest extends TestCase {
	/** @dataProvider tables */
	public function test_asks_a_table_only_for_characters_that_it_has(
		string $charset,
		string $words,
		array $patterns
	): void {
		self::assertSame( $patterns, ( new SearchWords( $words ) )->patterns_in( $charset ) );
	}

	/** @return array<string, array{string, string, list<string>}> */
	public static function tables(): array {
		return [
			'of today'             => [ 'utf8mb4', 'José 😀', [ '%José%', '%😀%' ] ],
			'without emoji'        => [ 'utf8mb3', 'José 😀', [ '%José%', '%%%' ] ],
			'with Western letters' => [ 'latin1', 'José Иван ana', [ '%Jos%%', '%%%%%%', '%ana%' ] ],
		];
	}

	public function test_only_what_every_table_has_is_looked_up_as_an_address(): void {
		self::assertSame( 'ana@example.org', ( new SearchWords( 'Ana@example.org' ) )->address() );
		self::assertSame( '', ( new SearchWords( 'ана@example.org' ) )->address() );
	}
}
