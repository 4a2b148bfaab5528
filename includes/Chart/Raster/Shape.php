<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the contours of shapes that a canvas fills.
 *
 * @phpstan-type Contour list<array{float, float}>
 */
final class Shape {
	/** The longest straight piece of an arc, in pixels, so short that its corners cannot be seen. */
	private const PIECE = 2.5;

	/** @return Contour */
	public static function box( float $left, float $top, float $width, float $height ): array {
		return [
			[ $left, $top ],
			[ $left + $width, $top ],
			[ $left + $width, $top + $height ],
			[ $left, $top + $height ],
		];
	}

	/** @return Contour */
	public static function disc( float $x, float $y, float $radius ): array {
		return self::arc( $x, $y, $radius, 0, 2 * M_PI );
	}

	/**
	 * A line round a centre, half of its width on either side of the radius.
	 *
	 * @return list<Contour>
	 */
	public static function ring( float $x, float $y, float $radius, float $width ): array {
		return [ self::disc( $x, $y, $radius + $width / 2 ), self::disc( $x, $y, $radius - $width / 2 ) ];
	}

	/**
	 * A line along the round side of one of equal sectors, half of its width on either side of the radius.
	 *
	 * @return Contour
	 */
	public static function line( float $x, float $y, float $radius, int $index, int $count, float $width ): array {
		$from = 2 * M_PI * ( $index + 0.02 ) / $count;
		$to   = 2 * M_PI * ( $index + 0.98 ) / $count;
		return array_merge(
			self::arc( $x, $y, $radius + $width / 2, $from, $to ),
			array_reverse( self::arc( $x, $y, max( 0.0, $radius - $width / 2 ), $from, $to ) )
		);
	}

	/**
	 * One of equal sectors, clockwise from the top, its sides moved inwards. Empty when nothing is left of it.
	 *
	 * @return Contour
	 */
	public static function sector( float $x, float $y, float $radius, int $index, int $count, float $inset ): array {
		if ( 1 === $count ) {
			return $radius > $inset ? self::disc( $x, $y, $radius ) : [];
		}
		$half = M_PI / $count;
		$tip  = $inset / sin( $half );
		if ( $tip >= $radius ) {
			return [];
		}
		$middle = 2 * $half * $index + $half;
		$turn   = asin( $inset / $radius );
		return array_merge(
			[ self::point( $x, $y, $tip, $middle ) ],
			self::arc( $x, $y, $radius, $middle - $half + $turn, $middle + $half - $turn )
		);
	}

	/**
	 * @param float $angle Radians, clockwise from the top.
	 * @return array{float, float}
	 */
	public static function point( float $x, float $y, float $radius, float $angle ): array {
		return [ $x + $radius * sin( $angle ), $y - $radius * cos( $angle ) ];
	}

	/** @return Contour */
	private static function arc( float $x, float $y, float $radius, float $from, float $to ): array {
		$pieces = max( 8, (int) ceil( ( $to - $from ) * $radius / self::PIECE ) );
		$points = [];
		for ( $piece = 0; $piece <= $pieces; $piece++ ) {
			$points[] = self::point( $x, $y, $radius, $from + ( $to - $from ) * $piece / $pieces );
		}
		return $points;
	}
}
