<?php

declare( strict_types=1 );

namespace Rueda\Report\Chart;

/** What all pictures are made of. */
final class Svg {
	/** The side of the square, in its own pixels. */
	public const SIZE = 400;

	/** @param string $name What somebody hears who cannot see it. */
	public static function picture( string $name, string $content ): string {
		return sprintf(
			'<svg role="img" aria-label="%1$s" viewBox="0 0 %2$d %2$d" width="%2$d" height="%2$d">%3$s</svg>',
			esc_attr( $name ),
			self::SIZE,
			$content
		);
	}

	/** Lines that help to read the chart, in the page's own ink. */
	public static function guides( string $lines ): string {
		return '<g fill="none" stroke="currentColor" stroke-opacity="0.2">' . $lines . '</g>';
	}

	/** The shape of one rating. */
	public static function shape( ChartArea $area, string $path ): string {
		return sprintf(
			'<path fill="%s" d="%s"><title>%s</title></path>',
			esc_attr( $area->color() ),
			$path,
			esc_html( sprintf( '%s: %s', $area->label(), $area->shown() ) )
		);
	}

	/** Printf's `%.2f` follows the locale of the process and may write a comma. */
	public static function short( float $number ): string {
		return rtrim( rtrim( number_format( $number, 2, '.', '' ), '0' ), '.' );
	}
}
