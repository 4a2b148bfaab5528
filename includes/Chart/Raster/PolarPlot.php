<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\Wish;

defined( 'ABSPATH' ) || exit;

/** Sectors as Chart\PolarPicture draws them for the page. */
final class PolarPlot implements Plot {
	private const RINGS    = 3;
	private const HALF_GAP = 1.5;
	private const EDGE     = 2;

	/** The whole width of the line at a wish, and that of the dark line in it, as parts of the chart's. */
	private const WISHES = [ Wish::EDGE => 0.0135, Wish::COLOR => 0.0077 ];

	public function draw( Surface $canvas, ChartData $data, ChartScale $scale, float $x, float $y, float $size ): void {
		$radius = $size / 2;
		for ( $ring = 1; $ring <= self::RINGS; $ring++ ) {
			$canvas->fill( Shape::ring( $x, $y, $radius * $ring / self::RINGS - 1, 2 ), OpaqueColor::LINE );
		}
		$count = count( $data->areas );
		foreach ( $data->areas as $index => $area ) {
			$length = $scale->part( $area->value ) * $radius;
			$inset  = self::HALF_GAP;
			if ( OpaqueColor::is_pale( $area->color ) ) {
				$canvas->fill( [ Shape::sector( $x, $y, $length, $index, $count, $inset ) ], OpaqueColor::MUTED );
				$length -= self::EDGE;
				$inset  += self::EDGE;
			}
			$canvas->fill( [ Shape::sector( $x, $y, $length, $index, $count, $inset ) ], $area->color );
		}
		foreach ( self::WISHES as $color => $width ) {
			foreach ( $data->areas as $index => $area ) {
				if ( null !== $area->wished ) {
					$length = $scale->part( $area->wished ) * $radius;
					$canvas->fill( [ Shape::line( $x, $y, $length, $index, $count, $width * $size ) ], $color );
				}
			}
		}
	}

	public function places( ChartData $data, float $x, float $y, float $size, float $far ): array {
		$count  = count( $data->areas );
		$places = [];
		for ( $index = 0; $index < $count; $index++ ) {
			$places[] = Shape::point( $x, $y, $size / 2 + $far, 2 * M_PI * ( $index + 0.5 ) / $count );
		}
		return $places;
	}
}
