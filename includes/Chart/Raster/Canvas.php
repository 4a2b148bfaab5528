<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/**
 * Draws smooth edges with GD: shapes are filled at three times their size, and the whole picture is scaled down once.
 *
 * The large picture has a palette, one byte a pixel, so that it stays below 16 MB.
 */
final class Canvas implements Surface {
	private const OVER = 3;

	private \GdImage $large;
	/** @var array<string, int> */
	private array $colors = [];
	/** @var list<array{\GdImage, int, int, int, int}> Images, and where they are. */
	private array $images = [];

	/** Whether PHP has GD with the functions that are used here. */
	public static function is_possible(): bool {
		return function_exists( 'imagecreate' )
			&& function_exists( 'imagepng' )
			&& function_exists( 'imagecopyresampled' );
	}

	/**
	 * @param int<1, 2000> $width
	 * @param int<1, 2000> $height
	 */
	public function __construct( private int $width, private int $height ) {
		$large = imagecreate( $width * self::OVER, $height * self::OVER );
		if ( false === $large ) {
			throw new \RuntimeException( 'There is no room for the picture.' );
		}
		$this->large = $large;
		// The first colour of a palette is its background.
		$this->color( OpaqueColor::SURFACE );
	}

	public function fill( array $contours, string $color ): void {
		$index = $this->color( $color );
		foreach ( $this->crossings( $contours ) as $row => $places ) {
			sort( $places );
			foreach ( array_chunk( $places, 2 ) as [ $left, $right ] ) {
				$from = (int) ceil( $left - 0.5 );
				$to   = (int) ceil( $right - 0.5 ) - 1;
				if ( $from <= $to ) {
					imageline( $this->large, $from, $row, $to, $row, $index );
				}
			}
		}
	}

	public function image( \GdImage $image, float $left, float $top, float $width, float $height ): void {
		$size           = [ max( 1, (int) round( $width ) ), max( 1, (int) round( $height ) ) ];
		$this->images[] = [ $image, (int) round( $left ), (int) round( $top ), ...$size ];
	}

	/** The picture as a PNG file, with a palette of its own. */
	public function png(): string {
		$small = imagecreatetruecolor( $this->width, $this->height );
		if ( false === $small ) {
			throw new \RuntimeException( 'There is no room for the picture.' );
		}
		imagecopyresampled(
			$small,
			$this->large,
			0,
			0,
			0,
			0,
			$this->width,
			$this->height,
			$this->width * self::OVER,
			$this->height * self::OVER
		);
		foreach ( $this->images as [ $image, $left, $top, $width, $height ] ) {
			$whole = [ imagesx( $image ), imagesy( $image ) ];
			imagecopyresampled( $small, $image, $left, $top, 0, 0, $width, $height, ...$whole );
		}
		imagetruecolortopalette( $small, false, 255 );
		// Reducing the number of colours changes them a little, so our colours, above all white, are set again.
		foreach ( array_keys( $this->colors ) as $color ) {
			[ $red, $green, $blue ] = OpaqueColor::parts( $color );
			imagecolorset( $small, imagecolorclosest( $small, $red, $green, $blue ), $red, $green, $blue );
		}
		ob_start();
		imagepng( $small, null, 9 );
		return (string) ob_get_clean();
	}

	/**
	 * Where the outlines cross the middle of each row of pixels.
	 *
	 * @param list<list<array{float, float}>> $contours
	 * @return array<int, list<float>>
	 */
	private function crossings( array $contours ): array {
		$crossings = [];
		$height    = $this->height * self::OVER;
		foreach ( $contours as $contour ) {
			if ( [] === $contour ) {
				continue;
			}
			$before = $contour[ count( $contour ) - 1 ];
			foreach ( $contour as $point ) {
				[ $upper, $lower ] = $before[1] <= $point[1] ? [ $before, $point ] : [ $point, $before ];
				$before            = $point;

				$top   = $upper[1] * self::OVER;
				$rows  = $lower[1] * self::OVER - $top;
				$first = max( 0, (int) ceil( $top - 0.5 ) );
				$last  = min( $height, (int) ceil( $top + $rows - 0.5 ) );
				if ( $first >= $last ) {
					continue;
				}
				$slope = ( $lower[0] - $upper[0] ) * self::OVER / $rows;
				$place = $upper[0] * self::OVER + ( $first + 0.5 - $top ) * $slope;
				for ( $row = $first; $row < $last; $row++ ) {
					$crossings[ $row ][] = $place;
					$place              += $slope;
				}
			}
		}
		return $crossings;
	}

	private function color( string $color ): int {
		$parts = OpaqueColor::parts( $color );
		$name  = vsprintf( '#%02x%02x%02x', $parts );
		if ( ! isset( $this->colors[ $name ] ) ) {
			// A palette has 256 places; when it is full, the nearest colour is used.
			$index                 = imagecolorallocate( $this->large, ...$parts );
			$this->colors[ $name ] = false === $index ? imagecolorclosest( $this->large, ...$parts ) : $index;
		}
		return $this->colors[ $name ];
	}
}
