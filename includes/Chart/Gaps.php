<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Support\Range;

defined( 'ABSPATH' ) || exit;

/**
 * How far the wishes of a report are from its ratings, in numbers and in words. src/frontend/values/gaps.ts does the
 * same for a result; both are tested with tests/fixtures/gaps.json.
 */
final class Gaps {
	/**
	 * The areas with a wish, the largest gap first. Areas may have different ranges, so gaps are compared as parts of
	 * them.
	 *
	 * @param list<Range> $ranges One for each area.
	 * @return list<array{index: int, area: ChartArea, gap: float}> Below zero where less is wished for.
	 */
	public static function in_order( ChartData $chart, array $ranges ): array {
		$gaps  = [];
		$parts = [];
		foreach ( $chart->areas as $index => $area ) {
			if ( null !== $area->wished ) {
				$range   = $ranges[ $index ];
				$gaps[]  = [ 'index' => $index, 'area' => $area, 'gap' => round( $area->wished - $area->value, 2 ) ];
				$parts[] = round( abs( $range->part( $area->wished ) - $range->part( $area->value ) ), 6 );
			}
		}
		// Sorting is stable, so equal gaps stay in the order of the areas.
		arsort( $parts );
		return array_map( static fn ( int $at ): array => $gaps[ $at ], array_keys( $parts ) );
	}

	/** @return list<string> The sentences of a report. */
	public static function about( RatedWheel $rated ): array {
		return self::sentences( $rated->chart, $rated->ranges() );
	}

	/**
	 * @param list<Range> $ranges One for each area.
	 * @return list<string> A sentence for each gap, the largest first, then one that names the areas without.
	 */
	public static function sentences( ChartData $chart, array $ranges ): array {
		$sentences = [];
		$settled   = [];
		foreach ( self::in_order( $chart, $ranges ) as [ 'area' => $area, 'gap' => $gap ] ) {
			if ( 0.0 === $gap ) {
				$settled[] = $area->label;
			} else {
				$sentences[] = self::sentence( $area, $gap );
			}
		}
		if ( [] !== $settled ) {
			/* translators: %s: names of areas. */
			$sentences[] = sprintf( __( 'As you wish: %s.', 'rueda' ), wp_sprintf_l( '%l', $settled ) );
		}
		return $sentences;
	}

	private static function sentence( ChartArea $area, float $gap ): string {
		return sprintf(
			$gap > 0
				/* translators: 1: name of an area, 2: its rating, 3: the rating that is wished for, 4: the difference. */
				? __( '%1$s: now %2$s, wished %3$s (%4$s more)', 'rueda' )
				/* translators: 1: name of an area, 2: its rating, 3: the rating that is wished for, 4: the difference. */
				: __( '%1$s: now %2$s, wished %3$s (%4$s less)', 'rueda' ),
			$area->label,
			$area->shown(),
			ChartArea::written( (float) $area->wished ),
			ChartArea::written( abs( $gap ) )
		);
	}
}
