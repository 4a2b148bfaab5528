<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

use Rueda\Chart\Raster\Surface;

defined( 'ABSPATH' ) || exit;

/** As large as a logo may be in a box, at its left, in the middle of its height. */
final class LogoBox {
	public float $width;
	public float $height;

	public function __construct( private Logo $logo, float $widest, private float $highest ) {
		$this->height = min( $highest, $widest / $logo->ratio() );
		$this->width  = $this->height * $logo->ratio();
	}

	public function draw( Surface $surface, float $left, float $top ): void {
		$top += ( $this->highest - $this->height ) / 2;
		$this->logo->draw( $surface, $left, $top, $this->width, $this->height );
	}
}
