<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;

defined( 'ABSPATH' ) || exit;

/** A chart in a picture, with the rating of each area beside it. */
final class NumberedPlot {
	/** How far from the chart the numbers are. */
	public const FAR = 26;

	private const NUMBER = 24.0;

	/** A wider number would lie on the chart. */
	private const WIDEST = 2 * self::FAR + 6;

	/**
	 * Draws the chart, and its ratings around it if all of them have space.
	 *
	 * @param float $x    The middle of the chart.
	 * @param float $y    The same.
	 * @param float $size Its side, without the numbers.
	 */
	public static function draw(
		Canvas $canvas,
		TextDrawing $bold,
		Plot $plot,
		ChartData $data,
		ChartScale $scale,
		float $x,
		float $y,
		float $size
	): void {
		$plot->draw( $canvas, $data, $scale, $x, $y, $size );

		$places  = $plot->places( $data, $x, $y, $size, self::FAR );
		$rating  = static fn( ChartArea $area ): string => (string) $bold->readable( $area->shown() );
		$ratings = array_map( $rating, $data->areas );
		$widths  = array_map( static fn( string $rating ): float => $bold->width( $rating, self::NUMBER ), $ratings );
		$last    = count( $places ) - 1;
		foreach ( $places as $index => [ $right, $down ] ) {
			$neighbour = 0 === $index ? $last : $index - 1;

			[ $before, $above ] = $places[ $neighbour ];

			$room = ( $widths[ $index ] + $widths[ $neighbour ] ) / 2 + 4;
			if ( $widths[ $index ] > self::WIDEST
				|| ( $last > 0 && abs( $right - $before ) < $room && abs( $down - $above ) < self::NUMBER )
			) {
				return;
			}
		}
		foreach ( $places as $index => [ $right, $down ] ) {
			$bold->draw(
				$canvas,
				$ratings[ $index ],
				$right - $widths[ $index ] / 2,
				$down + self::NUMBER * 0.36,
				self::NUMBER,
				OpaqueColor::INK
			);
		}
	}
}
