<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * The polar chart as the server draws it: equal sectors clockwise from the top, their length the rating.
 *
 * Visitors see it until the page's own chart (src/frontend/chart/polar.ts) takes its place, so both have the same
 * rings, gaps and colours. The gaps are cut out of the shapes and not painted over, because the background of a chart
 * is not known.
 */
final class PolarPicture implements Picture {
	private const RADIUS = 198;
	private const RINGS  = 3;

	/** Half of the 2 pixels between two sectors. */
	private const HALF_GAP = 1;

	public function draw( ChartData $data, ChartScale $scale, string $name ): string {
		$areas   = $data->areas;
		$sectors = '';
		foreach ( $areas as $index => $area ) {
			$path     = $this->sector( $index, count( $areas ), $scale->part( $area->value ) * self::RADIUS );
			$sectors .= '' === $path ? '' : Svg::shape( $area, $path );
		}
		$drawing = $this->rings() . $sectors . Wish::svg( $this->wishes( $areas, $scale ) );
		return Svg::picture( $name, $drawing, $this->numbers( $data, $scale ) );
	}

	private function numbers( ChartData $data, ChartScale $scale ): string {
		$numbers = '';
		foreach ( PolarNumbers::of_chart( $data, $scale, 'currentColor' ) as $number ) {
			$radius   = $number['radius'] * self::RADIUS;
			$numbers .= Svg::number(
				$number['text'],
				Svg::SIZE / 2 + $radius * sin( $number['angle'] ),
				Svg::SIZE / 2 - $radius * cos( $number['angle'] ),
				$number['color']
			);
		}
		return $numbers;
	}

	private function rings(): string {
		$rings = '';
		for ( $ring = 1; $ring <= self::RINGS; $ring++ ) {
			$rings .= sprintf(
				'<circle cx="%1$d" cy="%1$d" r="%2$s" />',
				Svg::SIZE / 2,
				Svg::short( self::RADIUS * $ring / self::RINGS )
			);
		}
		return Svg::guides( $rings );
	}

	/**
	 * @param list<ChartArea> $areas
	 * @return list<string> An arc for each wish.
	 */
	private function wishes( array $areas, ChartScale $scale ): array {
		$arcs = [];
		$turn = 2 * M_PI / count( $areas );
		foreach ( $areas as $index => $area ) {
			if ( null !== $area->wished ) {
				$radius = $scale->part( $area->wished ) * self::RADIUS;
				$arcs[] = sprintf(
					'M%s A%3$s %3$s 0 %4$d 1 %2$s',
					$this->point( $turn * ( $index + 0.02 ), $radius ),
					$this->point( $turn * ( $index + 0.98 ), $radius ),
					Svg::short( $radius ),
					$turn > M_PI ? 1 : 0
				);
			}
		}
		return $arcs;
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
			Svg::short( $radius )
		);
	}

	private function disc( float $radius ): string {
		return sprintf(
			'M%1$s A%3$s %3$s 0 0 1 %2$s A%3$s %3$s 0 0 1 %1$sZ',
			$this->point( 0, $radius ),
			$this->point( M_PI, $radius ),
			Svg::short( $radius )
		);
	}

	/** @param float $angle Radians, clockwise from the top. */
	private function point( float $angle, float $radius ): string {
		$centre = Svg::SIZE / 2;
		return Svg::short( $centre + $radius * sin( $angle ) ) . ' ' . Svg::short( $centre - $radius * cos( $angle ) );
	}
}
