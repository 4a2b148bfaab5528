<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\PolarNumbers;
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

	public function numbers(
		ChartData $data,
		ChartScale $scale,
		float $x,
		float $y,
		float $size,
		float $em,
		callable $width
	): array {
		$numbers = [];
		foreach ( PolarNumbers::of_chart( $data, $scale, OpaqueColor::INK, 2 * $em / $size ) as $number ) {
			[ $right, $down ] = Shape::point( $x, $y, $number['radius'] * $size / 2, $number['angle'] );
			$numbers[]        = [ 'text' => $number['text'], 'x' => $right, 'y' => $down, 'color' => $number['color'] ];
		}
		return $numbers;
	}
}
