<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Admin;

use Rueda\Report\Admin\ReportCommand;
use Rueda\Report\Retention;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\Report\ReportTestCase;

final class ReportCommandTest extends ReportTestCase {
	/** @var list<string> */
	private array $said = [];

	public function test_deletes_all_reports_after_a_question_and_tells_how_far_it_has_come(): void {
		$this->make_report();
		$this->make_report();
		$this->command()->delete( [], [] );

		self::assertSame(
			[
				'confirm: Delete 2 reports permanently?',
				'log: 2 of 2 deleted',
				'success: 2 reports deleted.',
			],
			$this->said
		);
		self::assertSame( 0, $this->count_reports() );

		$this->said = [];
		$this->command()->delete( [], [] );
		self::assertSame( [ 'success: There are no such reports.' ], $this->said );
	}

	public function test_deletes_only_what_was_saved_before_a_day(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 1 ], $wheel, saved_at: strtotime( '2026-03-02 10:00:00 UTC' ) );
		$kept = $this->make_report( [ 'Health' => 1 ], $wheel, saved_at: strtotime( '2026-05-02 10:00:00 UTC' ) );
		$this->command()->delete( [], [ 'before' => '2026-05-01' ] );

		self::assertContains( 'success: 1 report deleted.', $this->said );
		self::assertNotNull( get_post( $kept->id() ) );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_waits_for_cron_so_that_no_report_is_subtracted_twice(): void {
		$this->make_report();
		$cron = new Lock( new Clock() );
		self::assertTrue( $cron->take( Retention::LOCK, 60 ) );
		$this->command()->delete( [], [] );

		self::assertContains( 'error: Reports are being deleted already. Try again in a few minutes.', $this->said );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_a_day_that_is_none_deletes_nothing(): void {
		$this->make_report();
		foreach ( [ 'yesterday', '2026-02-30', '2026-1-1', true ] as $day ) {
			$this->said = [];
			$this->command()->delete( [], [ 'before' => $day ] );
			self::assertSame( [ 'error: Give --before as a day, as in 2026-01-31.' ], $this->said );
		}
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_administrators_read_how_much_would_be_deleted_with_the_plugin(): void {
		$this->make_report();
		foreach ( [ '' => 401, 'editor' => 403, 'administrator' => 200 ] as $role => $status ) {
			wp_set_current_user( 0 );
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			$answer = rest_do_request( new \WP_REST_Request( 'GET', '/rueda/v1/stored-data' ) );
			self::assertSame( $status, $answer->get_status() );
		}
		self::assertSame( 1, $answer->get_data()['reports'] );
		self::assertIsInt( $answer->get_data()['messages'] );
	}

	private function command(): ReportCommand {
		return new ReportCommand(
			new Lock( new Clock() ),
			function ( string $method, string $text, mixed ...$more ): void {
				$this->said[] = "$method: $text";
			}
		);
	}
}
