<?php

declare( strict_types=1 );

namespace Rueda\Report;

/**
 * The polar chart as the server draws it: equal sectors clockwise from the top, their length the rating.
 *
 * It stands until the page's own chart takes its place (src/frontend/ui/polar-plugin.ts), so both have the same
 * rings, gaps and colours. The gaps are left out of the shapes and not painted over: there is no telling on
 * which background a chart will lie.
 */
final class ChartSvg {
	private const SIZE   = 400;
	private const RADIUS = 198;
	private const RINGS  = 3;

	/** Half of the 2 pixels between two sectors. */
	private const HALF_GAP = 1;

	/** @param string $name What somebody hears who cannot see it. */
	public function draw( ChartData $data, float $maximum, string $name ): string {
		$areas   = $data->areas();
		$sectors = '';
		foreach ( $areas as $index => $area ) {
			$part     = max( 0, min( 1, $area->value() / $maximum ) );
			$path     = $this->sector( $index, count( $areas ), $part * self::RADIUS );
			$hint     = sprintf( '%s: %s', $area->label(), $area->shown() );
			$sectors .= '' === $path ? '' : sprintf(
				'<path fill="%s" d="%s"><title>%s</title></path>',
				esc_attr( $area->color() ),
				$path,
				esc_html( $hint )
			);
		}
		return sprintf(
			'<svg role="img" aria-label="%1$s" viewBox="0 0 %2$d %2$d" width="%2$d" height="%2$d">%3$s%4$s</svg>',
			esc_attr( $name ),
			self::SIZE,
			$this->rings(),
			$sectors
		);
	}

	private function rings(): string {
		$rings = '';
		for ( $ring = 1; $ring <= self::RINGS; $ring++ ) {
			$rings .= sprintf(
				'<circle cx="%1$d" cy="%1$d" r="%2$s" />',
				self::SIZE / 2,
				$this->short( self::RADIUS * $ring / self::RINGS )
			);
		}
		return '<g fill="none" stroke="currentColor" stroke-opacity="0.2">' . $rings . '</g>';
	}

	/** The outline of one sector, its sides moved inwards by half a gap. Empty when nothing is left of it. */
	private function sector( int $index, int $count, float $radius ): string {
		if ( $radius <= self::HALF_GAP ) {
			return '';
		}
		if ( 1 === $count ) {
			return $this->disc( $radius );
		}
		$half   = M_PI / $count;
		$middle = 2 * $half * $index + $half;
		$inset  = asin( self::HALF_GAP / $radius );
		$tip    = self::HALF_GAP / sin( $half );
		if ( $inset >= $half || $tip >= $radius ) {
			return '';
		}
		return sprintf(
			'M%s L%s A%4$s %4$s 0 0 1 %3$sZ',
			$this->point( $middle, $tip ),
			$this->point( $middle - $half + $inset, $radius ),
			$this->point( $middle + $half - $inset, $radius ),
			$this->short( $radius )
		);
	}

	private function disc( float $radius ): string {
		return sprintf(
			'M%1$s A%3$s %3$s 0 0 1 %2$s A%3$s %3$s 0 0 1 %1$sZ',
			$this->point( 0, $radius ),
			$this->point( M_PI, $radius ),
			$this->short( $radius )
		);
	}

	/** @param float $angle Radians, clockwise from the top. */
	private function point( float $angle, float $radius ): string {
		$centre = self::SIZE / 2;
		return $this->short( $centre + $radius * sin( $angle ) ) . ' ' . $this->short( $centre - $radius * cos( $angle ) );
	}

	/** Printf's `%.2f` follows the locale of the process and may write a comma. */
	private function short( float $number ): string {
		return rtrim( rtrim( number_format( $number, 2, '.', '' ), '0' ), '.' );
	}
}
