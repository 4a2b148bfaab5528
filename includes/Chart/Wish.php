<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * The line at the rating that a visitor wishes for. It is dark with a white edge, so that it is seen on every colour;
 * src/frontend/chart/wishes.ts has the same.
 */
final class Wish {
	public const EDGE  = '#ffffff';
	public const COLOR = '#1d2327';

	/** The whole width, and that of the dark line in it. */
	private const AROUND = 5;
	private const WIDTH  = 2.5;

	/** @param list<string> $paths Of all areas with a wish. */
	public static function svg( array $paths ): string {
		if ( [] === $paths ) {
			return '';
		}
		$path = esc_attr( implode( ' ', $paths ) );
		return sprintf(
			'<g fill="none" aria-hidden="true"><path stroke="%1$s" stroke-width="%2$s" d="%5$s" />'
				. '<path stroke="%3$s" stroke-width="%4$s" d="%5$s" /></g>',
			self::EDGE,
			self::AROUND,
			self::COLOR,
			self::WIDTH,
			$path
		);
	}
}
