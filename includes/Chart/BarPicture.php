<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Draws a bar for each area, for all charts whose areas stand side by side. Bars grow from zero, or from the end of the
 * scale that is nearest to zero. Names are only in the legend, because the server cannot measure text.
 */
final class BarPicture implements Picture {
	private const TOP    = 16;
	private const BOTTOM = 384;
	private const LEFT   = 16;
	private const RIGHT  = 384;
	private const STEPS  = 5;

	/** The part of its column that a bar fills, and its greatest width where there are few bars. */
	private const FILL   = 0.72;
	private const WIDEST = 64;

	public function draw( ChartData $data, ChartScale $scale, string $name ): string {
		$areas  = $data->areas;
		$column = ( self::RIGHT - self::LEFT ) / max( 1, count( $areas ) );
		$width  = min( self::WIDEST, self::FILL * $column );
		$zero   = $this->level( $scale, 0 );
		$bars   = '';
		$wishes = [];
		foreach ( $areas as $index => $area ) {
			$level = $this->level( $scale, $area->value );
			$left  = self::LEFT + $column * $index + ( $column - $width ) / 2;
			if ( null !== $area->wished ) {
				$wishes[] = sprintf(
					'M%s %sh%s',
					Svg::short( $left ),
					Svg::short( $this->level( $scale, $area->wished ) ),
					Svg::short( $width )
				);
			}
			$bars .= $level === $zero ? '' : Svg::shape(
				$area,
				sprintf(
					'M%1$s %2$sh%3$sV%4$sH%1$sZ',
					Svg::short( $left ),
					Svg::short( $level ),
					Svg::short( $width ),
					Svg::short( $zero )
				)
			);
		}
		return Svg::picture( $name, $this->lines( $zero ) . $bars . Wish::svg( $wishes ) );
	}

	private function level( ChartScale $scale, float $value ): float {
		return self::BOTTOM - $scale->part( $value ) * ( self::BOTTOM - self::TOP );
	}

	private function lines( float $zero ): string {
		$levels = [ Svg::short( $zero ) ];
		for ( $step = 0; $step <= self::STEPS; $step++ ) {
			$levels[] = Svg::short( self::BOTTOM - $step * ( self::BOTTOM - self::TOP ) / self::STEPS );
		}
		$lines = array_map(
			static fn( string $level ): string => sprintf( '<path d="M%d %sH%d" />', self::LEFT, $level, self::RIGHT ),
			array_unique( $levels )
		);
		return Svg::guides( implode( '', $lines ) );
	}
}
