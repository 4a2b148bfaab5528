<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Database;

use Rueda\Support\Database\Primary;
use Rueda\Tests\TestCase;
use RuntimeException;

/** Reads from the primary, with stand-ins for the two drop-ins that can be asked for it. */
final class PrimaryTest extends TestCase {
	private object $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = $GLOBALS['wpdb'];
	}

	protected function tearDown(): void {
		$this->use_database( $this->before );
		parent::tearDown();
	}

	private function use_database( object $database ): void {
		$GLOBALS['wpdb'] = $database; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back in tearDown().
	}

	public function test_asks_each_drop_in_in_its_own_words_and_puts_its_state_back(): void {
		$ludicrous = new class() {
			/** @var array<string, bool>|bool */
			public array|bool $send_reads_to_primaries = [ 'wp_posts' => true ];

			public function send_reads_to_primaries(): void {
				$this->send_reads_to_primaries = true;
			}

			public function send_reads_to_masters(): void {
				throw new RuntimeException( 'deprecated' );
			}
		};
		$hyper     = new class() {
			/** @var array<string, bool>|bool */
			public array|bool $srtm = [];

			public function send_reads_to_masters(): void {
				$this->srtm = true;
			}
		};
		foreach ( [ [ $ludicrous, 'send_reads_to_primaries' ], [ $hyper, 'srtm' ] ] as [ $database, $state ] ) {
			$this->use_database( $database );
			$before = $database->$state;

			self::assertTrue( Primary::is_apart() );
			self::assertTrue( Primary::ask( static fn (): mixed => $database->$state ) );
			self::assertSame( $before, $database->$state );

			try {
				Primary::ask( static fn () => throw new RuntimeException( 'read' ) );
			} catch ( RuntimeException $error ) {
				self::assertSame( 'read', $error->getMessage() );
			}
			self::assertSame( $before, $database->$state );

			Primary::stay();
			Primary::ask( static fn (): bool => true );
			self::assertTrue( $database->$state );
		}
	}

	public function test_a_drop_in_that_hides_its_state_keeps_reading_from_the_primary(): void {
		$hidden = new class() {
			private bool $is_on = false;

			public function send_reads_to_masters(): void {
				$this->is_on = true;
			}

			public function is_on(): bool {
				return $this->is_on;
			}
		};
		$this->use_database( $hidden );

		self::assertSame( 7, Primary::ask( static fn (): int => 7 ) );
		self::assertTrue( $hidden->is_on() );
	}

	public function test_changes_nothing_where_there_is_one_database(): void {
		$queries = $GLOBALS['wpdb']->num_queries;

		self::assertFalse( Primary::is_apart() );
		self::assertSame( 7, Primary::ask( static fn (): int => 7 ) );
		Primary::stay();
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
	}
}
