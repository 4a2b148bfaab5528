<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Admin;

use Rueda\Report\Admin\CsvFile;
use Rueda\Report\Admin\Deletion;
use Rueda\Report\Admin\ListScreen;
use Rueda\Report\Admin\OverviewScreen;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\PostType;
use Rueda\Report\Runs;
use Rueda\Support\Admin\CsvDownload;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Report\ReportTestCase;

/** Messages to visitors, to admins and in the log while the database cannot be written. */
final class BrokenTablesTest extends ReportTestCase {
	use BrokenDatabase;

	protected function setUp(): void {
		parent::setUp();
		$this->watch_the_log();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_a_report_that_cannot_be_stored_is_not_in_the_log(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Secret area' ] ] );
		$data  = $this->chart( [ 'Secret area' => 4 ] );
		$this->let_nothing_be_written();
		$answer = $this->send( $wheel, [ 'chartData' => $data ] );

		self::assertFalse( $answer->is_success );
		self::assertStringContainsString( 'a report could not be stored: ' . self::refusal() . '.', $this->logged() );
		self::assertStringNotContainsString( 'Secret', $this->logged() );
	}

	public function test_a_report_is_stored_although_all_tables_of_ours_were_missing(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money' ] ] );
		Runs::drop();
		AreaTotals::drop();

		self::assertTrue( $this->send( $wheel, [ 'key' => wp_generate_uuid4() ] )->is_success );
		self::assertSame( 1, AreaTotals::reports( $wheel ) );
	}

	public function test_the_screens_of_reports_show_that_tables_cannot_be_changed(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'administrator' );
		set_current_screen( 'rueda_page_rueda-reports' );
		self::assertStringNotContainsString( 'notice', $this->list() . $this->overview() );

		$this->let_nothing_be_written();
		self::assertStringContainsString( Runs::full_name() . ' cannot be changed', $this->list() );
		self::assertStringContainsString( AreaTotals::full_name() . ' cannot be changed', $this->overview() );
	}

	private function list(): string {
		$search   = $this->search();
		$download = new CsvFile( $search, new CsvDownload( CsvFile::ACTION, PostType::CAPABILITY ) );
		$screen   = new ListScreen( $search, new Deletion( $this->reports() ), $download );
		ob_start();
		$screen->prepare();
		$screen->print();
		return (string) ob_get_clean();
	}

	private function overview(): string {
		ob_start();
		( new OverviewScreen() )->print();
		return (string) ob_get_clean();
	}
}
