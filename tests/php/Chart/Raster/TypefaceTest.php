<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart\Raster;

use Rueda\Chart\Raster\Typeface;
use Rueda\Tests\TestCase;

final class TypefaceTest extends TestCase {
	private Typeface $typeface;

	protected function setUp(): void {
		parent::setUp();
		$this->typeface = new Typeface( RUEDA_DIR . 'assets/fonts/NotoSans-Regular.ttf' );
	}

	/** @dataProvider letters */
	public function test_knows_which_letters_it_has( string $letter, bool $expected ): void {
		self::assertSame( $expected, $this->typeface->has( mb_ord( $letter ) ) );
	}

	/** @return array<string, array{string, bool}> */
	public function letters(): array {
		return [
			'Latin'      => [ 'a', true ],
			'Spanish'    => [ 'ñ', true ],
			'Polish'     => [ 'Ł', true ],
			'Vietnamese' => [ 'ệ', true ],
			'Greek'      => [ 'Ω', true ],
			'Cyrillic'   => [ 'Я', true ],
			'sign'       => [ '…', true ],
			'Arabic'     => [ 'ع', false ],
			'Chinese'    => [ '健', false ],
			'emoji'      => [ '😀', false ],
		];
	}

	public function test_measures_letters(): void {
		self::assertGreaterThan( 2 * $this->typeface->advance( ord( 'i' ) ), $this->typeface->advance( ord( 'M' ) ) );
		self::assertSame(
			$this->typeface->advance( ord( '1' ) ),
			$this->typeface->advance( ord( '8' ) ),
			'Figures stand below each other.'
		);
	}

	public function test_outlines_stand_on_the_base_line_and_have_holes(): void {
		[ $o ] = $this->typeface->outline( ord( 'o' ) );

		self::assertCount( 2, $o, 'An outer contour and a hole.' );
		$heights = array_column( array_merge( ...$o ), 1 );
		self::assertEqualsWithDelta( 0, min( $heights ), 0.02 );
		self::assertEqualsWithDelta( 0.54, max( $heights ), 0.02 );
	}

	public function test_a_letter_with_an_accent_is_higher_than_without(): void {
		$top = fn ( string $letter ): float => max(
			array_column( array_merge( ...array_merge( ...$this->typeface->outline( mb_ord( $letter ) ) ) ), 1 )
		);

		self::assertGreaterThan( $top( 'n' ) + 0.1, $top( 'ñ' ) );
	}

	public function test_a_space_has_no_outline(): void {
		self::assertSame( [], $this->typeface->outline( ord( ' ' ) ) );
		self::assertGreaterThan( 0.1, $this->typeface->advance( ord( ' ' ) ) );
	}

	public function test_says_so_when_the_file_is_no_font(): void {
		$this->expectException( \RuntimeException::class );

		( new Typeface( RUEDA_DIR . 'assets/fonts/OFL.txt' ) )->has( 65 );
	}
}
