<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/** What a finished wheel says in one sentence, in which everybody who reads a chart finds the same. */
final class Summary {
	/**
	 * Who stands highest and lowest, each with all that tie.
	 *
	 * @param list<string> $names   Of the areas.
	 * @param list<float>  $heights How far up its range each area is, so that different ranges can be compared.
	 * @return string Empty when nothing was rated.
	 */
	public static function sentence( array $names, array $heights ): string {
		if ( [] === $heights ) {
			return '';
		}
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

	/** The sentence of a report. */
	public static function of( RatedWheel $rated ): string {
		$names   = [];
		$heights = [];
		foreach ( $rated->chart()->areas() as $index => $area ) {
			$names[]   = $area->label();
			$range     = $rated->range( $index );
			$heights[] = ( $area->value() - $range->min() ) / ( $range->size() - 1 );
		}
		return self::sentence( $names, $heights );
	}
}
