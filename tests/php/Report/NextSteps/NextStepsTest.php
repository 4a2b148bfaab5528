<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\NextSteps;

use Rueda\Chart\NextStep;
use Rueda\Report\NextSteps\NextStepsModule;
use Rueda\Report\NextSteps\NextStepsRequest;
use Rueda\Report\NextSteps\NextStepsWriter;
use Rueda\Report\Pdf\ReportPdf;
use Rueda\Report\Report;
use Rueda\Support\Calendar;
use Rueda\Support\Clock;
use Rueda\Tests\Report\Pdf\ReadPdf;
use Rueda\Tests\Report\ReportPageTestCase;
use Rueda\Wheel\WheelMeta;

/** What owners of reports write as next steps. */
final class NextStepsTest extends ReportPageTestCase {
	private Report $report;
	private string $soon;

	protected function setUp(): void {
		parent::setUp();
		$wheel        = $this->make_wheel(
			[ [ 'label' => 'Health', 'note' => true ], [ 'label' => 'Money' ] ],
			[ 'meta_input' => [ WheelMeta::NEXT_STEPS => true ] ]
		);
		$data         = [
			'labels'   => [ 'Health', 'Money' ],
			'datasets' => [ [ 'data' => [ 7, 3 ] ] ],
			'notes'    => [ 'Tired' ],
		];
		$this->report = $this->told( $this->send( $wheel, [ 'chartData' => (string) wp_json_encode( $data ) ] ) );
		$this->soon   = gmdate( 'Y-m-d', time() + 5 * DAY_IN_SECONDS );
	}

	public function test_the_owner_alone_gets_the_form_and_only_where_the_wheel_offers_it(): void {
		$key = $this->key( $this->report );
		$own = $this->show( $this->report, $key );
		self::assertStringContainsString( 'rueda_step_text[2]', $own );
		self::assertStringNotContainsString( 'rueda_step_text[3]', $own );
		self::assertStringNotContainsString( 'rueda_step_text', $this->show( $this->report ) );
		self::assertTrue( $this->write( [ [ '0', 'Walk', '' ] ] ) );
		delete_post_meta( $this->report->wheel_id(), WheelMeta::NEXT_STEPS );
		$own = $this->show( $this->stored(), $key );
		self::assertStringContainsString( 'rueda_step_text', $own, 'what is there can be taken back' );
		self::assertTrue( $this->write( [] ) );
		self::assertStringNotContainsString( 'rueda_step_text', $this->show( $this->stored(), $key ) );
	}

	public function test_steps_stand_beside_the_note_in_the_pdf_and_in_the_calendar_and_lose_nothing_else(): void {
		$before = $this->report->rated();
		self::assertTrue( $this->write( [ [ '0', "Walk; daily, <b>now</b>\n", $this->soon ], [ '1', 'Save', '' ] ] ) );
		$report = $this->stored();
		self::assertEquals( $before, $report->rated()->with_steps( [] ) );
		self::assertSame( $this->report->locale(), $report->locale() );

		$page = $this->show( $report );
		self::assertStringContainsString( '<p>Walk; daily, now</p>', $page );
		self::assertSame( 2, substr_count( $page, 'Tired' ), 'with the area, and beside the step' );
		self::assertStringContainsString( 'rueda_steps', $page );

		$events = NextStepsModule::events( $report );
		self::assertCount( 1, $events );
		$file = Calendar::file( $events, time() );
		self::assertStringContainsString( 'SUMMARY:Walk\; daily\, now', $file );
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:' . str_replace( '-', '', $this->soon ), $file );
		self::assertStringNotContainsString( 'owner=', $file );
		self::assertContains( 'Save', ( new ReadPdf( ( new ReportPdf( $report ) )->bytes() ) )->lines() );
	}

	/** @return iterable<string, array{list<array{string, string, string}>}> */
	public function refused(): iterable {
		yield 'no such area' => [ [ [ '2', 'Walk', '' ] ] ];
		yield 'no area' => [ [ [ '', 'Walk', '' ] ] ];
		yield 'a negative area' => [ [ [ '-1', 'Walk', '' ] ] ];
		yield 'a day that is over' => [ [ [ '0', 'Walk', '2020-01-01' ] ] ];
		yield 'no day of the calendar' => [ [ [ '0', 'Walk', '2099-02-30' ] ] ];
		yield 'a day with more in it' => [ [ [ '0', 'Walk', "2099-01-01\r\nX:1" ] ] ];
	}

	/**
	 * @dataProvider refused
	 * @param list<array{string, string, string}> $rows
	 */
	public function test_what_is_no_step_is_refused_with_a_sentence( array $rows ): void {
		self::assertFalse( $this->write( $rows ) );
		self::assertSame( [], $this->stored()->rated()->steps );
	}

	public function test_there_are_three_short_ones_at_most_and_none_without_text(): void {
		$long = [ '1', str_repeat( 'ñ', 900 ), '' ];
		self::assertTrue( $this->write( [ $long, [ '0', ' ', $this->soon ], $long, $long, $long ] ) );
		$steps = $this->stored()->rated()->steps;
		self::assertCount( 2, $steps );
		self::assertSame( 200, mb_strlen( $steps[0]->text ) );
		self::assertTrue( $this->write( [] ) );
		self::assertSame( [], $this->stored()->rated()->steps );
	}

	public function test_what_is_stored_wrongly_is_no_step(): void {
		self::assertNull( NextStep::read( [ 0 ], 'x', '', 2 ) );
		self::assertNull( NextStep::read( 0, [ 'x' ], '', 2 ) );
		self::assertSame( '', NextStep::read( 0, 'x', [ '2099-01-01' ], 2 )?->day );
	}

	public function test_a_stranger_writes_none(): void {
		$posted = [
			NextStepsRequest::SAVE => '1',
			NextStepsRequest::AREA => [ '0' ],
			NextStepsRequest::TEXT => [ 'Mine' ],
		];
		foreach ( [ '', '?owner=' . str_repeat( '0', 32 ) ] as $key ) {
			$this->visit( $this->report->link() . $key, 'POST', $posted );
		}
		self::assertSame( [], $this->stored()->rated()->steps );
	}

	public function test_what_was_refused_is_still_in_the_form(): void {
		$posted = [
			NextStepsRequest::SAVE => '1',
			NextStepsRequest::AREA => [ '9', [ '0' ], 'x' ],
			NextStepsRequest::TEXT => [ 'Walk "more" [gallery]', [ 'x' ], '' ],
			NextStepsRequest::DAY  => 'x',
		];
		$this->visit( $this->report->owner_link( $this->key( $this->report ) ), 'POST', $posted );
		$page = $this->printed();
		self::assertStringContainsString( 'Please choose an area of the report for each step.', $page );
		self::assertStringContainsString( 'value="Walk &quot;more&quot; &#91;gallery&#93;"', $page );
		self::assertSame( [], $this->stored()->rated()->steps );
	}

	public function test_somebody_who_saves_all_the_time_is_told_to_wait(): void {
		add_filter( 'rueda_rate_limit', static fn (): int => 1 );
		self::assertTrue( $this->write( [ [ '0', 'Walk', '' ] ] ) );
		self::assertFalse( $this->write( [ [ '0', 'Run', '' ] ] ) );
		self::assertSame( 'Walk', $this->stored()->rated()->steps[0]->text );
	}

	/** @param list<array{string, string, string}> $rows */
	private function write( array $rows ): bool {
		$_SERVER['REQUEST_METHOD'] = 'POST';

		$_POST = wp_slash(
			[
				NextStepsRequest::SAVE => '1',
				NextStepsRequest::AREA => array_column( $rows, 0 ),
				NextStepsRequest::TEXT => array_column( $rows, 1 ),
				NextStepsRequest::DAY  => array_column( $rows, 2 ),
			]
		);

		$request = new NextStepsRequest( new NextStepsWriter( $this->reports(), new Clock() ) );
		$is_done = $request->receive( $this->stored() );
		self::assertSame( $is_done, '' === $request->problem );
		return $is_done;
	}

	private function stored(): Report {
		$report = $this->reports()->fresh( $this->report->id() );
		self::assertNotNull( $report );
		return $report;
	}
}
