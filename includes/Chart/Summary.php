<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Sums up a finished wheel in words, which are the same in the result, the report and the picture.
 * src/blocks/wheel/page/summary.ts makes the same sentences; both are tested with tests/fixtures/summaries.json.
 */
final class Summary {
	/**
	 * Names the areas with the highest and the lowest rating, with all that tie, and those that were not rated.
	 *
	 * @param list<string> $names   Of the rated areas.
	 * @param list<float>  $heights How far up its range each area is, so that different ranges can be compared.
	 * @param list<string> $skipped Names of the others.
	 * @return string Empty when nothing was rated, and when one area is all there is.
	 */
	public static function sentence( array $names, array $heights, array $skipped = [] ): string {
		if ( [] === $heights ) {
			return '';
		}
		// One area alone cannot be compared.
		$rated = count( $heights ) > 1 ? self::of_rated( $names, $heights ) : '';
		return [] === $skipped ? $rated : ltrim(
			$rated . ' ' . sprintf(
				/* translators: %s: names of areas. */
				__( 'Not rated: %s.', 'rueda' ),
				wp_sprintf_l( '%l', $skipped )
			)
		);
	}

	/** The sentences of a report. */
	public static function about( RatedWheel $rated ): string {
		$names   = [];
		$heights = [];
		foreach ( $rated->chart->areas as $index => $area ) {
			$names[]   = $area->label;
			$heights[] = $rated->range( $index )->part( $area->value );
		}
		return self::sentence( $names, $heights, $rated->skipped );
	}

	/**
	 * @param list<string>          $names
	 * @param non-empty-list<float> $heights
	 */
	private static function of_rated( array $names, array $heights ): string {
		if ( max( $heights ) === min( $heights ) ) {
			return __( 'Your areas are in balance.', 'rueda' );
		}
		$at = static fn( float $wanted ): string => wp_sprintf_l(
			'%l',
			array_map( static fn( int $index ): string => $names[ $index ], array_keys( $heights, $wanted, true ) )
		);
		return sprintf(
			/* translators: 1: names of areas, 2: names of areas. */
			__( 'Strongest: %1$s. Room to grow: %2$s.', 'rueda' ),
			$at( max( $heights ) ),
			$at( min( $heights ) )
		);
	}
}
