<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\CallToAction\Css;
use Rueda\Support\Color;
use Rueda\Support\Label;
use Rueda\Support\Range;
use Rueda\Tests\TestCase;

/** The small values that wheels consist of: what authors may enter, and how it is read. */
final class ValuesTest extends TestCase {

	/** @return iterable<array{mixed, string}> */
	public function labels(): iterable {
		yield [ 'Health &amp; Fitness', 'Health & Fitness' ];
		yield [ '<strong>Money</strong>&nbsp; <em>now</em>', 'Money now' ];
		yield [ 'I &lt;3 you', 'I <3 you' ];
		yield [ "  Año\n nuevo 🎡 ", 'Año nuevo 🎡' ];
		yield [ 'العائلة', 'العائلة' ];
		yield [ '<script>alert(1)</script>Fun', 'Fun' ];
		yield [ "broken \xC3", '' ];
		yield [ null, '' ];
		yield [ [ 'x' ], '' ];
	}

	/** @dataProvider labels */
	public function test_labels_are_plain_text_in_one_normal_form( mixed $html, string $text ): void {
		self::assertSame( $text, Label::plain( $html ) );
	}

	/** @return iterable<array{mixed, string}> */
	public function colors(): iterable {
		foreach ( [ '#abc', '#ABCD', '#a1b2c3', '#A1B2C3d4' ] as $hex ) {
			yield [ $hex, $hex ];
		}
		yield [ 'rgb(255, 0, 16)', '#ff0010' ];
		yield [ 'rgba(255,0,0,.5)', '#ff000080' ];
		yield [ 'rgba(255,0,0,1)', '#ff0000' ];
		foreach ( [ '', 'red', '#12345', "#fff\n;", 'url(x)', null, 12, [] ] as $none ) {
			yield [ $none, '#1DB53F' ];
		}
	}

	/** @dataProvider colors */
	public function test_colors_are_hexadecimal_or_the_default( mixed $value, string $color ): void {
		self::assertSame( trim( $color ), Color::hex( $value ) );
	}

	/** @return iterable<array{mixed, mixed, int, int}> */
	public function ranges(): iterable {
		yield [ 1, 10, 1, 10 ];
		yield [ '0', '100', 0, 100 ];
		yield [ -10, -5, -10, -5 ];
		yield [ '', '', 1, 10 ];
		yield [ 5, 5, 1, 10 ];
		yield [ 7, 3, 1, 10 ];
		yield [ 'x', 5, 1, 5 ];
		yield [ 1.4, '5.5', 1, 6 ];
		yield [ 1, 1e30, 1, 10 ];
		yield [ [], null, 1, 10 ];
	}

	/** @dataProvider ranges */
	public function test_ranges_are_whole_numbers_or_one_to_ten( mixed $min, mixed $max, int $low, int $high ): void {
		$range = Range::from_limits( $min, $max );
		self::assertSame( [ $low, $high ], [ $range->min, $range->max ] );
		self::assertSame(
			[ true, true, false, false ],
			array_map( [ $range, 'contains' ], [ $low, $high, $low - 1, $high + 1 ] )
		);
	}

	public function test_an_areas_own_ends_hold_only_when_they_make_a_range(): void {
		$wheel = Range::from_limits( 0, 5 );
		$ends  = static fn( Range $range ): array => [ $range->min, $range->max ];
		self::assertSame( [ 0, 100 ], $ends( $wheel->narrowed( null, 100 ) ) );
		self::assertSame( [ -3, 3 ], $ends( $wheel->narrowed( '-3', '3' ) ) );
		self::assertSame( [ 0, 5 ], $ends( $wheel->narrowed( 9, null ) ) );
		self::assertSame( [ 0, 5 ], $ends( $wheel->narrowed( null, null ) ) );
	}

	public function test_css_takes_the_few_kinds_of_values_and_nothing_that_loads_or_runs(): void {
		self::assertSame( 'rgba(22, 16, 16, 0.3)', Css::color( 'rgba(22, 16, 16, 0.3)' ) );
		self::assertNull( Css::color( 'expression(alert(1))' ) );
		self::assertNull( Css::color( "#fff\n}" ) );
		self::assertSame(
			[ '10px', '0', '2em', '-5%' ],
			array_map( [ Css::class, 'length' ], [ 10, '0', '2em', '-5%' ] )
		);
		self::assertNull( Css::length( '-5%', false ) );
		self::assertNull( Css::length( '10px;color:red' ) );
		self::assertSame(
			'linear-gradient(135deg, rgba(0,0,0,0.5) 0%, #fff 100%)',
			Css::gradient( 'linear-gradient(135deg, rgba(0,0,0,0.5) 0%, #fff 100%)' )
		);
		self::assertNull( Css::gradient( 'linear-gradient(red, url(//evil.test))' ) );
		self::assertNull( Css::gradient( 'linear-gradient(red, blue);background:url(x)' ) );
		self::assertSame( 'https://example.test/a.png', Css::url( 'https://example.test/a.png' ) );
		self::assertNull( Css::url( 'javascript:alert(1)' ) );
	}
}
