<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Admin;

use Rueda\Report\Filter;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\Report;
use Rueda\Report\Search;
use Rueda\Tests\Database;
use Rueda\Tests\Report\Import\ImportTestCase;

/** Which reports the list shows, in which order, and what each search reads. */
final class ReportSearchTest extends ImportTestCase {
	public function test_reports_of_a_wheel_are_listed_by_date_also_when_the_older_was_stored_later(): void {
		$wheel = $this->make_wheel();
		$other = $this->make_report();
		$new   = $this->make_report( [ 'Health' => 1 ], $wheel, saved_at: strtotime( '2026-05-20 10:00:00 UTC' ) );
		$old   = $this->make_report( [ 'Health' => 2 ], $wheel, saved_at: strtotime( '2026-03-02 10:00:00 UTC' ) );

		self::assertSame( [ $new->id(), $old->id() ], $this->ids( new Filter( $wheel ) ) );
		self::assertSame( [ $old->id(), $new->id() ], $this->ids( new Filter( $wheel ), true ) );
		self::assertSame( [ $old->id() ], $this->ids( new Filter( $wheel, '202603' ) ) );
		self::assertSame( [], $this->ids( new Filter( $other->wheel_id(), '202603' ) ) );
		self::assertSame( 2, $this->search()->count( new Filter( $wheel ) ) );
		self::assertSame( 1, $this->search()->count( new Filter( $wheel, '202605' ), 5 ) );
	}

	public function test_a_count_for_a_screen_stops_at_its_limit(): void {
		$wheel = $this->make_wheel();
		for ( $i = 1; $i <= 4; $i++ ) {
			$this->make_report( [ 'Health' => $i ], $wheel );
		}
		self::assertSame( 3, $this->search()->count( new Filter( $wheel ), 3 ) );
		self::assertSame( 4, $this->search()->count( new Filter( $wheel ) ) );
	}

	public function test_a_number_finds_a_report_and_the_one_that_had_it_where_it_was_imported_from(): void {
		$source = $this->leave( [], [ 'post_title' => 'Wheel Submission #987654' ] );
		$this->import();
		$imported = $this->imported( $source );
		$own      = $this->make_report();

		self::assertSame( [ $imported->id() ], $this->ids( new Filter( 0, '', '#987654' ) ) );
		self::assertSame( [ $own->id() ], $this->ids( new Filter( 0, '', (string) $own->id() ) ) );
		self::assertSame( [], $this->ids( new Filter( $own->wheel_id() + 1000, '', (string) $own->id() ) ) );
		self::assertSame( [], $this->ids( new Filter( 0, '202001', (string) $own->id() ) ) );
		self::assertSame( [], $this->ids( new Filter( 0, '', 'not a number' ) ) );
	}

	public function test_an_update_stores_the_numbers_that_older_versions_did_not_store(): void {
		$source = $this->leave( [], [ 'post_title' => 'Wheel Submission #987654' ] );
		$bare   = $this->leave( [], [ 'post_title' => 'My wheel' ] );
		$this->import();
		foreach ( [ $source, $bare ] as $id ) {
			ImportLedger::update( [ 'number' => 0 ], [ 'source' => $id ] );
		}
		self::assertSame( [], $this->ids( new Filter( 0, '', '#987654' ) ) );

		ImportLedger::add_numbers();

		self::assertSame( [ $this->imported( $source )->id() ], $this->ids( new Filter( 0, '', '#987654' ) ) );
		self::assertSame( [ $this->imported( $bare )->id() ], $this->ids( new Filter( 0, '', (string) $bare ) ) );
	}

	public function test_each_query_has_only_the_conditions_that_are_used(): void {
		$statements = [];
		add_filter(
			'query',
			static function ( string $statement ) use ( &$statements ): string {
				$statements[] = $statement;
				return $statement;
			}
		);
		$this->search()->page( new Filter(), 1, 20 );
		$this->search()->count( new Filter(), 10001 );
		$all = implode( "\n", $statements );
		self::assertStringContainsString( 'LIMIT 10001', $all );
		foreach ( [ 'post_title =', 'post_parent =', 'post_date >=', ' OR ' ] as $condition ) {
			self::assertStringNotContainsString( $condition, $all );
		}
		// Whether a wheel has many is told by an index that has nothing but wheels.
		$statements = [];
		$this->search()->count( new Filter( 5, '202605' ), 10001 );
		self::assertStringContainsString( ' OFFSET 10000', $statements[0] );
		self::assertStringNotContainsString( 'post_type', $statements[0] );
	}

	/** @group newest */
	public function test_a_month_of_a_wheel_with_very_many_reports_is_listed_by_date(): void {
		$wheel = $this->make_wheel();
		$old   = $this->make_report( [ 'Health' => 1 ], $wheel, saved_at: strtotime( '2026-03-01 10:00:00 UTC' ) );
		Database::repeat_post( $old->id(), Search::REACH );
		$late  = $this->make_report( [ 'Health' => 2 ], $wheel, saved_at: strtotime( '2026-05-20 10:00:00 UTC' ) );
		$early = $this->make_report( [ 'Health' => 3 ], $wheel, saved_at: strtotime( '2026-05-02 10:00:00 UTC' ) );
		$this->make_report( [ 'Health' => 4 ], null, saved_at: strtotime( '2026-05-03 10:00:00 UTC' ) );

		$may = new Filter( $wheel, '202605' );
		self::assertSame( [ $late->id(), $early->id() ], $this->ids( $may ) );
		self::assertSame( [ $early->id(), $late->id() ], $this->ids( $may, true ) );
		self::assertSame( 2, $this->search()->count( $may, 100 ) );
		$second = $this->search()->page( $may, 2, 1 );
		self::assertSame( [ $early->id() ], array_map( static fn ( Report $one ): int => $one->id(), $second ) );
	}

	public function test_a_file_goes_on_from_its_last_report_with_what_an_index_has(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'rueda_report'" );
		$wheel = $this->make_wheel();
		wp_insert_post( [ 'post_type' => 'page', 'post_parent' => $wheel, 'post_title' => 'Below the wheel' ] );
		foreach ( [ '2026-05-03', '2026-05-01', '2026-05-01', '2026-06-02', '2026-05-02' ] as $day ) {
			$ids[] = $this->make_report( [ 'Health' => 1 ], $wheel, saved_at: strtotime( "$day 10:00 UTC" ) )->id();
		}
		$other      = $this->make_report( saved_at: strtotime( '2026-05-01 11:00 UTC' ) )->id();
		$statements = [];
		add_filter(
			'query',
			static function ( string $statement ) use ( &$statements ): string {
				$statements[] = $statement;
				return $statement;
			}
		);
		[ $fourth, $first, $second, $last, $third ] = $ids;

		$by_date = [ $first, $second, $other, $third, $fourth, $last ];
		foreach ( [ 1, 2, 3, 100 ] as $at_once ) {
			self::assertSame( $by_date, $this->walked( new Filter(), $at_once ) );
			self::assertSame( $ids, $this->walked( new Filter( $wheel ), $at_once ) );
			self::assertSame(
				[ $first, $second, $third, $fourth ],
				$this->walked( new Filter( $wheel, '202605' ), $at_once )
			);
		}
		foreach ( preg_grep( '/ORDER BY/', $statements ) as $statement ) {
			self::assertMatchesRegularExpression( '/^SELECT ID(?:, post_date)? FROM/', $statement );
		}
	}

	public function test_nothing_is_read_beyond_the_last_page_that_is_shown(): void {
		$before = $GLOBALS['wpdb']->num_queries;
		self::assertSame( [], $this->search()->page( new Filter(), 501, 20 ) );
		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	/** @return list<int> */
	private function walked( Filter $filter, int $at_once ): array {
		$reports = iterator_to_array( $this->search()->walk( $filter, $at_once ), false );
		return array_map( static fn ( Report $report ): int => $report->id(), $reports );
	}

	/** @return list<int> */
	private function ids( Filter $filter, bool $oldest_first = false ): array {
		return array_map(
			static fn ( Report $report ): int => $report->id(),
			$this->search()->page( $filter, 1, 20, $oldest_first )
		);
	}
}
