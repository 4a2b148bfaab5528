<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Raster\Shape;
use Rueda\Chart\Raster\Surface;

defined( 'ABSPATH' ) || exit;

/**
 * A logo of filled shapes, from an SVG file.
 *
 * @phpstan-type Contours list<list<array{float, float}>>
 */
final class ShapeLogo implements Logo {
	/** The edge around a pale logo on a dark ground, as a share of its height. */
	private const EDGE = 0.15;

	private float $edge;

	/**
	 * @param array{float, float, float, float}             $box    Left, top, width and height of what is seen.
	 * @param list<array{contours: Contours, color: string}> $shapes
	 */
	public function __construct( private array $box, private array $shapes ) {
		$this->edge = $this->is_pale() ? $box[3] * self::EDGE : 0.0;
	}

	public function ratio(): float {
		return ( $this->box[2] + 2 * $this->edge ) / ( $this->box[3] + 2 * $this->edge );
	}

	public function draw( Surface $surface, float $left, float $top, float $width, float $height ): void {
		if ( $this->edge > 0 ) {
			$surface->fill( [ Shape::box( $left, $top, $width, $height ) ], OpaqueColor::INK );
		}
		$scale = $height / ( $this->box[3] + 2 * $this->edge );
		$left += ( $this->edge - $this->box[0] ) * $scale;
		$top  += ( $this->edge - $this->box[1] ) * $scale;
		foreach ( $this->shapes as $shape ) {
			$moved = [];
			foreach ( $shape['contours'] as $index => $line ) {
				foreach ( $line as [ $x, $y ] ) {
					$moved[ $index ][] = [ $left + $x * $scale, $top + $y * $scale ];
				}
			}
			$surface->fill( array_values( $moved ), $shape['color'] );
		}
	}

	/** Whether all of it is white or nearly so: it was made for a dark ground. */
	private function is_pale(): bool {
		foreach ( $this->shapes as $shape ) {
			if ( ! OpaqueColor::is_pale( $shape['color'] ) ) {
				return false;
			}
		}
		return true;
	}
}
