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
	 * Where a text beside each area goes, outside the square, in the order of the areas.
	 *
	 * @param float $far How far outside.
	 * @return list<array{float, float}>
	 */
	public function places( ChartData $data, float $x, float $y, float $size, float $far ): array;
}
