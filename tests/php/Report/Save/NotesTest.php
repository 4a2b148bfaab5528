<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Chart\Note;
use Rueda\Chart\RatedWheel;
use Rueda\Report\Save\SentChart;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\WheelReader;

/** What visitors write about areas: `notes` beside the labels of the chart. */
final class NotesTest extends ReportTestCase {

	/** @return iterable<array{mixed, string}> What was sent, and what is kept of it. */
	public function texts(): iterable {
		yield [ " I sleep\r\nbadly. ", "I sleep\nbadly." ];
		yield [ '<script>alert(1)</script>Tired <b>now</b>', 'Tired now' ];
		yield [ 'I <3 it & more', 'I <3 it & more' ];
		yield [ "a\x00b\x07c", 'a b c' ];
		yield [ "evil \u{202E}txt.exe", 'evil txt.exe' ];
		yield [ "a\n\n\n\n\nb", "a\n\nb" ];
		yield [ str_repeat( 'ñ', 900 ), str_repeat( 'ñ', 500 ) ];
		yield [ "broken \xC3", '' ];
		yield [ [ 'x' ], '' ];
		yield [ 7, '' ];
		yield [ null, '' ];
	}

	/** @dataProvider texts */
	public function test_a_note_is_short_plain_text( mixed $sent, string $note ): void {
		self::assertSame( $note, Note::clean( $sent ) );
	}

	public function test_notes_are_kept_for_areas_that_ask_for_them(): void {
		self::assertSame( [ 'So so', '' ], $this->notes_of( [ 'So so', 'Nobody asked' ] ) );
	}

	public function test_what_is_no_list_of_notes_is_none_and_the_ratings_stay(): void {
		foreach ( [ 'x', [ 'a' => 'b' ], [ 'a', 'b', 'c' ], [ [ 'a' ], 1 ], null ] as $sent ) {
			self::assertSame( [ '', '' ], $this->notes_of( $sent ) );
		}
		self::assertSame( [ 'Only one', '' ], $this->notes_of( [ 'Only one' ] ) );
	}

	public function test_ten_megabytes_are_refused_as_a_call_and_cut_as_a_note(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true ] ] );
		$long   = str_repeat( '<b> ', 2_500_000 );
		$answer = $this->send( $wheel, [ 'chartData' => $this->chart_with( [ $long ] ) ] );
		self::assertFalse( $answer->is_success );
		self::assertSame( 0, $this->count_reports() );
		self::assertSame( '', Note::clean( $long ) );
		self::assertSame( 500, mb_strlen( Note::clean( str_repeat( 'x', 10_000_000 ) ) ) );
	}

	public function test_the_longest_notes_of_a_hundred_areas_are_saved(): void {
		$names = array_map( static fn ( int $number ): string => "Area {$number}", range( 1, 100 ) );
		$note  = str_repeat( 'ñ"', 250 );
		$areas = array_map( static fn ( string $name ): array => [ 'label' => $name, 'note' => true ], $names );
		$data  = [
			'labels'   => $names,
			'datasets' => [ [ 'data' => array_fill( 0, 100, 5 ) ] ],
			'notes'    => array_fill( 0, 100, $note ),
		];

		$report = $this->told(
			$this->send( $this->make_wheel( $areas ), [ 'chartData' => (string) wp_json_encode( $data ) ] )
		);
		self::assertSame( $note, $report->rated()->note( 99 ) );
	}

	public function test_a_page_that_was_cached_before_there_were_notes_saves_as_before(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true ] ] );
		$report = $this->told( $this->send( $wheel, [ 'chartData' => $this->chart( [ 'Health' => 7 ] ) ] ) );
		self::assertSame( '', $report->rated()->note( 0 ) );
		self::assertStringNotContainsString( '"note"', $report->rated()->to_json() );
	}

	/** @param list<string> $notes */
	private function chart_with( array $notes ): string {
		return (string) wp_json_encode(
			[ 'labels' => [ 'Health' ], 'datasets' => [ [ 'data' => [ 7 ] ] ], 'notes' => $notes ]
		);
	}

	/** @return list<string> As they are stored with the report. */
	private function notes_of( mixed $notes ): array {
		$id    = $this->make_wheel( [ [ 'label' => 'Health', 'note' => true ], [ 'label' => 'Money' ] ] );
		$wheel = WheelReader::open_wheel( $id );
		self::assertNotNull( $wheel );
		$data  = [
			'labels'   => [ 'Health', 'Money' ],
			'datasets' => [ [ 'data' => [ 3, 4 ] ] ],
			'notes'    => $notes,
		];
		$rated = ( new SentChart( $wheel ) )->read( (string) wp_json_encode( $data ), '{}' );
		self::assertInstanceOf( RatedWheel::class, $rated );
		$stored = RatedWheel::from_json( $id, $rated->to_json() );
		self::assertSame( [ 3.0, 4.0 ], $stored->chart->values() );
		return [ $stored->note( 0 ), $stored->note( 1 ) ];
	}
}
