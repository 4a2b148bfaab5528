<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\PolarPicture;
use Rueda\Tests\TestCase;
use SimpleXMLElement;

final class PolarPictureTest extends TestCase {
	public function test_is_a_picture_with_a_name_and_a_sector_for_each_rating(): void {
		$svg = $this->draw( [ 'Health', 'Fun', 'Work' ], [ 7, 0, -3 ], 10 );
		self::assertSame( 'img', (string) $svg['role'] );
		self::assertSame( 'A "chart" & more', (string) $svg['aria-label'] );
		self::assertCount( 1, $svg->svg->path );
		self::assertSame( 'Health: 7', (string) $svg->svg->path[0]->title );
		self::assertSame( '#1DB53F', (string) $svg->svg->path[0]['fill'] );
		self::assertSame( '#1aa539', (string) $svg->svg->path[0]['stroke'] );
		self::assertCount( 3, $svg->svg->g->circle );
	}

	public function test_each_sector_has_its_number_and_one_without_length_has_it_beside_itself(): void {
		$svg = $this->draw( [ 'Health', 'Fun', 'Work', 'Money' ], [ 10, 0, 5, -3 ], 10 );
		self::assertSame( [ '10', '0', '5', '-3' ], array_map( 'strval', iterator_to_array( $svg->text, false ) ) );
		self::assertSame( '#000000', (string) $svg->text[0]['fill'] );
		self::assertSame( 'currentColor', (string) $svg->text[1]['fill'] );
		// Places are shares of the picture, so that its letters do not shrink with it.
		self::assertMatchesRegularExpression( '/^[\d.]+%$/', (string) $svg->text[0]['x'] );
		self::assertStringNotContainsString( 'viewBox', (string) $svg->text[0]->asXML() );
	}

	public function test_numbers_that_would_touch_each_other_are_left_out(): void {
		$count = 40;
		$names = array_map( static fn( int $n ): string => "Area $n", range( 1, $count ) );
		self::assertCount( 0, $this->draw( $names, array_fill( 0, $count, 10 ), 10 )->text );
	}

	public function test_a_label_stays_text(): void {
		$svg = $this->draw( [ '"><script>alert(1)</script>&amp;', 'B' ], [ 7, 3 ], 10 );
		self::assertSame( '">&: 7', (string) $svg->svg->path[0]->title );
	}

	public function test_a_full_rating_reaches_the_outermost_ring_and_no_further(): void {
		$svg = $this->draw( [ 'A', 'B', 'C', 'D' ], [ 10, 5, 400, 1 ], 10 );
		self::assertStringContainsString( 'A198 198 ', (string) $svg->svg->path[0]['d'] );
		self::assertStringContainsString( 'A99 99 ', (string) $svg->svg->path[1]['d'] );
		self::assertStringContainsString( 'A198 198 ', (string) $svg->svg->path[2]['d'] );
	}

	public function test_a_scale_that_goes_below_zero_begins_there(): void {
		$svg = $this->draw( [ 'A', 'B', 'C' ], [ -5, 0, 5 ], 5, -5 );
		self::assertCount( 2, $svg->svg->path );
		self::assertStringContainsString( 'A99 99 ', (string) $svg->svg->path[0]['d'] );
		self::assertStringContainsString( 'A198 198 ', (string) $svg->svg->path[1]['d'] );
	}

	public function test_goes_clockwise_from_the_top_with_two_pixels_between(): void {
		$svg = $this->draw( [ 'A', 'B', 'C', 'D' ], [ 10, 10, 10, 10 ], 10 );
		// One pixel right of the vertical line and one above the horizontal one.
		self::assertStringStartsWith( 'M201 199 L201 2 ', (string) $svg->svg->path[0]['d'] );
		self::assertStringEndsWith( ' 398 199Z', (string) $svg->svg->path[0]['d'] );
	}

	/** @dataProvider counts */
	public function test_draws_any_number_of_areas( int $count ): void {
		$svg = $this->draw(
			array_map( static fn( int $n ): string => "Area $n", range( 1, $count ) ),
			array_fill( 0, $count, 10 ),
			10
		);
		self::assertCount( $count, $svg->xpath( '//path' ) );
		$places = implode( array_map( 'strval', $svg->xpath( '//@d | //@x | //@y' ) ) );
		self::assertStringNotContainsString( 'NAN', strtoupper( $places ) );
	}

	/** @return list<array{int}> */
	public function counts(): array {
		return [ [ 1 ], [ 2 ], [ 3 ], [ 8 ], [ 100 ] ];
	}

	public function test_does_not_write_commas_where_the_locale_has_them(): void {
		$before = setlocale( LC_NUMERIC, '0' );
		setlocale( LC_NUMERIC, 'de_DE.UTF-8', 'es_ES.UTF-8', 'fr_FR.UTF-8' );
		$svg = $this->draw( [ 'A', 'B', 'C' ], [ 3.33, 4.44, 5.55 ], 10 );
		setlocale( LC_NUMERIC, $before );
		foreach ( $svg->svg->path as $path ) {
			self::assertStringNotContainsString( ',', (string) $path['d'] );
		}
	}

	/**
	 * @param list<string> $labels
	 * @param list<mixed>  $values
	 */
	private function draw( array $labels, array $values, float $maximum, float $minimum = 0 ): SimpleXMLElement {
		$data = ChartData::from_stored(
			[
				'labels'   => $labels,
				'datasets' => [ [ 'data' => $values ] ],
			]
		);
		return new SimpleXMLElement(
			( new PolarPicture() )->draw( $data, new ChartScale( $minimum, $maximum ), 'A "chart" & more' )
		);
	}
}
