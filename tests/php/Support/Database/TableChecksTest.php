<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Database;

use Rueda\Form\Store\MessagesTable;
use Rueda\Mail\MailsTable;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Database\Tables;
use Rueda\Support\Database\TableWarning;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\TestCase;

final class TableChecksTest extends TestCase {
	use BrokenDatabase;

	protected function setUp(): void {
		parent::setUp();
		$this->watch_the_log();
	}

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_site_health_is_content_while_all_tables_work(): void {
		self::assertSame( 'good', $this->site_health()['status'] );
	}

	public function test_site_health_tells_of_tables_that_cannot_be_changed(): void {
		$this->let_nothing_be_written();
		$result = $this->site_health();

		self::assertSame( 'critical', $result['status'] );
		self::assertSame( 10, substr_count( $result['description'], 'cannot be changed' ) );
		self::assertStringContainsString( MessagesTable::full_name(), $result['description'] );
	}

	public function test_site_health_tells_of_a_table_that_is_missing_and_cannot_be_created(): void {
		MessagesTable::drop();
		$this->let_nothing_be_written();
		$result = $this->site_health();

		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString(
			'The database table ' . MessagesTable::full_name() . ' is missing and cannot be created',
			$result['description']
		);
	}

	public function test_site_health_tells_for_a_month_that_a_table_was_lost(): void {
		MailsTable::drop();

		self::assertSame( 'recommended', $this->site_health()['status'] );
		self::assertStringContainsString(
			MailsTable::full_name() . ' was missing and was created again',
			$this->site_health()['description']
		);
		self::assertSame( '', TableWarning::loss( MessagesTable::class ) );

		update_option( 'rueda_restored_tables', [ 'rueda_mails' => time() - 31 * DAY_IN_SECONDS ] );
		self::assertSame( 'good', $this->site_health()['status'] );
	}

	public function test_every_table_of_the_plugin_is_created_once_a_day_where_it_is_missing(): void {
		$all = Tables::all();
		self::assertCount( 10, $all );
		array_map( [ Tables::class, 'drop' ], $all );
		do_action( 'rueda_check_tables' );

		self::assertEqualsCanonicalizing( $all, Tables::all() );
	}

	public function test_screens_tell_what_is_wrong(): void {
		self::assertSame( [ false, '' ], $this->printed() );

		LimitsTable::drop();
		LimitsTable::restore();
		[ $is_broken, $notices ] = $this->printed();
		self::assertFalse( $is_broken );
		self::assertStringContainsString( 'notice-warning', $notices );

		$this->let_nothing_be_written();
		[ $is_broken, $notices ] = $this->printed();
		self::assertTrue( $is_broken );
		self::assertStringContainsString( 'notice-error', $notices );
		self::assertStringContainsString( LimitsTable::full_name(), $notices );
	}

	/** @return array{bool, string} */
	private function printed(): array {
		ob_start();
		$is_broken = TableWarning::print( LimitsTable::class );
		return [ $is_broken, (string) ob_get_clean() ];
	}

	/** @return array{status: string, description: string} */
	private function site_health(): array {
		return apply_filters( 'site_status_tests', [] )['direct']['rueda_tables']['test']();
	}
}
