<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\Wish;

defined( 'ABSPATH' ) || exit;

/** Bars as Chart\BarPicture draws them for the page. */
final class BarPlot implements Plot {
	private const STEPS  = 5;
	private const FILL   = 0.72;
	private const WIDEST = 80;
	private const EDGE   = 2;

	/** The whole height of the line at a wish, and that of the dark line in it, as parts of the chart's. */
	private const WISHES = [ Wish::EDGE => 0.0135, Wish::COLOR => 0.0077 ];

	public function draw( Surface $canvas, ChartData $data, ChartScale $scale, float $x, float $y, float $size ): void {
		$left   = $x - $size / 2;
		$bottom = $y + $size / 2;
		for ( $step = 0; $step <= self::STEPS; $step++ ) {
			$line = Shape::box( $left, $bottom - $size * $step / self::STEPS - 1, $size, 2 );
			$canvas->fill( [ $line ], OpaqueColor::LINE );
		}
		$column = $size / max( 1, count( $data->areas ) );
		$width  = min( self::WIDEST, self::FILL * $column );
		$zero   = $bottom - $scale->part( 0 ) * $size;
		foreach ( $data->areas as $index => $area ) {
			$level = $bottom - $scale->part( $area->value ) * $size;
			$from  = $left + $column * ( $index + 0.5 ) - $width / 2;
			$edge  = OpaqueColor::is_pale( $area->color ) ? self::EDGE : 0;
			$canvas->fill(
				[ Shape::box( $from, min( $zero, $level ), $width, abs( $zero - $level ) ) ],
				0 === $edge ? $area->color : OpaqueColor::MUTED
			);
			if ( 0 !== $edge && abs( $zero - $level ) > 2 * $edge && $width > 2 * $edge ) {
				$canvas->fill(
					[
						Shape::box(
							$from + $edge,
							min( $zero, $level ) + $edge,
							$width - 2 * $edge,
							abs( $zero - $level ) - 2 * $edge
						),
					],
					$area->color
				);
			}
		}
		$canvas->fill( [ Shape::box( $left, $zero - 1, $size, 2 ) ], OpaqueColor::MUTED );
		foreach ( $data->areas as $index => $area ) {
			if ( null === $area->wished ) {
				continue;
			}
			$level = $bottom - $scale->part( $area->wished ) * $size;
			$from  = $left + $column * ( $index + 0.5 ) - $width / 2;
			foreach ( self::WISHES as $color => $part ) {
				$height = $part * $size;
				$canvas->fill( [ Shape::box( $from, $level - $height / 2, $width, $height ) ], $color );
			}
		}
	}

	/** Below the bars. */
	public function numbers(
		ChartData $data,
		ChartScale $scale,
		float $x,
		float $y,
		float $size,
		float $em,
		callable $width
	): array {
		$column  = $size / max( 1, count( $data->areas ) );
		$numbers = [];
		foreach ( $data->areas as $index => $area ) {
			$text = $area->shown();
			if ( $width( $text ) + $em / 6 > $column ) {
				return [];
			}
			$numbers[] = [
				'text'  => $text,
				'x'     => $x - $size / 2 + $column * ( $index + 0.5 ),
				'y'     => $y + $size / 2 + $em,
				'color' => OpaqueColor::INK,
			];
		}
		return $numbers;
	}
}
