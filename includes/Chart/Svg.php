<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/** The parts that all pictures share. */
final class Svg {
	/** The side of the square, in its own pixels. */
	public const SIZE = 400;

	/** The greatest brightness of an edge that is seen on white, and the exponent that makes brightness of a colour. */
	private const SEEN  = 0.28;
	private const GAMMA = 2.2;

	/**
	 * @param string $name What screen readers say instead of the picture.
	 * @param string $text What is written on it, placed in per cent: it keeps its size when the picture shrinks.
	 */
	public static function picture( string $name, string $content, string $text = '' ): string {
		$size    = sprintf( 'width="%1$d" height="%1$d"', self::SIZE );
		$view    = sprintf( 'viewBox="0 0 %1$d %1$d"', self::SIZE );
		$about   = sprintf( 'role="img" aria-label="%s"', esc_attr( $name ) );
		$drawing = "<svg width=\"100%\" height=\"100%\" {$view}>{$content}</svg>";
		return '' === $text
			? "<svg {$about} {$view} {$size}>{$content}</svg>"
			: "<svg {$about} {$size}>{$drawing}{$text}</svg>";
	}

	/**
	 * A number in the middle of a place.
	 *
	 * @param float $x From the left, in the pixels of the square.
	 * @param float $y From the top.
	 */
	public static function number( string $text, float $x, float $y, string $color ): string {
		return sprintf(
			'<text x="%s%%" y="%s%%" fill="%s" text-anchor="middle" dominant-baseline="central">%s</text>',
			self::short( 100 * $x / self::SIZE ),
			self::short( 100 * $y / self::SIZE ),
			esc_attr( $color ),
			esc_html( $text )
		);
	}

	/** Lines that help to read the chart. They are pale, unless the visitor asks for more contrast. */
	public static function guides( string $lines ): string {
		return '<g fill="none" stroke="var(--rueda-line,currentColor)">' . $lines . '</g>';
	}

	/** The shape of one rating. */
	public static function shape( ChartArea $area, string $path ): string {
		return sprintf(
			'<path fill="%s"%s d="%s"><title>%s</title></path>',
			esc_attr( $area->color ),
			self::edge( $area->color ),
			$path,
			esc_html( sprintf( '%s: %s', $area->label, $area->shown() ) )
		);
	}

	/** The stroke of a pale shape, dark enough to be seen, as src/frontend/chart/drawing.ts has it. */
	private static function edge( string $color ): string {
		$digits = ltrim( $color, '#' );
		$size   = strlen( $digits ) < 6 ? 1 : 2;
		$parts  = [];
		$bright = 0.0;
		foreach ( [ 0.2126, 0.7152, 0.0722 ] as $index => $weight ) {
			$part    = hexdec( str_repeat( substr( $digits, $index * $size, $size ), 3 - $size ) );
			$parts[] = $part;
			$bright += $weight * ( $part / 255 ) ** self::GAMMA;
		}
		if ( $bright <= self::SEEN ) {
			return '';
		}
		$share = ( self::SEEN / $bright ) ** ( 1 / self::GAMMA );
		return vsprintf(
			' stroke="#%02x%02x%02x" stroke-width="1.5"',
			array_map( static fn( int|float $part ): int => (int) floor( $part * $share ), $parts )
		);
	}

	/** Printf's `%.2f` follows the locale of the process and may write a comma. */
	public static function short( float $number ): string {
		return rtrim( rtrim( number_format( $number, 2, '.', '' ), '0' ), '.' );
	}
}
