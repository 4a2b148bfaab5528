<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\RateLimiter;
use Rueda\Tests\TestCase;

final class RateLimiterTest extends TestCase {
	private int $now = 1_000_020;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		add_filter( 'rueda_now', fn (): int => $this->now );
	}

	public function test_allows_the_given_number_and_no_more(): void {
		self::assertSame( [ true, true, true, false, false ], $this->take( $this->limiter(), 5 ) );
	}

	public function test_lets_another_one_pass_when_the_oldest_is_so_long_ago(): void {
		$limiter = $this->limiter();
		$this->take( $limiter, 1 );
		$this->now += 50;
		self::assertSame( [ true, true, false ], $this->take( $limiter, 3 ) );
		self::assertSame( 10, $limiter->seconds_left() );

		$this->now += 9;
		self::assertSame( [ false ], $this->take( $limiter, 1 ) );
		self::assertSame( 1, $limiter->seconds_left() );
		++$this->now;
		self::assertSame( [ true, false ], $this->take( $limiter, 2 ), 'Two of the last minute still count.' );
		self::assertSame( 50, $limiter->seconds_left() );
		$this->now += 50;
		self::assertSame( [ true, true, false ], $this->take( $limiter, 3 ) );
		self::assertSame( 10, $limiter->seconds_left() );
	}

	public function test_holds_in_every_span_of_its_length_and_refuses_nobody_else(): void {
		mt_srand( 7 );
		$limiter = $this->limiter();
		$passed  = [];
		for ( $i = 0; $i < 400; $i++ ) {
			$this->now += mt_rand( 0, 25 );
			$before     = count( array_filter( $passed, fn ( int $time ): bool => $time > $this->now - 60 ) );
			$allowed    = $limiter->take();
			self::assertSame( $before < 3, $allowed, "After $before in the minute before, at {$this->now}." );
			if ( $allowed && 0 === mt_rand( 0, 4 ) ) {
				$limiter->give_back();
			} elseif ( $allowed ) {
				$passed[] = $this->now;
			} else {
				$third = array_slice( $passed, -3 )[0];
				self::assertSame( $third + 60 - $this->now, $limiter->seconds_left() );
			}
		}
		self::assertGreaterThan( 100, count( $passed ) );
	}

	public function test_says_in_how_many_seconds_a_name_can_be_used_again(): void {
		$limiter = $this->limiter();
		foreach ( [ 'one', 'other' ] as $whom ) {
			$limiter->take( $whom );
			$limiter->take( $whom );
			$limiter->take( $whom );
			$this->now += 20;
		}

		self::assertSame(
			[ 20, 40, 1 ],
			[ $limiter->seconds_left( 'one' ), $limiter->seconds_left( 'other' ), $limiter->seconds_left( 'nobody' ) ]
		);
	}

	public function test_takes_back_its_own_and_not_what_another_request_counted_since(): void {
		$limiter = $this->limiter();
		$this->take( $limiter, 1 );
		$this->now += 5;
		$this->take( $this->limiter(), 1 );
		$limiter->give_back();

		self::assertSame( [ true, true, false ], $this->take( $limiter, 3 ) );
		$this->now += 59;
		self::assertSame( [ false ], $this->take( $limiter, 1 ), 'The other one is not a minute ago.' );
		++$this->now;
		self::assertSame( [ true ], $this->take( $limiter, 1 ) );
	}

	public function test_counts_against_a_limit_that_was_changed(): void {
		$this->take( $this->limiter(), 3 );
		add_filter( 'rueda_rate_limit', static fn (): int => 4 );
		self::assertSame( [ true, false ], $this->take( $this->limiter(), 2 ) );

		remove_all_filters( 'rueda_rate_limit' );
		add_filter( 'rueda_rate_limit', static fn (): int => 2 );
		$this->now += 59;
		self::assertSame( [ false ], $this->take( $this->limiter(), 1 ) );
		++$this->now;
		self::assertSame( [ true, true, false ], $this->take( $this->limiter(), 3 ) );
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

	public function test_an_ipv4_address_inside_an_ipv6_one_is_a_visitor_of_its_own(): void {
		$_SERVER['REMOTE_ADDR'] = '::ffff:192.0.2.7';
		$this->take( $this->limiter(), 3 );
		$_SERVER['REMOTE_ADDR'] = '::ffff:192.0.2.8';
		self::assertSame( [ true ], $this->take( $this->limiter(), 1 ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		self::assertSame( [ false ], $this->take( $this->limiter(), 1 ), 'However it is written, it is the same one.' );
	}

	public function test_forgets_what_a_clock_counted_that_was_far_ahead(): void {
		$limiter    = new RateLimiter( new Clock(), 'test', 3, 60 );
		$this->now += YEAR_IN_SECONDS;
		self::assertSame( [ true, true, true, false ], $this->take( $limiter, 4 ) );

		$this->now -= YEAR_IN_SECONDS;
		self::assertSame( [ true, true, true, false ], $this->take( $limiter, 4 ) );
		self::assertLessThanOrEqual( 60, $limiter->seconds_left() );
	}

	public function test_counts_what_a_server_counted_whose_clock_is_a_little_ahead(): void {
		$limiter    = new RateLimiter( new Clock(), 'test', 3, 60 );
		$this->now += 5;
		self::assertSame( [ true, true ], $this->take( $limiter, 2 ) );

		$this->now -= 5;
		self::assertSame( [ true, false ], $this->take( $limiter, 2 ) );
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
		add_filter(
			'rueda_rate_limit',
			static fn ( int $limit, string $name ): int => 'form' === $name ? 1 : $limit,
			10,
			2
		);

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

	public function test_gives_a_count_back_when_the_action_did_not_happen(): void {
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

	public function test_takes_back_what_another_request_counted_for_good(): void {
		$report     = fn (): RateLimiter => new RateLimiter( new Clock(), 'report', 2, RateLimiter::FOR_GOOD );
		$this->take( $report(), 2 );
		$this->now += YEAR_IN_SECONDS;
		$report()->give_back();

		self::assertSame( [ true, false ], $this->take( $report(), 2 ) );
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

	public function test_deletes_counts_that_have_expired(): void {
		$this->take( $this->limiter(), 1 );
		$this->now += 60;
		( new LimitsTable( new Clock() ) )->prune();
		self::assertCount( 1, $this->rows(), 'What ends now is still in use by a slow request.' );

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
