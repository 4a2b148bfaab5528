<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Database;

use Rueda\Support\Clock;
use Rueda\Support\Database\Lease;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\TestCase;

final class LeaseTest extends TestCase {
	use BrokenDatabase;

	private const WORK = [ 'id' => 'some work', 'taken' => 'to do' ];

	private int $now = 1_800_000_000;

	protected function setUp(): void {
		parent::setUp();
		$this->watch_the_log();
		add_filter( 'rueda_now', fn (): int => $this->now );
	}

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_one_of_many_requests_gets_the_lease(): void {
		self::assertTrue( $this->lease()->claim( self::WORK ) );
		self::assertFalse( $this->lease()->claim( self::WORK ) );
		self::assertFalse( $this->lease()->take_over( [ 'id' => 'some work' ] ) );
		self::assertTrue( $this->lease()->is_held( $this->now + 60 ) );
	}

	public function test_the_lease_of_a_dead_request_goes_to_one_other(): void {
		$this->lease()->claim( self::WORK );
		$this->now += 59;
		self::assertFalse( $this->lease()->take_over( [ 'id' => 'some work' ] ) );
		$this->now += 1;
		self::assertFalse( $this->lease()->is_held( $this->now ) );
		self::assertFalse( $this->lease()->take_over( [ 'id' => 'some work', 'taken' => 'done' ] ) );
		self::assertTrue( $this->lease()->take_over( [ 'id' => 'some work', 'taken' => 'to do' ] ) );
		self::assertFalse( $this->lease()->take_over( [ 'id' => 'some work' ] ) );
	}

	public function test_a_finished_lease_is_not_taken_over(): void {
		$this->lease()->claim( self::WORK );
		LimitsTable::update( [ 'expires' => 0 ], [ 'id' => 'some work' ] );
		$this->now += 3600;
		self::assertFalse( $this->lease()->take_over( [ 'id' => 'some work' ] ) );
	}

	public function test_claims_nothing_when_the_lease_cannot_be_stored(): void {
		$this->let_nothing_be_written();
		self::assertNull( $this->lease()->claim( self::WORK ) );
	}

	private function lease(): Lease {
		return new Lease( new Clock(), LimitsTable::class, 'expires', 60 );
	}
}
