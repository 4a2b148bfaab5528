<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Clock;
use Rueda\Support\LimitsTable;
use Rueda\Support\RateLimiter;
use Rueda\Tests\TestCase;

final class RateLimiterTest extends TestCase {
	private int $now = 1_000_020;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		add_filter( 'rueda_now', fn (): int => $this->now );
	}

	public function test_allows_so_many_and_no_more(): void {
		self::assertSame( [ true, true, true, false, false ], $this->take( $this->limiter(), 5 ) );
	}

	public function test_starts_anew_when_the_window_is_over_that_began_with_the_first(): void {
		$limiter    = $this->limiter();
		$this->now += 17;
		$this->take( $limiter, 1 );
		$this->now += 50;
		self::assertSame( [ true, true, false ], $this->take( $limiter, 3 ) );
		self::assertSame( 10, $limiter->seconds_left() );

		$this->now += 9;
		self::assertSame( [ false ], $this->take( $limiter, 1 ) );
		self::assertSame( 1, $limiter->seconds_left() );
		++$this->now;
		self::assertSame( [ true, true, true, false ], $this->take( $limiter, 4 ) );
		self::assertSame( 60, $limiter->seconds_left() );
	}

	public function test_tells_the_time_of_what_is_named(): void {
		$limiter = $this->limiter();
		$limiter->take( 'one' );
		$this->now += 20;
		$limiter->take( 'other' );

		self::assertSame( [ 40, 60, 60 ], [ $limiter->seconds_left( 'one' ), $limiter->seconds_left( 'other' ), $limiter->seconds_left( 'nobody' ) ] );
	}

	public function test_a_limit_of_none_lets_nobody_pass(): void {
		add_filter( 'rueda_rate_limit', static fn (): int => 0 );

		self::assertSame( [ false ], $this->take( $this->limiter(), 1 ) );
	}

	public function test_counts_each_visitor_and_each_thing_apart(): void {
		$this->take( $this->limiter(), 4 );

		self::assertSame( [ true ], $this->take( new RateLimiter( new Clock(), 'other', 3, 60 ), 1 ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.8';
		self::assertSame( [ true ], $this->take( $this->limiter(), 1 ) );
	}

	public function test_takes_a_network_of_ipv6_for_one_visitor(): void {
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2::1';
		$this->take( $this->limiter(), 3 );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2:ffff::9';
		self::assertSame( [ false ], $this->take( $this->limiter(), 1 ) );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:3::1';
		self::assertSame( [ true ], $this->take( $this->limiter(), 1 ) );
	}

	public function test_does_not_believe_a_forwarding_header(): void {
		$this->take( $this->limiter(), 3 );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '192.0.2.9';

		self::assertSame( [ false ], $this->take( $this->limiter(), 1 ) );
	}

	public function test_stores_no_address(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$this->take( $this->limiter(), 1 );

		$rows = $this->rows();
		self::assertCount( 1, $rows );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $rows[0]['id'] );
		self::assertStringNotContainsString( '192.0.2.7', (string) wp_json_encode( $rows ) );
	}

	public function test_lets_a_site_choose_another_limit(): void {
		add_filter( 'rueda_rate_limit', static fn ( int $limit, string $name ): int => 'form' === $name ? 1 : $limit, 10, 2 );

		self::assertSame( [ true, false ], $this->take( $this->limiter(), 2 ) );
	}

	public function test_counts_what_is_named_in_place_of_the_visitor(): void {
		$limiter = $this->limiter();
		foreach ( [ 'one', 'one', 'one', 'one', 'other' ] as $whom ) {
			$answers[] = $limiter->take( $whom );
		}

		self::assertSame( [ true, true, true, false, true ], $answers );
		self::assertSame( [ true ], $this->take( $limiter, 1 ), 'The visitor is counted apart.' );
	}

	public function test_takes_back_what_did_not_happen(): void {
		$limiter = $this->limiter();
		$this->take( $limiter, 3 );
		$limiter->give_back();

		self::assertSame( [ true, false ], $this->take( $limiter, 2 ) );
	}

	public function test_never_takes_back_more_than_was_counted(): void {
		$limiter = $this->limiter();
		$this->take( $limiter, 1 );
		$limiter->give_back();
		$limiter->give_back();
		$limiter->give_back( 'never counted' );

		self::assertSame( [ true, true, true, false ], $this->take( $limiter, 4 ) );
	}

	public function test_counts_for_good_until_it_is_told_to_forget(): void {
		$limiter = new RateLimiter( new Clock(), 'report', 1, RateLimiter::FOR_GOOD );
		$limiter->take( '7' );
		$this->now += 20 * YEAR_IN_SECONDS;
		( new LimitsTable( new Clock() ) )->prune();
		self::assertFalse( $limiter->take( '7' ) );
		self::assertSame( DAY_IN_SECONDS, $limiter->seconds_left() );

		$limiter->forget( '7' );
		self::assertTrue( $limiter->take( '7' ) );
	}

	public function test_forgets_windows_that_are_over(): void {
		$this->take( $this->limiter(), 1 );
		$this->now += 60;
		( new LimitsTable( new Clock() ) )->prune();
		self::assertCount( 1, $this->rows(), 'A window that ends now is still in use by a slow request.' );

		++$this->now;
		( new LimitsTable( new Clock() ) )->prune();
		self::assertCount( 0, $this->rows() );
	}

	public function test_lets_visitors_pass_when_its_table_is_gone(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE ' . LimitsTable::full_name() );
		$wpdb->suppress_errors( true );
		$taken = $this->take( $this->limiter(), 1 );
		$wpdb->suppress_errors( false );

		self::assertSame( [ true ], $taken );
	}

	private function limiter(): RateLimiter {
		return new RateLimiter( new Clock(), 'form', 3, 60 );
	}

	/** @return list<bool> */
	private function take( RateLimiter $limiter, int $times ): array {
		$answers = [];
		for ( $i = 0; $i < $times; $i++ ) {
			$answers[] = $limiter->take();
		}
		return $answers;
	}

	/** @return list<array<string, string>> */
	private function rows(): array {
		global $wpdb;
		return $wpdb->get_results( 'SELECT * FROM ' . LimitsTable::full_name(), ARRAY_A );
	}
}
