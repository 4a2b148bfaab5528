<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/** The picture of a wheel that has none of its own: eight segments of different length. */
final class DefaultGraphic {
	/** Clockwise from the top. */
	public const COLORS = [ '#1DB53F', '#E3DB13', '#FF7134', '#FF3737', '#811EFF', '#2663FF', '#29D2EC', '#30EED7' ];

	private const RADII    = [ 138, 167, 107, 196, 118, 165, 191, 108 ];
	private const CENTER_X = 212;
	private const CENTER_Y = 172;

	/** @param string $css_class The class of its element. The picture is decoration, so it has no text. */
	public static function draw( string $css_class ): string {
		$segments = '';
		foreach ( self::COLORS as $index => $color ) {
			$radius    = self::RADII[ $index ];
			$segments .= sprintf(
				'<path fill="%1$s" d="M%2$d %3$dL%4$s A%5$d %5$d 0 0 1 %6$sZ"></path>',
				$color,
				self::CENTER_X,
				self::CENTER_Y,
				self::point( $radius, $index ),
				$radius,
				self::point( $radius, $index + 1 )
			);
		}
		return sprintf(
			'<svg class="%s" viewBox="0 0 400 400" width="400" height="400" style="max-width:100%%;height:auto"'
				. ' aria-hidden="true" focusable="false"><g stroke="#fff" stroke-width="2">%s</g></svg>',
			esc_attr( $css_class ),
			$segments
		);
	}

	/** The end of a radius, that many eighths of a turn clockwise from the top. */
	private static function point( int $radius, int $eighths ): string {
		$angle = $eighths * M_PI / 4;
		// Not printf's %.2f: that follows the process's locale and may write a comma.
		$short = static fn( float $number ): string => number_format( $number, 2, '.', '' );
		return $short( self::CENTER_X + $radius * sin( $angle ) )
			. ' '
			. $short( self::CENTER_Y - $radius * cos( $angle ) );
	}
}
