<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

use Rueda\Chart\Raster\Surface;

defined( 'ABSPATH' ) || exit;

/** A logo that can be drawn in a picture and on the page of a PDF. */
interface Logo {
	/** Its width divided by its height. */
	public function ratio(): float;

	public function draw( Surface $surface, float $left, float $top, float $width, float $height ): void;
}
