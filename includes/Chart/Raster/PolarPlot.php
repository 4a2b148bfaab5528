<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;

defined( 'ABSPATH' ) || exit;

/** Sectors as Chart\PolarPicture draws them for the page. */
final class PolarPlot implements Plot {
	private const RINGS    = 3;
	private const HALF_GAP = 1.5;
	private const EDGE     = 2;

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
