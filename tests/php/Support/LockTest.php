<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\TestCase;

final class LockTest extends TestCase {
	public function test_is_taken_by_one_until_it_is_given_back(): void {
		$lock = new Lock( new Clock() );

		self::assertTrue( $lock->take( 'door', 60 ) );
		self::assertFalse( $lock->take( 'door', 60 ) );
		self::assertTrue( $lock->take( 'window', 60 ) );
		$lock->release( 'door' );
		self::assertTrue( $lock->take( 'door', 60 ) );
	}

	public function test_a_work_is_done_by_one_alone_and_gives_the_lock_back(): void {
		$lock  = new Lock( new Clock() );
		$work  = static fn (): string => 'done';
		$other = static fn (): ?string => ( new Lock( new Clock() ) )->alone( 'door', 60, $work );

		self::assertSame( [ null ], $lock->alone( 'door', 60, static fn (): array => [ $other() ] ) );
		self::assertSame( 'done', $other() );
		try {
			$lock->alone( 'door', 60, static fn () => throw new \RuntimeException() );
		} catch ( \RuntimeException $error ) {
			self::assertSame( 'done', $other() );
		}
	}

	public function test_does_not_stay_taken_by_a_clock_that_was_far_ahead(): void {
		$ahead = YEAR_IN_SECONDS;
		add_filter(
			'rueda_now',
			static function () use ( &$ahead ): int {
				return 1_000_000 + $ahead;
			}
		);
		( new Lock( new Clock() ) )->take( 'door', 60 );
		( new Lock( new Clock() ) )->take( 'window', 60 );

		$ahead -= 5;
		self::assertFalse( ( new Lock( new Clock() ) )->take( 'window', 60 ) );
		$ahead = 0;
		self::assertTrue( ( new Lock( new Clock() ) )->take( 'door', 60 ) );
		self::assertFalse( ( new Lock( new Clock() ) )->take( 'door', 60 ) );
	}

	public function test_a_holder_that_returns_too_late_does_not_release_the_lock(): void {
		$late  = new Lock( new Clock() );
		$other = new Lock( new Clock() );
		$now   = time();
		$later = 0;
		add_filter(
			'rueda_now',
			static function () use ( $now, &$later ): int {
				return $now + $later;
			}
		);
		$late->take( 'door', 60 );
		$later = 61;
		self::assertTrue( $other->take( 'door', 60 ) );
		$late->release( 'door' );
		self::assertFalse( $late->take( 'door', 60 ) );
		$other->release( 'door' );
		self::assertTrue( $late->take( 'door', 60 ) );
	}

	public function test_is_taken_over_from_one_who_died(): void {
		$lock = new Lock( new Clock() );
		$lock->take( 'door', 60 );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 61 );

		self::assertTrue( $lock->take( 'door', 60 ) );
		self::assertFalse( $lock->take( 'door', 60 ) );
	}
}
