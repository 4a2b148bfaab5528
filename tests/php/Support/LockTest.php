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

	public function test_is_taken_over_from_one_who_died(): void {
		$lock = new Lock( new Clock() );
		$lock->take( 'door', 60 );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 61 );

		self::assertTrue( $lock->take( 'door', 60 ) );
		self::assertFalse( $lock->take( 'door', 60 ) );
	}
}
