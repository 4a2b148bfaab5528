<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Form\FormModule;
use Rueda\Mail\MailModule;
use Rueda\Message\MessageModule;
use Rueda\Modules;
use Rueda\Report\ReportModule;
use Rueda\SiteModule;
use Rueda\Support\Clock;
use Rueda\Support\ScheduledJob;
use Rueda\Tests\TestCase;

final class ScheduledJobTest extends TestCase {
	private const HOOK    = 'rueda_test_job';
	private const MODULES = [
		SiteModule::class,
		MailModule::class,
		ReportModule::class,
		FormModule::class,
		MessageModule::class,
	];

	private const NOW = 1800000000;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'rueda_now', static fn (): int => self::NOW );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_is_planned_once(): void {
		add_filter( 'wp_doing_cron', '__return_true' );
		$this->job()->schedule();
		$this->job()->schedule();

		self::assertSame( [ self::NOW + 60 ], $this->times() );
		self::assertSame( 'hourly', wp_get_schedule( self::HOOK ) );
	}

	public function test_is_planned_while_an_admin_looks_at_a_screen(): void {
		set_current_screen( 'dashboard' );
		$this->job()->schedule();

		self::assertCount( 1, $this->times() );
	}

	public function test_is_not_planned_while_a_visitor_waits(): void {
		$this->job()->schedule();
		self::assertSame( [], $this->times() );

		// WordPress treats visitors' ajax calls as part of the admin.
		set_current_screen( 'dashboard' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$this->job()->schedule();
		self::assertSame( [], $this->times() );
	}

	public function test_does_its_work_and_goes_on_soon_when_there_is_more(): void {
		$done = 0;
		$job  = $this->job();
		add_action(
			self::HOOK,
			static function () use ( &$done, $job ): void {
				++$done;
				$job->continue_soon();
			}
		);
		do_action( self::HOOK );

		self::assertSame( 1, $done );
		self::assertSame( [ self::NOW + MINUTE_IN_SECONDS ], $this->times() );
	}

	/** @dataProvider hooks */
	public function test_keeps_the_names_that_a_site_has_planned_already( string $hook, string $recurrence ): void {
		wp_unschedule_hook( $hook );
		add_filter( 'wp_doing_cron', '__return_true' );
		foreach ( self::MODULES as $module ) {
			( new Modules() )->get( $module )->schedule();
		}

		self::assertSame( $recurrence, wp_get_schedule( $hook ) );
		self::assertTrue( has_action( $hook ) );
	}

	/** @return list<array{string, string}> */
	public function hooks(): array {
		return [
			[ 'rueda_prune_limits', 'daily' ],
			[ 'rueda_prune_report_runs', 'daily' ],
			[ 'rueda_expire_reports', 'daily' ],
			[ 'rueda_expire_messages', 'daily' ],
			[ 'rueda_tend_mails', 'hourly' ],
			[ 'rueda_send_overdue_messages', 'rueda_five_minutes' ],
		];
	}

	private function job(): ScheduledJob {
		return new ScheduledJob( new Clock(), self::HOOK, 'hourly', 60 );
	}

	/** @return list<int> */
	private function times(): array {
		return array_keys(
			array_filter( _get_cron_array(), static fn ( array $events ): bool => isset( $events[ self::HOOK ] ) )
		);
	}
}
