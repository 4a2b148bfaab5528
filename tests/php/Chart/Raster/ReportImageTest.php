<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart\Raster;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;
use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\ReportImage;
use Rueda\Chart\Raster\SiteLine;
use Rueda\Chart\Raster\Typeface;
use Rueda\Tests\TestCase;

/** @group newest */
final class ReportImageTest extends TestCase {
	private const HEAVIEST = 80 * 1024;

	/** @dataProvider numbers */
	public function test_is_of_the_size_that_previews_want_and_light( int $count ): void {
		$png = $this->draw( $this->labels( $count, 'A rather long name of an area' ) );

		self::assertSame( [ 1200, 630, IMAGETYPE_PNG ], array_slice( (array) getimagesizefromstring( $png ), 0, 3 ) );
		self::assertLessThanOrEqual( self::HEAVIEST, strlen( $png ) );
	}

	/** @return array<string, array{int}> */
	public function numbers(): array {
		return [
			'one area'                           => [ 1 ],
			'three areas'                        => [ 3 ],
			'eight areas'                        => [ 8 ],
			'twelve areas'                       => [ 12 ],
			'two dozen'                          => [ 24 ],
			'more than a legend or numbers take' => [ 100 ],
		];
	}

	public function test_areas_have_their_colours(): void {
		$picture = $this->read( $this->draw( [ 'Health', 'Work', 'Love', 'Money' ] ) );
		// The centres of the four sectors, clockwise from the top right.
		foreach ( [ [ 350, 280 ], [ 350, 350 ], [ 280, 350 ], [ 280, 280 ] ] as $index => [ $x, $y ] ) {
			self::assertSame( $this->color( $index, 4 ), $this->color_at( $picture, $x, $y ) );
		}
	}

	public function test_bars_stand_where_a_bar_chart_was_wanted(): void {
		$labels = [ 'Health', 'Work' ];

		self::assertNotSame( $this->draw( $labels ), $this->draw( $labels, 'bar' ) );
		self::assertSame( $this->draw( $labels ), $this->draw( $labels, 'radar' ) );
	}

	public function test_a_negative_bar_hangs_below_zero(): void {
		$data = ChartData::from_areas(
			array_values(
				array_filter(
					[ ChartArea::from_text( 'Debt', -5, '#cc0000' ), ChartArea::from_text( 'Joy', 5, '#00cc00' ) ]
				)
			)
		);
		$bars = ChartType::from_word( 'bar' );
		$png  = $this->image()->png( $data, new ChartScale( -10, 10 ), $bars, 'Wheel', '', new SiteLine() );

		$picture = $this->read( $png );
		self::assertSame( '#cc0000', $this->color_at( $picture, 185, 380 ) );
		self::assertSame( '#00cc00', $this->color_at( $picture, 445, 250 ) );
	}

	public function test_words_stand_beside_the_chart(): void {
		self::assertTrue( $this->has_ink( $this->draw( [ 'Salud', 'Ñandú', '<b>Fun & games</b>' ] ) ) );
	}

	public function test_names_in_letters_that_the_typeface_lacks_are_left_out_and_ratings_are_drawn(): void {
		$arabic   = [ 'الصحة', 'العمل', 'المال' ];
		$japanese = [ '健康', '仕事', 'お金' ];

		self::assertSame( $this->draw( $arabic ), $this->draw( $japanese ) );
		self::assertNotSame( $this->draw( $arabic ), $this->draw( [ 'Health', 'Work', 'Money' ] ) );
		// The same sectors on a scale and on half of it, so only the labels differ.
		self::assertNotSame( $this->numbered( [ 3, 5 ], 10 ), $this->numbered( [ 6, 10 ], 20 ) );
	}

	public function test_ratings_that_would_lie_upon_each_other_are_left_out(): void {
		foreach ( [ 'polar-chart' => 90, 'bar' => 30 ] as $type => $count ) {
			$ratings = array_fill( 0, $count, 50 );
			self::assertSame(
				$this->numbered( $ratings, 100, $type ),
				$this->numbered( array_fill( 0, $count, 25 ), 50, $type )
			);
		}
	}

	public function test_without_any_words_the_chart_stands_in_the_middle(): void {
		$png = $this->draw( [ 'الصحة', 'العمل' ], 'polar-chart', 'عجلة الحياة', 'موقع' );

		self::assertSame( $this->color( 0, 2 ), $this->color_at( $this->read( $png ), 630, 315 ) );
		self::assertFalse( $this->has_ink( $png ) );
	}

	public function test_says_below_the_words_which_forms_are_now_and_wished(): void {
		$key = function ( mixed $wished ): array {
			$area    = ChartArea::from_text( 'Health', 5, '#cc0000' )?->with_wish( $wished );
			$data    = ChartData::from_areas( array_values( array_filter( [ $area ] ) ) );
			$type    = ChartType::from_word( '' );
			$png     = $this->image()->png( $data, new ChartScale( 0, 10 ), $type, 'Mine', '', new SiteLine() );
			$picture = $this->read( $png );
			// The middles of both samples.
			return [ $this->color_at( $picture, 726, 520 ), $this->color_at( $picture, 848, 520 ) ];
		};
		self::assertSame( [ '#a5a5a5', '#1d2327' ], $key( 9 ) );
		self::assertSame( [ '#ffffff', '#ffffff' ], $key( null ) );
	}

	public function test_an_emoji_is_left_out(): void {
		self::assertSame( $this->draw( [ 'Fun', 'Work' ] ), $this->draw( [ 'Fun 🎉', '💼 Work' ] ) );
	}

	public function test_a_pale_area_can_be_seen(): void {
		$data    = ChartData::from_areas(
			array_values(
				array_filter(
					[ ChartArea::from_text( 'Snow', 9, '#ffffff' ), ChartArea::from_text( 'Milk', 9, '#fff' ) ]
				)
			)
		);
		$type    = ChartType::from_word( '' );
		$png     = $this->image()->png( $data, new ChartScale( 0, 10 ), $type, '', '', new SiteLine() );
		$picture = $this->read( $png );
		$darkest = 255;
		for ( $x = 320; $x < 560; $x++ ) {
			$darkest = min( $darkest, (int) hexdec( substr( $this->color_at( $picture, $x, 250 ), 1, 2 ) ) );
		}

		self::assertLessThan( 0x80, $darkest );
	}

	/** @return list<string> */
	private function labels( int $count, string $label ): array {
		return array_map( static fn( int $number ): string => "{$label} {$number}", range( 1, $count ) );
	}

	/** @param list<int> $ratings */
	private function numbered( array $ratings, int $max, string $type = 'polar-chart' ): string {
		$areas = array_map(
			static fn( int $rating ): ?ChartArea => ChartArea::from_text( '健康', $rating, '#336699' ),
			$ratings
		);
		return $this->image()->png(
			ChartData::from_areas( array_values( array_filter( $areas ) ) ),
			new ChartScale( 0, $max ),
			ChartType::from_word( $type ),
			'',
			'',
			new SiteLine()
		);
	}

	/** @param list<string> $labels */
	private function draw(
		array $labels,
		string $type = 'polar-chart',
		string $title = 'Wheel of life',
		string $site = 'Example'
	): string {
		$areas = [];
		foreach ( $labels as $index => $label ) {
			$areas[] = ChartArea::from_text( $label, 3 + $index % 8, $this->color( $index, count( $labels ) ) );
		}
		return $this->image()->png(
			ChartData::from_areas( array_values( array_filter( $areas ) ) ),
			new ChartScale( 0, 10 ),
			ChartType::from_word( $type ),
			$title,
			'',
			new SiteLine( $site )
		);
	}

	private function color( int $index, int $count ): string {
		$part = static fn( int $turn ): int => (int) round(
			120 + 110 * sin( 2 * M_PI * ( $index / $count + $turn / 3 ) )
		);
		return sprintf( '#%02x%02x%02x', $part( 0 ), $part( 1 ), $part( 2 ) );
	}

	private function image(): ReportImage {
		$drawing = static fn( string $weight ): TextDrawing => new TextDrawing(
			new Typeface( RUEDA_DIR . "assets/fonts/NotoSans-{$weight}.ttf" )
		);
		return new ReportImage( $drawing( 'Regular' ), $drawing( 'Bold' ) );
	}

	private function read( string $png ): \GdImage {
		$picture = imagecreatefromstring( $png );
		self::assertInstanceOf( \GdImage::class, $picture );
		return $picture;
	}

	private function color_at( \GdImage $picture, int $x, int $y ): string {
		[
			'red' => $red,
			'green' => $green,
			'blue' => $blue,
		] = imagecolorsforindex( $picture, (int) imagecolorat( $picture, $x, $y ) );
		return sprintf( '#%02x%02x%02x', $red, $green, $blue );
	}

	/** Whether there is text at the right of the image. */
	private function has_ink( string $png ): bool {
		$picture = $this->read( $png );
		for ( $x = 900; $x < 1190; $x++ ) {
			for ( $y = 40; $y < 600; $y += 2 ) {
				if ( '#ffffff' !== $this->color_at( $picture, $x, $y ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
