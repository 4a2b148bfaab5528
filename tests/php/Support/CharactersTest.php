<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Characters;
use Rueda\Tests\TestCase;

final class CharactersTest extends TestCase {
	private const TEXT = "José \"漢\" 😀👩\u{200D}👧";

	/** @dataProvider tables */
	public function test_nothing_is_lost_in_a_table_without_every_character( string $charset, string $shown ): void {
		$json   = (string) wp_json_encode( [ self::TEXT ], JSON_UNESCAPED_UNICODE );
		$stored = Characters::in_json( $json, $charset );

		self::assertSame( [ self::TEXT ], json_decode( $stored, true ) );
		self::assertSame( $stored, Characters::in_text( $stored, $charset ) );
		self::assertSame( $shown, Characters::in_text( self::TEXT, $charset ) );
	}

	/** @return array<string, array{string, string}> */
	public static function tables(): array {
		return [
			'of today'             => [ 'utf8mb4', self::TEXT ],
			'without emoji'        => [ 'utf8mb3', "José \"漢\" ??\u{200D}?" ],
			'by its older name'    => [ 'utf8', "José \"漢\" ??\u{200D}?" ],
			'with Western letters' => [ 'latin1', 'Jos? "?" ????' ],
		];
	}
}
