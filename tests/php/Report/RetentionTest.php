<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Report\Report;
use Rueda\Report\Retention;
use Rueda\Report\Settings;
use Rueda\Support\Clock;
use Rueda\Support\Range;
use WP_REST_Request;

/** How long reports are kept. */
final class RetentionTest extends ReportTestCase {
	private const YEAR = 366 * DAY_IN_SECONDS;

	/**
	 * The site's months; the wheel's; the report's age in days; whether it is there.
	 *
	 * @return iterable<string, array{mixed, mixed, int, bool}>
	 */
	public function ages(): iterable {
		yield 'by default, in time' => [ null, null, 360, true ];
		yield 'by default, over' => [ null, null, 370, false ];
		yield 'the site says one month' => [ 1, null, 40, false ];
		yield 'the site says never' => [ 0, null, 4000, true ];
		yield 'the wheel keeps longer' => [ 1, 24, 400, true ];
		yield 'the wheel keeps shorter' => [ 24, 1, 40, false ];
		yield 'the wheel keeps for ever' => [ 1, 0, 4000, true ];
		yield 'the wheel as the site' => [ 1, -1, 40, false ];
		yield 'the wheel says nonsense' => [ 1, 'x', 40, false ];
		yield 'the site says nonsense' => [ -5, null, 360, true ];
	}

	/** @dataProvider ages */
	public function test_a_report_is_there_as_long_as_site_and_wheel_say(
		mixed $site,
		mixed $own,
		int $days,
		bool $is_there
	): void {
		remove_all_filters( 'sanitize_option_' . Settings::OPTION );
		if ( null !== $site ) {
			update_option( Settings::OPTION, [ 'months' => $site ] );
		}
		$wheel = $this->make_wheel();
		if ( null !== $own ) {
			add_post_meta( $wheel, Retention::META, $own );
		}
		// The report was saved while all were kept, so the store returns it.
		$report = $this->make_report( [ 'Health' => 3 ], $wheel );
		global $wpdb;
		$date = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
		$wpdb->update( $wpdb->posts, [ 'post_date' => $date, 'post_date_gmt' => $date ], [ 'ID' => $report->id() ] );
		clean_post_cache( $report->id() );

		self::assertSame( $is_there, null !== $this->reports()->find( $report->id() ) );
		self::assertSame( $is_there, null !== $this->reports()->by_slug( $report->slug() ) );
		self::assertSame( $is_there, null !== $this->reports()->by_link( $report->link() ) );

		$this->retention()->delete_expired();
		self::assertSame( $is_there, null !== get_post( $report->id() ) );
	}

	public function test_cron_deletes_no_more_than_what_is_over_and_tells_of_each(): void {
		$told = [];
		add_action(
			'rueda_report_deleted',
			static function ( int $id, string $slug ) use ( &$told ): void {
				$told[ $id ] = $slug;
			},
			10,
			2
		);
		$wheel = $this->make_wheel();
		$old   = $this->make_report( [ 'Health' => 3 ], $wheel );
		$new   = $this->make_report( [ 'Health' => 3 ], $wheel );
		$this->set_date( $new, time() + self::YEAR - DAY_IN_SECONDS );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + self::YEAR );
		do_action( 'rueda_expire_reports' );

		self::assertSame( [ $old->id() => $old->slug() ], $told );
		self::assertNotNull( get_post( $new->id() ) );
		self::assertNotNull( get_post( $wheel ) );
	}

	public function test_cron_deletes_many_reports_with_few_statements_and_all_that_belongs_to_them(): void {
		$wheel   = $this->make_wheel();
		$reports = array_map(
			fn ( int $rating ): Report => $this->make_report( [ 'Health' => $rating ], $wheel ),
			[ ...array_fill( 0, 39, 5 ), 9 ]
		);
		$newest  = array_pop( $reports );
		$this->set_date( $newest, time() + self::YEAR - DAY_IN_SECONDS );
		$one = $reports[7];
		add_post_meta( $one->id(), 'of_another_plugin', 'x' );
		self::assertNotNull( PictureFiles::keep( $one->id(), $one->slug(), 'png' ) );
		self::assertNotNull( PictureFiles::keep( $newest->id(), $newest->slug(), 'png' ) );

		add_filter( 'rueda_now', static fn ( int $now ): int => $now + self::YEAR );
		$before = $GLOBALS['wpdb']->num_queries;
		do_action( 'rueda_expire_reports' );
		$queries = $GLOBALS['wpdb']->num_queries - $before;

		self::assertLessThan( 40, $queries, 'Fewer than one for each.' );
		self::assertSame( 1, $this->count_reports() );
		self::assertNull( get_post( $one->id() ) );
		self::assertSame( '', get_post_meta( $one->id(), 'of_another_plugin', true ) );
		self::assertNull( PictureFiles::find( $one->id(), $one->slug() ) );
		self::assertNotNull( PictureFiles::find( $newest->id(), $newest->slug() ) );
		self::assertSame( 1, AreaTotals::reports( $wheel ) );
		self::assertSame(
			9.0,
			AreaTotals::averages( $wheel, [ [ 'Health', Range::from_limits( 1, 10 ) ] ] )[0]['average']
		);
		PictureFiles::clear();
	}

	public function test_one_run_deletes_more_than_a_site_gets_in_ten_minutes(): void {
		$report = $this->make_report();
		$this->copy_report( $report, 1199 );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + self::YEAR );
		do_action( 'rueda_expire_reports' );

		self::assertSame( 0, $this->count_reports() );
	}

	public function test_reports_stay_and_are_not_told_of_where_the_database_deletes_nothing(): void {
		$report = $this->make_report();
		add_filter(
			'query',
			static fn ( string $statement ): string => str_starts_with( $statement, 'DELETE FROM' )
				? 'DELETE FROM no_such_table'
				: $statement
		);
		$told = 0;
		add_action(
			'rueda_report_deleted',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + self::YEAR );
		$GLOBALS['wpdb']->suppress_errors();
		do_action( 'rueda_expire_reports' );
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_all_filters( 'query' );

		self::assertSame( 0, $told );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_a_month_later_is_the_same_day_for_readers_and_for_cron(): void {
		update_option( Settings::OPTION, [ 'months' => 1 ] );
		$report = $this->make_report();
		$this->set_date( $report, (int) strtotime( '2026-01-31 12:00:00 UTC' ) );
		// One month after 31 January is 3 March.
		foreach ( [ '2026-03-03 11:59:00 UTC' => true, '2026-03-03 12:00:00 UTC' => false ] as $now => $is_there ) {
			$hook = static fn (): int => (int) strtotime( $now );
			add_filter( 'rueda_now', $hook );
			self::assertSame( $is_there, null !== $this->reports()->find( $report->id() ), $now );
			$this->retention()->delete_expired();
			self::assertSame( $is_there, null !== get_post( $report->id() ), $now );
			remove_filter( 'rueda_now', $hook );
		}
	}

	public function test_a_wheels_own_months_are_set_by_those_who_may_edit_it(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_author' => 1 ] );
		foreach ( [ '' => 401, 'author' => 403, 'editor' => 200 ] as $role => $status ) {
			wp_set_current_user( 0 );
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			$request = new WP_REST_Request( 'POST', "/wp/v2/wheel/{$wheel}" );
			$request->set_body_params( [ 'meta' => [ Retention::META => 6 ] ] );
			self::assertSame( $status, rest_do_request( $request )->get_status(), $role );
		}
		self::assertSame( 6, $this->wire( $wheel )['meta'][ Retention::META ] );
		$request->set_body_params( [ 'meta' => [ Retention::META => 500 ] ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
		self::assertSame( -1, $this->wire( $this->make_wheel() )['meta'][ Retention::META ] );
	}

	/** @return iterable<string, array{string, int}> */
	public function roles(): iterable {
		yield 'nobody' => [ '', 401 ];
		yield 'subscriber' => [ 'subscriber', 403 ];
		yield 'editor' => [ 'editor', 403 ];
		yield 'administrator' => [ 'administrator', 200 ];
	}

	/** @dataProvider roles */
	public function test_the_sites_settings_are_the_administrators( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
		self::assertSame( $status, $this->set( [ 'months' => 3, 'picture' => false ] ) );
		self::assertSame(
			( 200 === $status ? [ 'months' => 3, 'picture' => false ] : [ 'months' => 12, 'picture' => true ] )
				+ [ 'mail_pdf' => false ],
			Settings::stored()
		);
	}

	public function test_the_sites_settings_refuse_what_they_do_not_know(): void {
		$this->act_as( 'administrator' );
		foreach ( [
			[ 'months' => -1 ],
			[ 'months' => 121 ],
			[ 'months' => 'x' ],
			[ 'other' => 1 ],
			[ 'picture' => 'perhaps' ],
		] as $wrong ) {
			self::assertSame( 400, $this->set( $wrong ), (string) wp_json_encode( $wrong ) );
		}
	}

	/** @param array<string, mixed> $value */
	private function set( array $value ): int {
		$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ Settings::OPTION => $value ] );
		return rest_do_request( $request )->get_status();
	}

	private function copy_report( Report $report, int $times ): void {
		global $wpdb;
		$post = (array) get_post( $report->id(), ARRAY_A );
		$row  = array_intersect_key(
			$post,
			array_flip( [ 'post_type', 'post_status', 'post_date', 'post_date_gmt', 'post_content_filtered' ] )
		);
		for ( $i = 0; $i < $times; $i++ ) {
			$wpdb->insert( $wpdb->posts, $row );
		}
	}

	private function retention(): Retention {
		return new Retention( new Clock() );
	}

	private function set_date( Report $report, int $time ): void {
		global $wpdb;
		$date = gmdate( 'Y-m-d H:i:s', $time );
		$wpdb->update( $wpdb->posts, [ 'post_date' => $date, 'post_date_gmt' => $date ], [ 'ID' => $report->id() ] );
		clean_post_cache( $report->id() );
	}
}
