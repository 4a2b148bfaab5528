<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

use GdImage;
use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Raster\Surface;

defined( 'ABSPATH' ) || exit;

/** A logo of pixels, scaled down, without transparency and with few colours, so that files with it stay small. */
final class PixelLogo implements Logo {
	private const TYPES = [ IMAGETYPE_GIF, IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_WEBP ];

	/** An image of more pixels would take more than 16 MB of memory. */
	private const MOST_PIXELS = 4000000;

	private const WIDTH  = 320;
	private const HEIGHT = 128;
	private const COLORS = 64;

	/** Alpha in GD is from 0, which is opaque, to this. */
	private const TRANSPARENT = 127;

	/** One of so many pixels is enough to know how light an image is. */
	private const STEP = 7;

	/** So little does the sum of the parts of a colour change. */
	private const NEAR = 24;

	/** The edge around a pale logo on a dark ground, as a share of its height. */
	private const EDGE = 0.15;

	private function __construct( private GdImage $image ) {}

	/** @return self|null Null when this is no image that can be drawn here. */
	public static function from_bytes( string $bytes ): ?self {
		// phpcs:disable WordPress.PHP.NoSilencedErrors -- the results say whether it is an image.
		$size = function_exists( 'imagecreatefromstring' ) ? @getimagesizefromstring( $bytes ) : false;
		if (
			false === $size
			|| ! in_array( $size[2], self::TYPES, true )
			|| min( $size[0], $size[1] ) < 1
			|| $size[0] * $size[1] > self::MOST_PIXELS
		) {
			return null;
		}
		$image = @imagecreatefromstring( $bytes );
		// phpcs:enable
		$small = false === $image ? null : self::scaled( $image );
		if ( null === $small ) {
			return null;
		}
		$flat = self::on_ground( $small, self::is_pale( $small ) );
		return null === $flat ? null : new self( $flat );
	}

	public function ratio(): float {
		return imagesx( $this->image ) / imagesy( $this->image );
	}

	public function draw( Surface $surface, float $left, float $top, float $width, float $height ): void {
		$surface->image( $this->image, $left, $top, $width, $height );
	}

	private static function scaled( GdImage $image ): ?GdImage {
		$scale  = min( 1, self::WIDTH / imagesx( $image ), self::HEIGHT / imagesy( $image ) );
		$width  = max( 1, (int) round( imagesx( $image ) * $scale ) );
		$height = max( 1, (int) round( imagesy( $image ) * $scale ) );
		$small  = self::blank( $width, $height, '#ffffff', self::TRANSPARENT );
		if ( null !== $small ) {
			imagecopyresampled( $small, $image, 0, 0, 0, 0, $width, $height, imagesx( $image ), imagesy( $image ) );
		}
		return $small;
	}

	/** Whether most of it is white or nearly so and has nothing behind it: it was made for a dark ground. */
	private static function is_pale( GdImage $image ): bool {
		$seen   = 0;
		$pale   = 0;
		$pixels = imagesx( $image ) * imagesy( $image );
		for ( $place = 0; $place < $pixels; $place += self::STEP ) {
			$color = (int) imagecolorat( $image, $place % imagesx( $image ), intdiv( $place, imagesx( $image ) ) );
			if ( $color >> 24 < self::TRANSPARENT / 2 ) {
				++$seen;
				$pale += OpaqueColor::is_pale( sprintf( '#%06x', $color & 0xFFFFFF ) ) ? 1 : 0;
			}
		}
		return $seen * self::STEP < 0.95 * $pixels && $pale > $seen / 2;
	}

	private static function on_ground( GdImage $image, bool $is_pale ): ?GdImage {
		$edge   = $is_pale ? (int) ceil( imagesy( $image ) * self::EDGE ) : 0;
		$width  = max( 1, imagesx( $image ) + 2 * $edge );
		$height = max( 1, imagesy( $image ) + 2 * $edge );
		$ground = $is_pale ? OpaqueColor::INK : OpaqueColor::SURFACE;
		$flat   = self::blank( $width, $height, $ground, 0 );
		if ( null === $flat ) {
			return null;
		}
		imagealphablending( $flat, true );
		imagecopy( $flat, $image, $edge, $edge, 0, 0, imagesx( $image ), imagesy( $image ) );
		imagetruecolortopalette( $flat, false, self::COLORS );
		// Reducing the number of colours changes them a little, and white would be seen on white.
		$parts = OpaqueColor::parts( $ground );
		$index = imagecolorclosest( $flat, ...$parts );
		$color = imagecolorsforindex( $flat, $index );
		if ( abs( $color['red'] + $color['green'] + $color['blue'] - array_sum( $parts ) ) < self::NEAR ) {
			imagecolorset( $flat, $index, ...$parts );
		}
		return $flat;
	}

	/**
	 * @param int<1, max>   $width
	 * @param int<1, max>   $height
	 * @param int<0, 127> $alpha
	 */
	private static function blank( int $width, int $height, string $color, int $alpha ): ?GdImage {
		$image = imagecreatetruecolor( $width, $height );
		if ( false === $image ) {
			return null;
		}
		imagealphablending( $image, false );
		[ $red, $green, $blue ] = OpaqueColor::parts( $color );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, $red, $green, $blue, $alpha ) );
		return $image;
	}
}
