<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

use Rueda\Report\Address;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\Import\OldWheels;
use Rueda\Report\Import\ReportCounts;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Report;
use Rueda\Report\Retention;
use Rueda\Report\Settings;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Support\Range;
use Rueda\Tests\Database;

final class ImporterTest extends ImportTestCase {
	public function test_keeps_date_title_and_author_under_an_address_that_cannot_be_guessed(): void {
		$user   = $this->act_as( 'subscriber' );
		$source = $this->leave(
			[ 'userId' => (string) $user ],
			[ 'post_author' => (string) $user, 'post_title' => 'Wheel Submission #18' ]
		);
		$date   = get_post_field( 'post_date_gmt', $source );
		wp_set_current_user( 0 );

		$progress = $this->import();

		self::assertSame(
			[ 1, 0, $source, true ],
			[ $progress->imported, $progress->failed, $progress->last, $progress->is_done ]
		);
		$report = $this->imported( $source );
		self::assertSame(
			[ 'Wheel Submission #18', $user, strtotime( "{$date} UTC" ) ],
			[ $report->title(), $report->user_id(), $report->saved_at() ]
		);
		self::assertTrue( Address::was_given_out( $report->slug() ) );
		self::assertSame( [ 'Health' => 7.0, 'Money' => 3.0 ], self::ratings( $report ) );
	}

	public function test_a_second_run_adds_nothing_and_neither_changes_what_was_there(): void {
		$sources = [ $this->leave(), $this->leave(), $this->leave( [], [ 'post_status' => 'trash' ] ) ];
		$before  = $this->rows( $sources );
		self::assertSame( 2, $this->import()->imported );
		self::assertSame( 0, $this->import()->imported );
		self::assertSame( 2, $this->count_reports() );
		self::assertSame( $before, $this->rows( $sources ) );
	}

	public function test_what_was_deleted_here_does_not_come_back(): void {
		$source = $this->leave();
		$this->import();
		$this->reports()->delete( $this->imported( $source )->id() );

		self::assertSame( 0, $this->import()->imported );
		self::assertSame( 0, $this->count_reports() );
		self::assertSame( 1, $this->sources()->counts()->count( ReportCounts::IMPORTED ) );
	}

	public function test_nothing_is_shown_that_was_not_public(): void {
		foreach ( [ 'draft', 'pending', 'private', 'future', 'trash' ] as $status ) {
			$this->leave( [], [ 'post_status' => $status ] );
		}
		$this->leave( [], [ 'post_password' => 'secret' ] );
		$this->leave( [], [ 'post_status' => 'auto-draft' ] );

		self::assertSame( [ 0, 6, 0 ], $this->counts() );
		self::assertSame( 0, $this->import()->imported );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_what_is_past_its_time_is_left_out_until_reports_stay_longer(): void {
		$long = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'meta_input' => [ Retention::META => 0 ] ] );
		$old  = [ 'post_date' => '2020-01-01 10:00:00', 'post_date_gmt' => '2020-01-01 10:00:00' ];
		$kept = $this->leave( [ 'wheelId' => (string) $long ], $old );
		$this->leave( [ 'wheelId' => (string) $this->make_wheel() ], $old );
		$this->leave( [ 'wheelId' => '99999999' ], $old );

		self::assertSame( [ 1, 0, 2 ], $this->counts() );
		self::assertSame( 1, $this->import()->imported );
		self::assertSame( $long, $this->imported( $kept )->wheel_id() );

		update_option( Settings::OPTION, [ 'months' => 0 ] );
		self::assertSame( 2, $this->import()->imported );
	}

	public function test_says_how_many_have_lost_their_wheel(): void {
		$this->leave( [ 'wheelId' => (string) $this->make_wheel() ] );
		$this->leave( [ 'wheelId' => '99999999' ] );
		$this->leave();
		self::assertSame( 2, $this->sources()->counts()->without_wheel );
		self::assertSame( 3, $this->import()->imported );
	}

	public function test_reports_of_two_wheels_stay_apart_and_count_in_their_averages(): void {
		$one   = $this->make_wheel();
		$other = $this->make_wheel( [ [ 'label' => 'Work' ] ] );
		$first = $this->leave( [ 'wheelId' => (string) $one ] );
		$next  = $this->leave( [ 'wheelId' => (string) $other, 'chartData' => self::data( [ 'Work' => 9 ] ) ] );
		$this->import();

		self::assertSame(
			[ $one, $other ],
			[ $this->imported( $first )->wheel_id(), $this->imported( $next )->wheel_id() ]
		);
		self::assertSame( [ 'Work' => 9.0 ], self::ratings( $this->imported( $next ) ) );
		$averages = AreaTotals::averages( $other, [ [ 'Work', Range::from_limits( 1, 10 ) ] ] );
		self::assertSame( 9.0, $averages[0]['average'] );
		self::assertSame( 1, AreaTotals::reports( $one ) );
	}

	/** @group newest */
	public function test_goes_on_where_it_stopped(): void {
		Database::repeat_post( $this->leave(), 202 );
		$this->stop_the_clock();
		$first = $this->import();
		self::assertSame( [ 200, false ], [ $first->imported, $first->is_done ] );
		$second = $this->import( $first->last );
		self::assertSame( [ 3, true ], [ $second->imported, $second->is_done ] );
	}

	public function test_one_import_runs_at_a_time(): void {
		$this->leave();
		self::assertTrue( ( new Lock( new Clock() ) )->take( 'import', 60 ) );
		self::assertNull( $this->importer()->run( 0 ) );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_a_source_belongs_to_who_began_and_after_a_minute_to_who_goes_on(): void {
		$ledger = new ImportLedger( new Clock() );
		$slug   = Address::fresh_slug();
		$source = $this->leave();
		$old    = $this->sources()->find( $source );
		self::assertNotNull( $old );
		self::assertSame( $slug, $ledger->begin( $old, $slug ) );
		self::assertNull( $ledger->begin( $old, 'another' ) );
		self::assertSame( 0, $this->import()->imported );
		self::assertNull( $ledger->slug_of( $source ), 'Nothing has come of it yet.' );

		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 61 );
		self::assertSame( 1, $this->import()->imported );
		self::assertSame( $slug, $this->imported( $source )->slug() );
	}

	public function test_a_run_that_broke_off_after_storing_leaves_no_second_report(): void {
		$this->let_listeners_end_the_request();
		$source = $this->leave();
		$break  = static function (): void {
			throw new \RuntimeException( 'The host has lost patience.' );
		};
		add_action( 'rueda_report_saved', $break );
		try {
			$this->importer()->run( 0 );
			self::fail( 'Nothing broke.' );
		} catch ( \RuntimeException $error ) {
			self::assertSame( 1, $this->count_reports() );
		}
		remove_action( 'rueda_report_saved', $break );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 61 );

		self::assertSame( 1, $this->import()->imported );
		self::assertSame( 1, $this->count_reports() );
		self::assertSame( [ 'Health' => 7.0, 'Money' => 3.0 ], self::ratings( $this->imported( $source ) ) );
	}

	public function test_what_could_not_be_stored_is_told_and_tried_again(): void {
		$this->leave();
		$refuse = static fn ( bool $is_empty, array $post ): bool => $is_empty || Report::TYPE === $post['post_type'];
		add_filter( 'wp_insert_post_empty_content', $refuse, 10, 2 );
		$failed = $this->import();
		self::assertSame( [ 0, 1, true ], [ $failed->imported, $failed->failed, $failed->is_done ] );
		remove_filter( 'wp_insert_post_empty_content', $refuse );
		self::assertSame( 1, $this->import()->imported );
	}

	public function test_wheels_of_the_other_plugin_that_say_nothing_go_on_showing_no_call_to_action(): void {
		$ours   = $this->make_wheel();
		$named  = $this->make_wheel();
		$said   = $this->make_wheel(
			[ [ 'label' => 'A' ] ],
			[ 'meta_input' => [ 'wheel_CTA' => [ 'ctaType' => 'global-cta' ] ] ]
		);
		$blocks = $this->make_post(
			[
				'post_type'    => 'wheel',
				'post_content' => '<!-- wp:wheeloflife/add-wheels --><!-- /wp:wheeloflife/add-wheels -->',
			]
		);
		$this->leave( [ 'wheelId' => (string) $named ] );
		$this->leave( [ 'wheelId' => (string) $said ] );
		$type = static fn ( int $id ): mixed => get_post_meta( $id, 'wheel_CTA', true )['ctaType'] ?? null;

		self::assertSame( 2, ( new OldWheels( $this->sources() ) )->count() );
		$this->import();
		self::assertSame(
			[ 'no-cta', 'no-cta', 'global-cta', null ],
			[ $type( $named ), $type( $blocks ), $type( $said ), $type( $ours ) ]
		);
		self::assertSame( 0, ( new OldWheels( $this->sources() ) )->count() );
	}

	/** @return array{int, int, int} */
	private function counts(): array {
		$counts = $this->sources()->counts();
		return [
			$counts->count( ReportCounts::READY ),
			$counts->count( ReportCounts::CLOSED ),
			$counts->count( ReportCounts::OVER ),
		];
	}

	/**
	 * @param list<int> $ids
	 * @return list<mixed>
	 */
	private function rows( array $ids ): array {
		global $wpdb;
		$in = implode( ',', $ids );
		return [
			$wpdb->get_results( "SELECT * FROM {$wpdb->posts} WHERE ID IN ( {$in} ) ORDER BY ID", ARRAY_A ),
			$wpdb->get_results(
				"SELECT * FROM {$wpdb->postmeta} WHERE post_id IN ( {$in} ) ORDER BY meta_id",
				ARRAY_A
			),
		];
	}
}
