<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/** Colours as they come out on the white of a picture. */
final class Paint {
	public const SURFACE = '#ffffff';
	public const INK     = '#1e1e1e';

	/** 7:1 on the surface. */
	public const MUTED = '#595959';
	public const LINE  = '#d6d6d6';

	/** Lighter than this, a shape needs an edge to be seen. */
	private const PALE = 0.85;

	/**
	 * Red, green and blue. What shines through shows the surface.
	 *
	 * @param string $color #rgb, #rgba, #rrggbb or #rrggbbaa.
	 * @return array{int<0, 255>, int<0, 255>, int<0, 255>}
	 */
	public static function parts( string $color ): array {
		$digits = substr( $color, 1 );
		if ( strlen( $digits ) < 6 ) {
			$digits = (string) preg_replace( '/./', '$0$0', $digits );
		}
		$alpha = 8 === strlen( $digits ) ? hexdec( substr( $digits, 6 ) ) / 255 : 1;
		$part  = static fn( int $at ): int => max(
			0,
			min( 255, (int) round( 255 + ( hexdec( substr( $digits, $at, 2 ) ) - 255 ) * $alpha ) )
		);
		return [ $part( 0 ), $part( 2 ), $part( 4 ) ];
	}

	/** Whether it can hardly be told from the surface. */
	public static function is_pale( string $color ): bool {
		[ $red, $green, $blue ] = self::parts( $color );
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue > 255 * self::PALE;
	}
}
