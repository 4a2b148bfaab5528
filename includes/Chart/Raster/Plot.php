<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;

defined( 'ABSPATH' ) || exit;

/** A chart in a square of a surface. */
interface Plot {
	/**
	 * @param float $x    The middle of the square.
	 * @param float $y    The same.
	 * @param float $size Its side.
	 */
	public function draw( Surface $canvas, ChartData $data, ChartScale $scale, float $x, float $y, float $size ): void;

	/**
	 * The ratings of the areas, each with its middle and its colour. Empty if there is no room for all.
	 *
	 * @param float                   $em    The size of their letters.
	 * @param callable(string): float $width How wide such a text is.
	 * @return list<array{text: string, x: float, y: float, color: string}>
	 */
	public function numbers(
		ChartData $data,
		ChartScale $scale,
		float $x,
		float $y,
		float $size,
		float $em,
		callable $width
	): array;
}
