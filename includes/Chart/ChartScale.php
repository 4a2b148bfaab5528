<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * A scale runs from the centre to the outermost ring, or from the lowest line to the highest.
 *
 * @immutable
 */
final class ChartScale {
	public function __construct( public float $min, public float $max ) {
		if ( $max <= $min ) {
			throw new \InvalidArgumentException( 'A scale ends beyond its beginning.' );
		}
	}

	/** How far up the scale a number is, from 0 to 1. A number beyond the scale is at its end. */
	public function part( float $value ): float {
		return max( 0.0, min( 1.0, ( $value - $this->min ) / ( $this->max - $this->min ) ) );
	}
}
