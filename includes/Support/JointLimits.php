<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Several limits that have to allow something together. What one of them refuses costs nothing with the others. */
final class JointLimits {
	/**
	 * Counts one with all of them.
	 *
	 * @param list<array{RateLimiter, string|null}> $limits Each with whom it counts; null is the visitor.
	 * @return int|null Which one refused; null when all allow it.
	 */
	public static function take( array $limits ): ?int {
		foreach ( $limits as $index => [ $limiter, $whom ] ) {
			if ( $limiter->take( $whom ) ) {
				continue;
			}
			foreach ( array_slice( $limits, 0, $index ) as [ $counted, $by ] ) {
				$counted->give_back( $by );
			}
			return $index;
		}
		return null;
	}
}
