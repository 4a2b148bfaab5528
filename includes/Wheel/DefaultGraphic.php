<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * The picture of a wheel that has none of its own: a segment of different length for each area, in its colour; eight in
 * colours of ours if there are no areas. src/blocks/wheel/rules/graphic.ts draws the same.
 */
final class DefaultGraphic {
	private const RADII = [ 138, 167, 107, 196, 118, 165, 191, 108 ];

	/** Eight segments are not in the middle, so that the longest have more room. */
	private const CENTER_OF_EIGHT = [ 212, 172 ];
	private const CENTER          = [ 200, 200 ];

	/**
	 * @param string       $css_class The class of its element. The picture is decoration, so it has no text.
	 * @param list<string> $colors    Those of the wheel's areas, as hex digits.
	 */
	public static function draw( string $css_class, array $colors = [] ): string {
		$colors   = [] === $colors ? Definitions::FIRST_COLORS : $colors;
		$segments = '';
		foreach ( $colors as $index => $color ) {
			$segments .= sprintf(
				'<path fill="%s" d="%s"></path>',
				esc_attr( $color ),
				self::segment( $index, count( $colors ) )
			);
		}
		return sprintf(
			'<svg class="%s" viewBox="0 0 400 400" width="400" height="400" style="max-width:100%%;height:auto"'
				. ' aria-hidden="true" focusable="false"><g stroke="#fff" stroke-width="2">%s</g></svg>',
			esc_attr( $css_class ),
			$segments
		);
	}

	private static function segment( int $index, int $count ): string {
		$center = 8 === $count ? self::CENTER_OF_EIGHT : self::CENTER;
		$radius = self::RADII[ $index % count( self::RADII ) ];
		$point  = static function ( float $part ) use ( $center, $radius ): string {
			$angle = 2 * M_PI * $part;
			// Not printf's %.2f: that follows the process's locale and may write a comma.
			$short = static fn( float $number ): string => number_format( $number, 2, '.', '' );
			return $short( $center[0] + $radius * sin( $angle ) )
				. ' ' . $short( $center[1] - $radius * cos( $angle ) );
		};
		// Two arcs, because one cannot go all the way round.
		return sprintf(
			'M%1$d %2$dL%3$s A%4$d %4$d 0 0 1 %5$sA%4$d %4$d 0 0 1 %6$sZ',
			$center[0],
			$center[1],
			$point( $index / $count ),
			$radius,
			$point( ( $index + 0.5 ) / $count ),
			$point( ( $index + 1 ) / $count )
		);
	}
}
