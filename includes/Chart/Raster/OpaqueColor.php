<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/** Computes colours as they appear on the white background of a picture. */
final class OpaqueColor {
	public const SURFACE = '#ffffff';
	public const INK     = '#1e1e1e';

	/** Its contrast with the surface is 7:1. */
	public const MUTED = '#595959';
	public const LINE  = '#d6d6d6';

	/** What is filled, whichever colour it has in a chart. */
	public const FILLED = '#a5a5a5';

	/** Lighter than this, a shape needs an edge to be seen. */
	private const PALE = 0.85;

	/**
	 * Red, green and blue; a transparent colour is mixed with the surface.
	 *
	 * @param string $color #rgb, #rgba, #rrggbb or #rrggbbaa.
	 * @return array{int<0, 255>, int<0, 255>, int<0, 255>}
	 */
	public static function parts( string $color ): array {
		$digits = substr( $color, 1 );
		if ( strlen( $digits ) < 6 ) {
			$digits = preg_replace( '/./', '$0$0', $digits ) ?? $digits;
		}
		$alpha = 8 === strlen( $digits ) ? hexdec( substr( $digits, 6 ) ) / 255 : 1;
		$part  = static fn( int $at ): int => max(
			0,
			min( 255, (int) round( 255 + ( hexdec( substr( $digits, $at, 2 ) ) - 255 ) * $alpha ) )
		);
		return [ $part( 0 ), $part( 2 ), $part( 4 ) ];
	}

	/** Whether the colour is hard to see on the surface. */
	public static function is_pale( string $color ): bool {
		[ $red, $green, $blue ] = self::parts( $color );
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue > 255 * self::PALE;
	}
}
