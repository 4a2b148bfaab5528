<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart\Raster;

use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\Typeface;
use Rueda\Tests\TestCase;

final class TextDrawingTest extends TestCase {
	private TextDrawing $drawing;

	protected function setUp(): void {
		parent::setUp();
		$this->drawing = new TextDrawing( new Typeface( RUEDA_DIR . 'assets/fonts/NotoSans-Regular.ttf' ) );
	}

	/** @dataProvider texts */
	public function test_keeps_the_letters_that_the_typeface_has( string $text, ?string $expected ): void {
		self::assertSame( $expected, $this->drawing->readable( $text ) );
	}

	/** @return array<string, array{string, string|null}> */
	public function texts(): array {
		return [
			'Spanish'             => [ 'Año nuevo: ¿salud?', 'Año nuevo: ¿salud?' ],
			'signs of HTML'       => [ 'Work < life & "fun"', 'Work < life & "fun"' ],
			'emoji go'            => [ "Health \u{1F3CB}\u{1F3FD}\u{200D}\u{2642}\u{FE0F} first", 'Health first' ],
			'emoji before a mark' => [ 'Salud 🏃. Room: a . b', 'Salud. Room: a. b' ],
			'only emoji'          => [ '🎉🎉', '' ],
			'hidden signs go'     => [ "Mo\u{200B}ney\u{202E}", 'Money' ],
			'one line'            => [ "a\n\tb", 'a b' ],
			'Arabic'              => [ 'الصحة', null ],
			'Arabic among others' => [ 'Health الصحة', null ],
			'Japanese'            => [ '健康', null ],
			'broken bytes'        => [ "Mon\xFFey", 'Money' ],
			'nothing'             => [ '', '' ],
		];
	}

	public function test_fills_lines_with_whole_words(): void {
		$width = $this->drawing->width( 'Personal growth', 20 );

		self::assertSame(
			[ 'Personal growth', 'and health' ],
			$this->drawing->lines( 'Personal growth and health', 20, $width, 3 )
		);
	}

	public function test_cuts_a_text_without_room_and_ends_it_with_an_ellipsis(): void {
		$lines = $this->drawing->lines( 'Personal growth and health and much more of it', 20, 150, 2 );

		self::assertCount( 2, $lines );
		self::assertStringEndsWith( '…', $lines[1] );
		foreach ( $lines as $line ) {
			self::assertLessThanOrEqual( 150, $this->drawing->width( $line, 20 ) );
		}
	}

	public function test_breaks_a_word_that_is_longer_than_a_line(): void {
		$lines = $this->drawing->lines( str_repeat( 'ñ', 60 ), 20, 150, 9 );

		self::assertSame( str_repeat( 'ñ', 60 ), implode( '', $lines ) );
		self::assertGreaterThan( 3, count( $lines ) );
	}
}
