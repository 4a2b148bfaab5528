<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart\Raster;

use Rueda\Chart\Raster\Canvas;
use Rueda\Chart\Raster\Shape;
use Rueda\Tests\TestCase;

final class CanvasTest extends TestCase {
	public function test_fills_a_shape_and_leaves_its_hole(): void {
		$canvas = new Canvas( 60, 40 );
		$canvas->fill( [ Shape::box( 10, 10, 40, 20 ), Shape::box( 20, 15, 10, 10 ) ], '#cc0000' );
		$picture = $this->read( $canvas );

		self::assertSame( '#ffffff', $this->color_at( $picture, 5, 5 ) );
		self::assertSame( '#cc0000', $this->color_at( $picture, 12, 12 ) );
		self::assertSame( '#ffffff', $this->color_at( $picture, 25, 20 ) );
		self::assertSame( '#cc0000', $this->color_at( $picture, 45, 25 ) );
	}

	public function test_edges_are_smooth(): void {
		$canvas = new Canvas( 60, 60 );
		$canvas->fill( [ Shape::disc( 30, 30, 20 ) ], '#000000' );
		$picture = $this->read( $canvas );
		$shades  = [];
		for ( $place = 0; $place < 60 * 60; $place++ ) {
			$shades[ $this->color_at( $picture, $place % 60, intdiv( $place, 60 ) ) ] = true;
		}

		self::assertGreaterThan( 8, count( $shades ) );
	}

	public function test_transparent_colours_show_the_white_below(): void {
		$canvas = new Canvas( 20, 20 );
		$canvas->fill( [ Shape::box( 0, 0, 20, 20 ) ], '#00000080' );

		self::assertSame( '#7f7f7f', $this->color_at( $this->read( $canvas ), 10, 10 ) );
	}

	public function test_short_colours_are_read(): void {
		$canvas = new Canvas( 20, 20 );
		$canvas->fill( [ Shape::box( 0, 0, 20, 20 ) ], '#f80' );

		self::assertSame( '#ff8800', $this->color_at( $this->read( $canvas ), 10, 10 ) );
	}

	public function test_shapes_may_reach_beyond_the_picture(): void {
		$canvas = new Canvas( 20, 20 );
		$canvas->fill( [ Shape::disc( 0, 0, 300 ) ], '#123456' );

		self::assertSame( '#123456', $this->color_at( $this->read( $canvas ), 19, 19 ) );
	}

	public function test_more_colours_than_a_palette_holds_are_no_error(): void {
		$canvas = new Canvas( 300, 10 );
		for ( $shade = 0; $shade < 300; $shade++ ) {
			$canvas->fill(
				[ Shape::box( $shade, 0, 1, 10 ) ],
				sprintf( '#%02x%02x40', $shade % 256, 255 - $shade % 128 )
			);
		}

		self::assertSame( 300, imagesx( $this->read( $canvas ) ) );
	}

	private function read( Canvas $canvas ): \GdImage {
		$picture = imagecreatefromstring( $canvas->png() );
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
}
