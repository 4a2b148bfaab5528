<?php

declare( strict_types=1 );

namespace Rueda\Tests;

/** Measures how the work grows with its input: a hostile text must not cost more than its length. */
trait Growth {

	/**
	 * Processor time, because other programs on the machine do not change it as they change elapsed time.
	 *
	 * @param callable( int ): mixed $work Gets how much there is to do.
	 */
	final protected static function assert_grows_evenly( callable $work, int $most ): void {
		$few   = intdiv( $most, 10 );
		$small = max( 0.01, min( self::processor( $work, $few ), self::processor( $work, $few ) ) );
		// Ten times the input takes ten times as long. Quadratic work would take a hundred times as long.
		self::assertLessThan( 30.0, self::processor( $work, $most ) / $small );
	}

	/** @param callable( int ): mixed $work */
	private static function processor( callable $work, int $much ): float {
		$before = self::used();
		$work( $much );
		return self::used() - $before;
	}

	private static function used(): float {
		$usage = (array) getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
	}
}
