<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/** What charts are drawn on: a picture's pixels, or the page of a PDF. */
interface Surface {
	/**
	 * Fills what an odd number of the contours surrounds: a contour inside another is a hole.
	 *
	 * @param list<list<array{float, float}>> $contours Points, downwards from the top.
	 * @param string                          $color    As CSS writes it with a hash, transparency included.
	 */
	public function fill( array $contours, string $color ): void;

	/** @param \GdImage $image With a palette, and without transparency. */
	public function image( \GdImage $image, float $left, float $top, float $width, float $height ): void;
}
