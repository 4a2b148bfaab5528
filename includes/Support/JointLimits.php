<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Several limits that have to allow something together. If one of them refuses, the others count nothing. */
final class JointLimits {
	/**
	 * Counts one use with each limit.
	 *
	 * @param list<array{RateLimiter, string|null}> $limits Each limit, and whom it counts; null is the visitor.
	 * @return int|null The index of the limit that refused; null when all allow it.
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
