<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\Logo\Logo;
use Rueda\Chart\Logo\LogoBox;

defined( 'ABSPATH' ) || exit;

/** The logo and the name of a site, beside each other at the foot of a picture. */
final class SiteLine {
	private const WIDTH  = 200;
	private const HEIGHT = 48;
	private const GAP    = 16;
	private const SIZE   = 22.0;

	public function __construct( private string $name = '', private ?Logo $logo = null ) {}

	/** @param float $base The base line of the name. */
	public function draw( Canvas $canvas, TextDrawing $font, float $left, float $base, float $width ): void {
		if ( null !== $this->logo ) {
			$box = new LogoBox( $this->logo, min( self::WIDTH, $width ), self::HEIGHT );
			$box->draw( $canvas, $left, $base - self::SIZE * 0.36 - self::HEIGHT / 2 );
			$left  += $box->width + self::GAP;
			$width -= $box->width + self::GAP;
		}
		$name = (string) $font->readable( $this->name );
		foreach ( $width > 2 * self::SIZE ? $font->lines( $name, self::SIZE, $width, 1 ) : [] as $line ) {
			$font->draw( $canvas, $line, $left, $base, self::SIZE, OpaqueColor::MUTED );
		}
	}
}
