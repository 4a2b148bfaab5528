<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Definitions;
use Rueda\Support\Range;

defined( 'ABSPATH' ) || exit;

/**
 * What a rated wheel comes to. src/frontend/values/score.ts does the same; both are tested with the same thousand
 * wheels of tests/fixtures/scores.jsonl.
 *
 * @immutable
 */
final class Score {
	/**
	 * @param float                              $mean            Of what was rated, with one decimal. Where areas have
	 *                                                            ranges of their own, it is on the widest of them.
	 * @param float|null                         $spread          The standard deviation of the ratings as shares of
	 *                                                            their ranges; null with fewer than two.
	 * @param key-of<Definitions::EVENNESS>|null $evenness
	 * @param list<int>                          $strongest_first Indexes of the rated areas. Areas that tie are in the
	 *                                                            order of the wheel.
	 * @param list<int>                          $weakest_first   The same.
	 * @param array<int, string>                 $bands           The band of each rated area, by its index.
	 */
	private function __construct(
		public float $mean,
		public Range $range,
		public ?float $spread,
		public ?string $evenness,
		public array $strongest_first,
		public array $weakest_first,
		public array $bands
	) {}

	/** @return self|null Null if no area is rated. */
	public static function about( RatedWheel $rated ): ?self {
		return self::of( $rated->chart->values(), $rated->ranges() );
	}

	/**
	 * An area whose rating is outside its range counts as not rated.
	 *
	 * @param list<float|int|null> $values Null for an area that was not rated.
	 * @param list<Range>          $ranges One for each.
	 * @return self|null Null if no area is rated.
	 */
	public static function of( array $values, array $ranges ): ?self {
		$values = array_filter(
			$values,
			static fn( float|int|null $value, int $index ): bool => null !== $value
				&& $value >= $ranges[ $index ]->min && $value <= $ranges[ $index ]->max,
			ARRAY_FILTER_USE_BOTH
		);
		if ( [] === $values ) {
			return null;
		}
		$ranges  = array_intersect_key( $ranges, $values );
		$heights = [];
		$bands   = [];
		foreach ( $values as $index => $value ) {
			$heights[ $index ] = $ranges[ $index ]->part( (float) $value );
			$bands[ $index ]   = $ranges[ $index ]->band( (float) $value );
		}
		$range  = self::widest( $ranges );
		$spread = self::spread( $heights );
		return new self(
			self::rounded( self::mean( self::on( $range, $values, $ranges, $heights ) ), 10 ),
			$range,
			$spread,
			null === $spread ? null : self::evenness( $spread ),
			self::in_order( $heights, -1 ),
			self::in_order( $heights, 1 ),
			$bands
		);
	}

	/** @return list<int> What goes best comes first, then the lowest area and those above it. */
	public function reading_order(): array {
		$best = $this->strongest_first[0];
		return [ $best, ...array_values( array_diff( $this->weakest_first, [ $best ] ) ) ];
	}

	/**
	 * The ratings as they would be on this range.
	 *
	 * @param array<int, float|int> $values
	 * @param array<int, Range>     $ranges
	 * @param array<int, float>     $heights
	 * @return list<float>
	 */
	private static function on( Range $range, array $values, array $ranges, array $heights ): array {
		$moved = [];
		foreach ( $values as $index => $value ) {
			$is_same = $ranges[ $index ]->min === $range->min && $ranges[ $index ]->max === $range->max;
			$moved[] = $is_same ? (float) $value : $range->min + $heights[ $index ] * ( $range->max - $range->min );
		}
		return $moved;
	}

	/**
	 * The first of those that are equally wide.
	 *
	 * @param array<int, Range> $ranges At least one.
	 */
	private static function widest( array $ranges ): Range {
		$widest = array_values( $ranges )[0];
		foreach ( $ranges as $range ) {
			$widest = $range->size() > $widest->size() ? $range : $widest;
		}
		return $widest;
	}

	/** @param array<int, float> $heights */
	private static function spread( array $heights ): ?float {
		$mean    = self::mean( $heights );
		$squares = array_map( static fn( float $height ): float => ( $height - $mean ) ** 2, $heights );
		return count( $heights ) < 2 ? null : self::rounded( sqrt( self::mean( $squares ) ), 1000 );
	}

	/** @return key-of<Definitions::EVENNESS>|null */
	private static function evenness( float $spread ): ?string {
		foreach ( Definitions::EVENNESS as $word => $up_to ) {
			if ( $spread <= $up_to ) {
				return $word;
			}
		}
		return null;
	}

	/**
	 * @param array<int, float> $heights
	 * @return list<int>
	 */
	private static function in_order( array $heights, int $sign ): array {
		uasort( $heights, static fn( float $one, float $other ): int => $sign * ( $one <=> $other ) );
		return array_keys( $heights );
	}

	/** @param array<float> $values */
	private static function mean( array $values ): float {
		return array_sum( $values ) / max( 1, count( $values ) );
	}

	/** Halves are rounded up, also those that binary numbers miss by a hair. */
	private static function rounded( float $value, int $unit ): float {
		return floor( $value * $unit + 0.5 + 1e-9 ) / $unit;
	}
}
