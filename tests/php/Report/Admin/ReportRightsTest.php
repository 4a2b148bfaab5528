<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Admin;

use LogicException;
use Rueda\Report\Admin\CsvFile;
use Rueda\Report\Admin\Deletion;
use Rueda\Report\Admin\ListTable;
use Rueda\Report\Filter;
use Rueda\Report\PostType;
use Rueda\Report\Report;
use Rueda\Support\Admin\CsvDownload;
use Rueda\Tests\Report\ReportTestCase;
use RuntimeException;

/** Who may do what with the list of reports, one row per action. */
final class ReportRightsTest extends ReportTestCase {
	private const LIST = 'http://rueda.test/list';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'rueda-reports' );
		// WordPress uses this name to keep the columns of different lists apart.
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as an admin screen sets it.
		$GLOBALS['hook_suffix'] = 'rueda-reports';
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function (): void {
				throw new RuntimeException( 'died' );
			},
			1000
		);
		add_filter(
			'wp_redirect',
			static function ( string $address ): void {
				throw new LogicException( $address );
			}
		);
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['hook_suffix'] );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> */
	public function roles(): iterable {
		yield 'nobody' => [ '', false ];
		yield 'subscriber' => [ 'subscriber', false ];
		yield 'contributor' => [ 'contributor', false ];
		yield 'author' => [ 'author', false ];
		yield 'editor' => [ 'editor', true ];
		yield 'administrator' => [ 'administrator', true ];
	}

	/** @dataProvider roles */
	public function test_the_list_leads_to_reports_only_those_who_may_open_and_delete_them(
		string $role,
		bool $is_allowed
	): void {
		$report = $this->make_report();
		$this->be( $role );
		$list = $this->list();

		self::assertSame( $is_allowed, str_contains( $list, $report->slug() ) );
		self::assertSame( $is_allowed, str_contains( $list, 'action=delete' ) );
		self::assertSame( $is_allowed, str_contains( $list, "value=\"{$report->id()}\"" ) );
	}

	public function test_deleting_leads_back_to_the_filtered_list(): void {
		$report = $this->make_report();
		$wheel  = $report->wheel_id();
		$this->be( 'administrator' );
		$list = $this->list( new Filter( $wheel ) );
		self::assertMatchesRegularExpression( "/action=delete[^\"]*\\bwheel={$wheel}\\b/", $list );
	}

	public function test_the_list_says_so_when_there_is_nothing_to_show(): void {
		$this->make_report();
		$this->be( 'editor' );
		self::assertStringContainsString( 'No reports found.', $this->list( new Filter( 0, '', 'Ana' ) ) );
		self::assertStringNotContainsString( 'No reports found.', $this->list() );
	}

	/** @dataProvider roles */
	public function test_deleting_is_for_those_who_may( string $role, bool $is_allowed ): void {
		$report = $this->make_report();
		$this->be( $role );

		self::assertSame( $is_allowed, $this->is_asked( $report ) );
		$this->assert_leads_on(
			$is_allowed ? 'deleted=1&kept=0' : 'deleted=0&kept=1',
			fn () => $this->confirm( $report )
		);
		self::assertSame( $is_allowed, null === get_post( $report->id() ) );
	}

	/** @dataProvider roles */
	public function test_having_saved_a_report_gives_no_right_in_it( string $role, bool $is_allowed ): void {
		$this->be( $role );
		$report = $this->make_report( user: get_current_user_id() );

		self::assertSame( $is_allowed, str_contains( $this->list(), $report->slug() ) );
		self::assertSame( $is_allowed, $this->is_asked( $report ) );
	}

	/** @dataProvider roles */
	public function test_the_file_is_for_those_who_may_read_the_list( string $role, bool $is_allowed ): void {
		$this->be( $role );
		// WordPress asks for the name of the file after all checks and before any output.
		add_filter(
			'sanitize_file_name',
			static function (): string {
				throw new LogicException( 'sends' );
			}
		);
		self::assertSame( $is_allowed ? 'sends' : 'died', $this->download( wp_create_nonce( CsvFile::ACTION ) ) );
		foreach ( [ '', 'wrong', wp_create_nonce( 'rueda_export_messages' ) ] as $nonce ) {
			self::assertSame( 'died', $this->download( $nonce ) );
		}
	}

	public function test_nothing_is_deleted_without_a_nonce_or_unconfirmed(): void {
		$report = $this->make_report();
		$this->be( 'administrator' );
		foreach ( [ '', 'wrong', wp_create_nonce( 'another' ) ] as $nonce ) {
			try {
				$this->confirm( $report, $nonce );
				self::fail( 'It should have died.' );
			} catch ( RuntimeException $died ) {
				self::assertSame( 'died', $died->getMessage() );
			}
		}
		$_POST = [];
		( new Deletion( $this->reports() ) )->carry_out( self::LIST );
		self::assertNotNull( get_post( $report->id() ) );
	}

	public function test_each_row_is_looked_at_on_its_own(): void {
		$open   = $this->make_report();
		$closed = $this->make_report();
		$page   = $this->make_wheel();
		add_filter(
			'map_meta_cap',
			static fn (
				array $caps,
				string $cap,
				int $user,
				array $args
			): array => in_array( $cap, [ 'delete_post', 'edit_post' ], true )
				&& $closed->id() === ( $args[0] ?? 0 ) ? [ 'do_not_allow' ] : $caps,
			10,
			4
		);
		$this->be( 'administrator' );

		$list = $this->list();
		self::assertStringContainsString( "value=\"{$open->id()}\"", $list );
		self::assertStringNotContainsString( "value=\"{$closed->id()}\"", $list );
		self::assertStringNotContainsString( $closed->slug(), $list );
		// An administrator may delete a wheel, but not in this list.
		$this->assert_leads_on(
			'deleted=1&kept=2',
			fn () => $this->confirm( $open, null, [ (string) $closed->id(), (string) $page ] )
		);
		self::assertNotNull( get_post( $closed->id() ) );
		self::assertNotNull( get_post( $page ) );
	}

	public function test_names_of_reports_that_are_none_are_passed_over(): void {
		$this->be( 'administrator' );
		foreach ( [ 'x', [ [ '1' ] ], [ '-1' ], [ '1e3' ], [ '0' ], [ '99999999999999999999' ], null ] as $named ) {
			$_REQUEST = [ 'report' => $named ];
			self::assertFalse( ( new Deletion( $this->reports() ) )->is_asked( 'delete' ) );
		}
	}

	public function test_the_average_of_a_report_names_its_scale(): void {
		$this->act_as( 'editor' );
		$area  = static fn ( string $label, int $most ): array => [
			'label'    => $label,
			'minValue' => 0,
			'maxValue' => $most,
		];
		$alike = $this->make_wheel( [ $area( 'Health', 5 ), $area( 'Money', 5 ) ] );
		$mixed = $this->make_wheel( [ $area( 'Health', 5 ), $area( 'Money', 100 ) ] );

		$this->make_report( [ 'Health' => 4, 'Money' => 3 ], $alike );
		self::assertStringContainsString( '>3.5 of 5<', $this->list() );
		$this->make_report( [ 'Health' => 5, 'Money' => 50 ], $mixed );
		self::assertStringContainsString( '>75 % of the scale<', $this->list() );
	}

	private function be( string $role ): void {
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
	}

	private function list( ?Filter $filter = null ): string {
		$table = new ListTable( $this->search(), $filter ?? new Filter(), self::LIST );
		$table->prepare_items();
		ob_start();
		$table->display();
		return (string) ob_get_clean();
	}

	private function is_asked( Report $report ): bool {
		$_REQUEST = [ 'report' => [ (string) $report->id() ] ];
		return ( new Deletion( $this->reports() ) )->is_asked( 'delete' );
	}

	/** @param list<string> $more Ids of others. */
	private function confirm( Report $report, ?string $nonce = null, array $more = [] ): void {
		$_POST    = [ 'confirmed' => 'delete-for-good' ];
		$_REQUEST = [
			'report'   => [ (string) $report->id(), ...$more ],
			'_wpnonce' => $nonce ?? wp_create_nonce( 'rueda_delete_reports' ),
		];
		( new Deletion( $this->reports() ) )->carry_out( self::LIST );
	}

	private function assert_leads_on( string $query, callable $do ): void {
		try {
			$do();
			self::fail( 'It leads nowhere.' );
		} catch ( LogicException $redirect ) {
			self::assertSame( self::LIST . '?' . $query, $redirect->getMessage() );
		}
	}

	private function download( string $nonce ): string {
		$_REQUEST['_wpnonce'] = $nonce;
		$download             = new CsvFile(
			$this->search(),
			new CsvDownload( CsvFile::ACTION, PostType::CAPABILITY )
		);
		try {
			$download->send();
		} catch ( LogicException | RuntimeException $end ) {
			return $end->getMessage();
		}
	}
}
