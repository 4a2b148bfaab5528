<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

defined( 'ABSPATH' ) || exit;

/** The sizes of one carousel on each device, so that the slides lie as they will before any script. */
final class CarouselStyle {
	/**
	 * The class that connects sizes with their carousel. It is a hash of the sizes, because a counter would repeat
	 * where a page loads more posts that another request has rendered.
	 */
	public static function name( CarouselSettings $settings, int $count ): string {
		return 'rueda-carousel-' . substr( md5( self::css( '', $settings, $count ) ), 0, 8 );
	}

	/** @param string $name Class of the carousel that these sizes are for. */
	public static function css( string $name, CarouselSettings $settings, int $count ): string {
		$css = '';
		$min = null;
		foreach ( $settings->layouts() as $layout ) {
			$rule = sprintf( '.%s{%s}', $name, self::declarations( $settings, $layout, $count ) );
			// The limit is just below the first px of the next larger device.
			$css .= null === $min ? $rule : sprintf( '@media (max-width:%spx){%s}', $min - 0.02, $rule );
			$min  = $layout['from'];
		}
		return $css;
	}

	/** @param array{show: int, space: float, offset: float} $layout */
	private static function declarations( CarouselSettings $settings, array $layout, int $count ): string {
		$sides = $settings->word( 'offset_sides' );
		$parts = [
			'show'     => 'none' === $sides ? $layout['show'] : $layout['show'] + 0.001,
			'space'    => "{$layout['space']}px",
			'left'     => in_array( $sides, [ 'left', 'both' ], true ) ? "{$layout['offset']}px" : '0px',
			'right'    => in_array( $sides, [ 'right', 'both' ], true ) ? "{$layout['offset']}px" : '0px',
			// Where all slides are in view there is nothing to press.
			'controls' => $count <= $layout['show'] ? 'none' : 'flex',
		];
		$css = '';
		foreach ( $parts as $name => $value ) {
			$css .= "--rueda-carousel-$name:$value;";
		}
		return $css;
	}
}
