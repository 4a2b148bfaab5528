<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\Definitions;
use Rueda\Tests\TestCase;
use Rueda\Wheel\DefaultGraphic;

final class DefaultGraphicTest extends TestCase {
	public function test_a_wheel_without_areas_has_eight_segments_in_the_colours_of_the_public_protocol(): void {
		$svg = new \SimpleXMLElement( DefaultGraphic::draw( 'image' ) );
		self::assertSame( Definitions::FIRST_COLORS, $this->colors( $svg ) );
		self::assertStringStartsWith( 'M212 172L212.00 34.00 A138 138 ', (string) $svg->g->path[0]['d'] );
		self::assertStringEndsWith( ' 309.58 74.42Z', (string) $svg->g->path[0]['d'] );
	}

	public function test_a_wheel_with_areas_has_a_segment_for_each_in_its_colour(): void {
		foreach ( [ 1, 2, 5, 24 ] as $count ) {
			$colors = array_fill( 0, $count, '#123456' );
			$svg    = new \SimpleXMLElement( DefaultGraphic::draw( 'image', $colors ) );
			self::assertSame( $colors, $this->colors( $svg ) );
		}
	}

	/** @return list<string> */
	private function colors( \SimpleXMLElement $svg ): array {
		$colors = [];
		foreach ( $svg->g->path as $path ) {
			$colors[] = (string) $path['fill'];
		}
		return $colors;
	}
}
