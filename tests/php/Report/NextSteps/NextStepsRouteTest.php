<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\NextSteps;

use Rueda\Report\Report;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\WheelMeta;
use WP_REST_Request;
use WP_REST_Response;

/** Next steps that were written below the result of a wheel. */
final class NextStepsRouteTest extends ReportTestCase {
	private Report $report;

	protected function setUp(): void {
		parent::setUp();
		$wheel        = $this->make_wheel(
			[ [ 'label' => 'Health' ], [ 'label' => 'Tom & Jerry' ], [ 'label' => 'Money' ] ],
			[ 'meta_input' => [ WheelMeta::NEXT_STEPS => true ] ]
		);
		$this->report = $this->make_report( [ 'Health' => 7, 'Tom & Jerry' => 4, 'Money' => 3 ], $wheel );
	}

	public function test_stores_them_for_the_owner_and_says_where_the_calendar_file_is(): void {
		$day    = gmdate( 'Y-m-d', time() + WEEK_IN_SECONDS );
		$answer = $this->write(
			[
				[ 'area' => 1, 'label' => 'Tom & Jerry', 'text' => ' Call <i>Ana</i> ', 'day' => $day ],
				[ 'area' => 0, 'label' => 'Health', 'text' => '', 'day' => $day ],
			]
		);
		self::assertSame( 200, $answer->get_status() );
		self::assertStringStartsWith( $this->report->link(), $answer->get_data()['calendar'] );
		self::assertStringNotContainsString( 'owner', $answer->get_data()['calendar'] );
		self::assertSame( [ [ 1, 'Call Ana', $day ] ], $this->stored() );

		$answer = $this->write( [ [ 'area' => 0, 'label' => 'Health', 'text' => 'Walk' ] ] );
		self::assertSame( '', $answer->get_data()['calendar'] );
		self::assertSame( [ [ 0, 'Walk', '' ] ], $this->stored(), 'in place of what was there' );
	}

	public function test_finds_an_area_by_its_name_where_the_report_lacks_one_that_the_page_had(): void {
		$this->write( [ [ 'area' => 3, 'label' => 'Money', 'text' => 'Save' ] ] );
		self::assertSame( [ [ 2, 'Save', '' ] ], $this->stored() );
		$this->write( [ [ 'area' => 0, 'label' => 'Money', 'text' => 'Save more' ] ] );
		self::assertSame( [ [ 2, 'Save more', '' ] ], $this->stored() );
	}

	/** @return iterable<string, array{mixed}> */
	public function refused(): iterable {
		$step = [ 'area' => 0, 'label' => 'Health', 'text' => 'Walk' ];
		yield 'four' => [ [ $step, $step, $step, $step ] ];
		yield 'an area of another wheel' => [ [ [ 'area' => 0, 'label' => 'Fun', 'text' => 'Walk' ] ] ];
		yield 'a day that is over' => [ [ [ 'day' => '2020-01-01' ] + $step ] ];
		yield 'a very long text' => [ [ [ 'text' => str_repeat( 'x', 2001 ) ] + $step ] ];
		yield 'a list as the text' => [ [ [ 'text' => [ 'x' ] ] + $step ] ];
		yield 'no list' => [ 'Walk' ];
		yield 'nothing' => [ null ];
	}

	/** @dataProvider refused */
	public function test_stores_nothing_else( mixed $steps ): void {
		self::assertSame( 400, $this->write( $steps )->get_status() );
		self::assertSame( [], $this->stored() );
	}

	public function test_refuses_who_is_not_the_owner_and_wheels_that_do_not_offer_it(): void {
		$step = [ [ 'area' => 0, 'label' => 'Health', 'text' => 'Walk' ] ];
		self::assertSame( 403, $this->write( $step, str_repeat( '0', 32 ) )->get_status() );
		$other = $this->reports()->owner_key( $this->make_report() );
		self::assertSame( 403, $this->write( $step, $other )->get_status() );
		delete_post_meta( $this->report->wheel_id(), WheelMeta::NEXT_STEPS );
		self::assertSame( 400, $this->write( $step )->get_status() );
		self::assertSame( [], $this->stored() );
	}

	public function test_a_report_that_is_gone_is_told_as_gone(): void {
		$key = $this->reports()->owner_key( $this->report );
		$this->reports()->delete( $this->report->id() );
		self::assertSame( 410, $this->write( [], $key )->get_status() );
	}

	private function write( mixed $steps, ?string $key = null ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/rueda/v1/reports/{$this->report->slug()}/steps" );
		$request->set_body_params(
			[ 'owner' => $key ?? $this->reports()->owner_key( $this->report ), 'steps' => $steps ]
		);
		return rest_do_request( $request );
	}

	/** @return list<array{int, string, string}> */
	private function stored(): array {
		$report = $this->reports()->fresh( $this->report->id() );
		self::assertNotNull( $report );
		return array_map( static fn ( $step ) => [ $step->area, $step->text, $step->day ], $report->rated()->steps );
	}
}
