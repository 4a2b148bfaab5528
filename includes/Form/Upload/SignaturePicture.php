<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Chart\Raster\Canvas;
use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Raster\Shape;
use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\Typeface;
use Rueda\Definitions;
use Rueda\Form\Value\Strokes;

defined( 'ABSPATH' ) || exit;

/** Draws signatures, so that no picture of a visitor is stored. */
final class SignaturePicture {
	/** How much larger the picture is than the area that is drawn on; in it, a line is so wide. */
	private const SCALE = 1.5;
	private const LINE  = 4.5;

	/** Of a typed name: the size of letters and the space beside them in pixels, and how far they lean. */
	private const SIZE  = 96;
	private const SPACE = 45;
	private const LEAN  = 0.2;

	private const FONT = RUEDA_DIR . 'assets/fonts/NotoSans-Regular.ttf';

	/** Whether this server can draw. */
	public static function is_possible(): bool {
		return Canvas::is_possible();
	}

	/** @return string A PNG; "" if this server cannot draw, or our font has not all letters of the name. */
	public static function of( string $value ): string {
		if ( ! self::is_possible() ) {
			return '';
		}
		if ( Strokes::is_drawn( $value ) ) {
			$strokes = Strokes::read( $value );
			return null === $strokes ? '' : self::drawn( $strokes );
		}
		return self::typed( $value );
	}

	/** @param list<list<array{int, int}>> $strokes */
	private static function drawn( array $strokes ): string {
		$canvas = self::canvas();
		foreach ( $strokes as $stroke ) {
			$before = null;
			foreach ( $stroke as [ $x, $y ] ) {
				$x *= self::SCALE;
				$y *= self::SCALE;
				$canvas->fill( [ Shape::disc( $x, $y, self::LINE / 2 ) ], OpaqueColor::INK );
				if ( null !== $before ) {
					$canvas->fill( [ self::line( $before, [ $x, $y ] ) ], OpaqueColor::INK );
				}
				$before = [ $x, $y ];
			}
		}
		return $canvas->png();
	}

	private static function typed( string $name ): string {
		$text = new TextDrawing( new Typeface( self::FONT ) );
		$name = (string) $text->readable( $name );
		if ( '' === $name ) {
			return '';
		}
		$canvas = self::canvas();
		$width  = Definitions::SIGNATURE['width'] * self::SCALE - 2 * self::SPACE;
		$size   = min( self::SIZE, $width / max( 0.1, $text->width( $name, 1 ) + self::LEAN ) );
		$left   = (float) self::SPACE;
		$line   = Definitions::SIGNATURE['height'] * self::SCALE * 0.6;
		foreach ( TextDrawing::signs( $name ) as $number ) {
			foreach ( $text->typeface->outline( $number ) as $contours ) {
				$canvas->fill( self::leaning( $contours, $left, $line, $size ), OpaqueColor::INK );
			}
			$left += $text->typeface->advance( $number ) * $size;
		}
		return $canvas->png();
	}

	/**
	 * A letter as italic ones stand.
	 *
	 * @param list<list<array{float, float}>> $contours In em, upwards from the line.
	 * @return list<list<array{float, float}>>
	 */
	private static function leaning( array $contours, float $left, float $line, float $size ): array {
		$leaning = [];
		foreach ( $contours as $contour ) {
			$points = [];
			foreach ( $contour as [ $x, $y ] ) {
				$points[] = [ $left + ( $x + $y * self::LEAN ) * $size, $line - $y * $size ];
			}
			$leaning[] = $points;
		}
		return $leaning;
	}

	private static function canvas(): Canvas {
		return new Canvas(
			(int) ( Definitions::SIGNATURE['width'] * self::SCALE ),
			(int) ( Definitions::SIGNATURE['height'] * self::SCALE )
		);
	}

	/**
	 * A line from one point to the next, half of its width on either side.
	 *
	 * @param array{float, float} $from
	 * @param array{float, float} $to
	 * @return list<array{float, float}>
	 */
	private static function line( array $from, array $to ): array {
		$right  = $to[0] - $from[0];
		$down   = $to[1] - $from[1];
		$length = max( 0.1, hypot( $right, $down ) ) * 2 / self::LINE;
		$x      = $down / $length;
		$y      = $right / $length;
		return [
			[ $from[0] - $x, $from[1] + $y ],
			[ $from[0] + $x, $from[1] - $y ],
			[ $to[0] + $x, $to[1] - $y ],
			[ $to[0] - $x, $to[1] + $y ],
		];
	}
}
