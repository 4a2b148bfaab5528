<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Admin;

use Rueda\Chart\NextStep;
use Rueda\Report\Admin\CsvFile;
use Rueda\Report\Filter;
use Rueda\Report\PostType;
use Rueda\Support\Admin\CsvDownload;
use Rueda\Tests\Database;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\WheelMeta;

final class ReportCsvTest extends ReportTestCase {
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'rueda_report'" );
	}

	public function test_has_a_row_for_each_rating_and_says_that_it_is_utf_8(): void {
		$wheel  = $this->make_wheel(
			[ [ 'label' => 'Ocio y diversión' ], [ 'label' => 'The "rest"', 'minValue' => -5, 'maxValue' => 5 ] ],
			[ 'post_title' => 'A; "B", C' ]
		);
		$report = $this->make_report(
			[ 'Ocio y diversión' => 7, 'The "rest"' => -5 ],
			$wheel,
			0,
			(int) strtotime( '2026-03-04 10:20:00 UTC' )
		);

		$file = $this->file( new Filter() );
		self::assertSame( "\xEF\xBB\xBF", substr( $file, 0, 3 ) );
		$lines = explode( "\r\n", substr( $file, 3 ) );
		self::assertSame(
			'"Report","Date","Wheel","Area","Rating","Lowest possible","Highest possible","Note","Wished","Next step"',
			$lines[0]
		);
		self::assertSame(
			$report->id() . ',"2026-03-04 10:20","A; “B”, C","Ocio y diversión",7,1,10,"","",""',
			$lines[1]
		);
		self::assertSame(
			$report->id() . ',"2026-03-04 10:20","A; “B”, C","The ""rest""",-5,-5,5,"","",""',
			$lines[2]
		);
		self::assertSame( '', $lines[3] );
	}

	public function test_leads_to_no_report_and_to_nobody(): void {
		$report = $this->make_report( user: $this->act_as( 'subscriber' ) );
		$file   = $this->file( new Filter() );
		self::assertStringNotContainsString( $report->slug(), $file );
		self::assertStringNotContainsString( $this->reports()->owner_key( $report ), $file );
		self::assertStringNotContainsString( 'http', $file );
		self::assertStringNotContainsString( wp_get_current_user()->user_login, $file );
	}

	/** @dataProvider formulas */
	public function test_carries_no_formula_into_a_spreadsheet( string $label ): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_title' => $label ] );
		add_filter(
			'wheeloflife_chart_data',
			static function ( array $data ) use ( $label ): array {
				$data['labels'] = [ $label ];
				return $data;
			}
		);
		$this->send( $wheel, [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":[7]}]}' ] );

		$cells = str_getcsv( explode( "\r\n", substr( $this->file( new Filter() ), 3 ) )[1], ',', '"', '' );
		foreach ( $cells as $cell ) {
			self::assertDoesNotMatchRegularExpression( '/^[=+\-@\t\r\n]/', (string) $cell );
		}
		self::assertSame( "'" . trim( $label ), $cells[3] );
	}

	/** @dataProvider formulas */
	public function test_has_what_was_written_about_an_area_and_no_formula_in_it( string $note ): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true ] ] );
		$data  = [ 'labels' => [ 'Health' ], 'datasets' => [ [ 'data' => [ 7 ] ] ], 'notes' => [ $note ] ];
		$this->send( $wheel, [ 'chartData' => (string) wp_json_encode( $data ) ] );

		$cells = str_getcsv( explode( "\r\n", substr( $this->file( new Filter() ), 3 ) )[1], ',', '"', '' );
		self::assertSame( "'" . $note, $cells[7] );
	}

	public function test_has_what_was_wished_for(): void {
		$wheel = $this->make_wheel(
			[ [ 'label' => 'Health' ], [ 'label' => 'Money' ] ],
			[ 'meta_input' => [ WheelMeta::WISHED => true ] ]
		);
		$data  = [
			'labels'   => [ 'Health', 'Money' ],
			'datasets' => [ [ 'data' => [ 7, 3 ] ], [ 'label' => 'wished', 'data' => [ 9, null ] ] ],
		];
		$this->send( $wheel, [ 'chartData' => (string) wp_json_encode( $data ) ] );

		$lines = explode( "\r\n", trim( substr( $this->file( new Filter() ), 3 ) ) );
		$cells = array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), $lines );
		self::assertSame( [ 'Wished', '9', '' ], array_column( $cells, 8 ) );
	}

	public function test_has_what_the_owner_does_next_and_no_formula_in_it(): void {
		$report = $this->make_report( [ 'Health' => 7, 'Money' => 3 ] );
		$steps  = [ NextStep::read( 1, '=1+1', '2099-01-02', 2 ), NextStep::read( 1, 'Save', '', 2 ) ];
		$this->reports()->replace( $report, $report->rated()->with_steps( array_values( array_filter( $steps ) ) ) );

		$file = $this->file( new Filter() );
		self::assertStringContainsString( '"Money",3,1,10,"","","\'=1+1 (2099-01-02)' . "\n" . 'Save"', $file );
		self::assertStringContainsString( '"Health",7,1,10,"","",""', $file );
	}

	/** @return iterable<array{string}> */
	public function formulas(): iterable {
		yield [ '=HYPERLINK("//evil.example","Click")' ];
		yield [ '+1+1' ];
		yield [ '-2+3' ];
		yield [ '@SUM(A1:A9)' ];
		yield [ '=1+1";=2+2' ];
	}

	public function test_writes_numbers_as_the_spreadsheets_of_its_language_read_them(): void {
		$this->make_report( [ 'Health' => 7 ] );
		$GLOBALS['wp_locale']->number_format['decimal_point'] = ',';
		try {
			self::assertStringContainsString( ';"Health";7;1;10', $this->file( new Filter() ) );
		} finally {
			$GLOBALS['wp_locale']->number_format['decimal_point'] = '.';
		}
	}

	public function test_has_what_the_filter_lets_through(): void {
		$one   = $this->make_wheel();
		$other = $this->make_wheel();
		$march = $this->make_report( [ 'Health' => 1 ], $one, 0, (int) strtotime( '2026-03-31 23:59:59 UTC' ) );
		$april = $this->make_report( [ 'Health' => 2 ], $other, 0, (int) strtotime( '2026-04-01 00:00:00 UTC' ) );

		self::assertSame( [ $march->id(), $april->id() ], $this->numbers( new Filter() ) );
		self::assertSame( [ $april->id() ], $this->numbers( new Filter( $other ) ) );
		self::assertSame( [ $march->id() ], $this->numbers( new Filter( 0, '202603' ) ) );
		self::assertSame( [], $this->numbers( new Filter( $other, '202603' ) ) );
		self::assertSame( [ $march->id() ], $this->numbers( new Filter( 0, '', '#' . $march->id() ) ) );
		self::assertSame( [], $this->numbers( new Filter( 0, '', 'Ana' ) ) );
	}

	public function test_leaves_out_what_has_expired(): void {
		$this->make_report();
		add_filter( 'rueda_now', static fn (): int => (int) strtotime( '+13 months' ) );
		self::assertSame( [], $this->numbers( new Filter() ) );
	}

	/** @group newest */
	public function test_does_not_grow_with_the_number_of_reports(): void {
		$report = $this->make_report();
		Database::repeat_post( $report->id(), 3000 );
		$pieces = 0;
		$bytes  = 0;
		$most   = 0;
		$before = memory_get_usage();
		$this->csv()->write(
			new Filter(),
			static function ( string $piece ) use ( &$pieces, &$bytes, &$most, $before ): void {
				++$pieces;
				$bytes += substr_count( $piece, "\r\n" );
				$most   = max( $most, memory_get_usage() - $before );
			}
		);
		self::assertSame( 1 + 2 * 3001, $bytes );
		self::assertGreaterThan( 10, $pieces );
		self::assertLessThan( 8 * MB_IN_BYTES, $most );
	}

	/** @return list<int> */
	private function numbers( Filter $filter ): array {
		$lines = array_slice( explode( "\r\n", $this->file( $filter ) ), 1, -1 );
		return array_values( array_unique( array_map( static fn ( string $line ): int => (int) $line, $lines ) ) );
	}

	private function file( Filter $filter ): string {
		$file = '';
		$this->csv()->write(
			$filter,
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		return $file;
	}

	private function csv(): CsvFile {
		$search = $this->search();
		return new CsvFile( $search, new CsvDownload( CsvFile::ACTION, PostType::CAPABILITY ) );
	}
}
