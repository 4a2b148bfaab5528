<?php

declare( strict_types=1 );

namespace Rueda\Tests;

/** How the work grows with what is to be done: a hostile text must not cost more than its length. */
trait Growth {

	/**
	 * Time of the processor, which other programs beside do not stretch as they do that of the clock.
	 *
	 * @param callable( int ): mixed $work Gets how much there is to do.
	 */
	final protected static function assert_grows_evenly( callable $work, int $most ): void {
		$few   = intdiv( $most, 10 );
		$small = max( 0.01, min( self::processor( $work, $few ), self::processor( $work, $few ) ) );
		// Ten times as much takes ten times as long. Were it the square, it would be a hundred.
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
