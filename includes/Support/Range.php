<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * The whole numbers a visitor can choose from. The minimum may be 0 or negative.
 *
 * @immutable
 */
final class Range {
	public const DEFAULT_MIN = Definitions::WHEEL_SETTINGS['wheel_meta_range_min']['initial'];
	public const DEFAULT_MAX = Definitions::WHEEL_SETTINGS['wheel_meta_range_max']['initial'];

	/** Far beyond any rating; it keeps sums and loops within what integers can hold. */
	private const LIMIT = 1000000;

	private function __construct( public int $min, public int $max ) {}

	/** The stored range, or 1 to 10 where the stored values are no range. */
	public static function from_limits( mixed $min, mixed $max ): self {
		return self::between( self::number( $min ) ?? self::DEFAULT_MIN, self::number( $max ) ?? self::DEFAULT_MAX )
			?? new self( self::DEFAULT_MIN, self::DEFAULT_MAX );
	}

	/** This range with an area's own limits. If those are no range, both of them are ignored. */
	public function narrowed( mixed $min, mixed $max ): self {
		return self::between( self::number( $min ) ?? $this->min, self::number( $max ) ?? $this->max ) ?? $this;
	}

	public function size(): int {
		return $this->max - $this->min + 1;
	}

	/** How far up the range a number is, from 0 to 1. */
	public function part( float $value ): float {
		return ( $value - $this->min ) / ( $this->size() - 1 );
	}

	/**
	 * In which band of Definitions::RATING_BANDS a rating is: up to half of the maximum, up to three quarters, above. A
	 * range that begins below zero is measured from its minimum. src/frontend/values/band.ts does the same.
	 */
	public function band( float $value ): string {
		$share = $this->min < 0 ? $this->part( $value ) : $value / $this->max;
		foreach ( Definitions::RATING_BANDS as $band => $up_to ) {
			if ( $share <= $up_to ) {
				return $band;
			}
		}
		return array_key_last( Definitions::RATING_BANDS );
	}

	/**
	 * The scale of a chart: from zero, or from the lowest number below zero, to the highest that can be chosen.
	 *
	 * @param list<self> $ranges At least one.
	 * @return array{min: int, max: int}
	 */
	public static function scale( array $ranges ): array {
		return [
			'min' => min( 0, ...array_map( static fn ( self $range ): int => $range->min, $ranges ) ),
			'max' => max( PHP_INT_MIN, ...array_map( static fn ( self $range ): int => $range->max, $ranges ) ),
		];
	}

	public function contains( int $value ): bool {
		return $value >= $this->min && $value <= $this->max;
	}

	/** The value rounded to a whole number, or null when it is none. */
	public static function number( mixed $value ): ?int {
		if ( ! is_numeric( $value ) ) {
			return null;
		}
		$value = (float) $value;
		return abs( $value ) <= self::LIMIT ? (int) round( $value ) : null;
	}

	private static function between( int $min, int $max ): ?self {
		return $min < $max ? new self( $min, $max ) : null;
	}
}
