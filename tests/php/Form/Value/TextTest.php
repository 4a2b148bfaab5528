<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Value;

use PHPUnit\Framework\TestCase;
use Rueda\Form\Value\Text;

final class TextTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public function texts(): iterable {
		yield 'plain' => [ 'Ada', 'Ada' ];
		yield 'UTF-8' => [ '¿Qué? 😀', '¿Qué? 😀' ];
		yield 'Spanish' => [ "\xBFQu\xE9 a\xF1o?", '¿Qué año?' ];
		yield 'German' => [ "Gr\xFC\xDFe, M\xFCller", 'Grüße, Müller' ];
		yield 'French' => [ "cr\xE9\xE9e \xE0 No\xEBl", 'créée à Noël' ];
		yield 'Icelandic' => [ "\xDE\xF3r\xF0ur", 'Þórður' ];
		yield 'Cyrillic in Windows-1251' => [ "\xCF\xF0\xE8\xE2\xE5\xF2", "\xCF\xF0\xE8\xE2\xE5\xF2" ];
		yield 'UTF-8 with a broken sign' => [ "caf\xC3\xA9 ol\xE9", "caf\xC3\xA9 ol\xE9" ];
		yield 'UTF-8 cut in a sign' => [ "Jos\xC3", "Jos\xC3" ];
		yield 'UTF-16' => [ "\xFF\xFEA\0d\0a\0", "\xFF\xFEA\0d\0a\0" ];
		yield 'a program' => [ "MZ\x90\x00abcdef", "MZ\x90\x00abcdef" ];
	}

	/** @dataProvider texts */
	public function test_latin_1_is_converted_only_where_nothing_else_is_likely( string $text, string $read ): void {
		self::assertSame( $read, Text::from_latin1( $text ) );
	}

	public function test_a_long_run_of_spaces_is_looked_at_once_where_php_has_no_jit(): void {
		// phpcs:disable WordPress.PHP.IniSet -- such a PHP is what this test is about.
		$jit   = ini_set( 'pcre.jit', '0' );
		$limit = ini_set( 'pcre.backtrack_limit', '1000' );
		$text  = 'a' . str_repeat( ' ', 3000 ) . 'b';
		$kept  = Text::trim( "\u{3000} $text \u{A0}" );
		ini_set( 'pcre.jit', (string) $jit );
		ini_set( 'pcre.backtrack_limit', (string) $limit );
		// phpcs:enable

		self::assertSame( $text, $kept );
	}

	public function test_text_that_cannot_be_seen_is_empty(): void {
		self::assertSame( '', Text::clean( "\u{200B}" ) );
		self::assertSame( '', Text::clean( "\u{200D}\u{2060} \u{AD}\u{FEFF}\u{A0}" ) );
		// Beside letters these characters say how to write them.
		self::assertSame( "\u{645}\u{200C}", Text::clean( " \u{645}\u{200C} " ) );
	}
}
