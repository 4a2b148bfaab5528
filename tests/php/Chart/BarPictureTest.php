<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\BarPicture;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Tests\TestCase;
use SimpleXMLElement;

final class BarPictureTest extends TestCase {
	public function test_is_a_picture_with_a_name_and_a_bar_for_each_rating(): void {
		$svg = $this->draw( [ 10, 5, 0, 400 ], 0, 10 );
		self::assertSame( 'img', (string) $svg['role'] );
		self::assertSame( 'A "chart" & more', (string) $svg['aria-label'] );
		self::assertCount( 3, $svg->path );
		self::assertSame( 'Area 1: 10', (string) $svg->path[0]->title );
		self::assertSame(
			[ '16', '200', '16' ],
			array_map( [ $this, 'top_of' ], [ $svg->path[0], $svg->path[1], $svg->path[2] ] )
		);
		// Four columns of 92 pixels, each with a bar of 64 pixels in its centre.
		self::assertSame( 'M30 16h64V384H30Z', (string) $svg->path[0]['d'] );
		self::assertSame( 'M122 200h64V384H122Z', (string) $svg->path[1]['d'] );
	}

	public function test_a_negative_rating_is_drawn_below_zero(): void {
		$svg = $this->draw( [ -5, 5 ], -5, 5 );
		self::assertSame( [ '384', '16' ], array_map( [ $this, 'top_of' ], [ $svg->path[0], $svg->path[1] ] ) );
		self::assertStringContainsString( 'V200', (string) $svg->path[0]['d'] );
		self::assertStringContainsString( 'V200', (string) $svg->path[1]['d'] );
		self::assertStringContainsString( 'M16 200H384', (string) $svg->g->asXML() );
	}

	public function test_a_hundred_bars_stay_within_the_picture(): void {
		$svg = $this->draw( array_fill( 0, 100, 7 ), 0, 10 );
		self::assertCount( 100, $svg->path );
		self::assertLessThan( 384, (float) substr( (string) $svg->path[99]['d'], 1 ) );
	}

	private function top_of( SimpleXMLElement $path ): string {
		return (string) preg_replace( '/^M\S+ ([\d.]+)h.*$/', '$1', (string) $path['d'] );
	}

	/** @param list<int> $values */
	private function draw( array $values, float $minimum, float $maximum ): SimpleXMLElement {
		$data = ChartData::from_stored(
			[
				'labels'   => array_map(
					static fn( int $index ): string => 'Area ' . ( $index + 1 ),
					array_keys( $values )
				),
				'datasets' => [ [ 'data' => $values ] ],
			]
		);
		return new SimpleXMLElement(
			( new BarPicture() )->draw( $data, new ChartScale( $minimum, $maximum ), 'A "chart" & more' )
		);
	}
}
