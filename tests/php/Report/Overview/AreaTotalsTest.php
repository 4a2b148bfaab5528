<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Overview;

use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Report;
use Rueda\Support\Range;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\Area;
use Rueda\Wheel\WheelReader;
use WP_REST_Request;

final class AreaTotalsTest extends ReportTestCase {
	public function test_gives_average_and_standard_deviation_of_what_was_saved(): void {
		$wheel = $this->make_wheel();
		foreach ( [ 2, 4, 4, 4, 5, 5, 7, 9 ] as $rating ) {
			$this->make_report( [ 'Health' => $rating, 'Money' => 3 ], $wheel );
		}

		self::assertSame( 8, $this->totals()->reports( $wheel ) );
		[ $health, $money ] = $this->of( $wheel, 'Health', 'Money' );
		self::assertSame( [ 8, 5.0, 2.0 ], array_values( $health ) );
		self::assertSame( [ 8, 3.0, 0.0 ], array_values( $money ) );
	}

	public function test_costs_saving_one_query(): void {
		$report = $this->make_report();
		$before = $GLOBALS['wpdb']->num_queries;
		$this->totals()->add( $report->id(), get_post( $report->id() ), false );
		self::assertSame( 1, $GLOBALS['wpdb']->num_queries - $before );
	}

	public function test_takes_away_what_is_deleted_until_nothing_is_left(): void {
		$wheel   = $this->make_wheel();
		$reports = array_map(
			fn ( int $rating ): Report => $this->make_report( [ 'Health' => $rating ], $wheel ),
			[ 1, 6, 10 ]
		);
		$this->reports()->delete( $reports[1]->id() );

		self::assertSame( 2, $this->totals()->reports( $wheel ) );
		self::assertSame( [ 2, 5.5, 4.5 ], array_values( $this->of( $wheel, 'Health' )[0] ) );

		$this->reports()->delete( $reports[0]->id() );
		$this->reports()->delete( $reports[2]->id() );
		self::assertSame( 0, $this->totals()->reports( $wheel ) );
		self::assertSame( [ 0, 0.0, 0.0 ], array_values( $this->of( $wheel, 'Health' )[0] ) );
	}

	public function test_a_report_that_outlives_its_wheel_leaves_nothing_when_it_is_deleted(): void {
		global $wpdb;
		$wheel  = $this->make_wheel();
		$report = $this->make_report( [ 'Health' => 5 ], $wheel );
		wp_delete_post( $wheel, true );
		$this->reports()->delete( $report->id() );

		self::assertSame(
			'0',
			$wpdb->get_var(
				$wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE wheel = %d', AreaTotals::full_name(), $wheel )
			)
		);
	}

	public function test_does_not_count_an_area_that_was_skipped(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 5 ], $wheel );
		$this->make_report( [ 'Money' => 5 ], $wheel );
		self::assertSame( 2, $this->totals()->reports( $wheel ) );
		self::assertSame( 1, $this->of( $wheel, 'Health' )[0]['ratings'] );
	}

	public function test_does_not_mix_ratings_of_different_ranges(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 5 ], $wheel );
		$health = [ 'Health', Range::from_limits( 1, 5 ) ];
		self::assertSame( 0, $this->totals()->averages( $wheel, [ $health ] )[0]['ratings'] );
	}

	public function test_does_not_count_one_report_twice_where_two_areas_have_one_name(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Health' ] ] );
		$this->send(
			$wheel,
			[
				'chartData' => '{"labels":["Health","Health"],"datasets":[{"data":[2,8]}]}',
			]
		);
		[ $first, $second ] = $this->of( $wheel, 'Health', 'Health' );
		self::assertSame( [ 1, 2.0 ], [ $first['ratings'], $first['average'] ] );
		self::assertSame( [ 1, 8.0 ], [ $second['ratings'], $second['average'] ] );
	}

	public function test_goes_on_with_an_area_that_was_renamed(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money' ] ] );
		$before = $this->told( $this->send( $wheel ) );
		$this->rename( $wheel, [ 'label' => 'Body', 'areaId' => 'Health' ], [ 'label' => 'Health', 'areaId' => 'x1' ] );
		$this->told(
			$this->send( $wheel, [ 'chartData' => $this->chart( [ 'Body' => 5, 'Health' => 1 ] ), 'key' => self::KEY ] )
		);

		$areas = WheelReader::wheel_of_post( get_post( $wheel ) )->areas;
		self::assertSame(
			[ 'Health', 'x1' ],
			array_map( static fn ( Area $area ): string => $area->identity(), $areas )
		);
		[ $body, $health ] = $this->of( $wheel, 'Health', 'x1' );
		self::assertSame( [ 2, 6.0 ], [ $body['ratings'], $body['average'] ] );
		// The other area with the old name starts with totals of its own.
		self::assertSame( [ 1, 1.0 ], [ $health['ratings'], $health['average'] ] );

		// Deleting an old report subtracts its ratings from the renamed area.
		$this->reports()->delete( $before->id() );
		self::assertSame( [ 1, 5.0 ], array_slice( array_values( $this->of( $wheel, 'Health' )[0] ), 0, 2 ) );
	}

	public function test_tells_the_editor_of_a_wheel_how_many_reports_there_are(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 5 ], $wheel );
		$ask = fn ( string $context ): array => $this->rest( $wheel, $context );
		self::assertArrayNotHasKey( 'rueda_reports', $ask( 'view' ) );
		$this->act_as( 'editor' );
		self::assertSame( 1, $ask( 'edit' )['rueda_reports'] );
	}

	/** @return array<string, mixed> */
	private function rest( int $wheel, string $context ): array {
		$request = new WP_REST_Request( 'GET', "/wp/v2/wheel/{$wheel}" );
		$request->set_param( 'context', $context );
		return rest_do_request( $request )->get_data();
	}

	/** @param array<string, string> ...$areas Their attributes. */
	private function rename( int $wheel, array ...$areas ): void {
		$blocks = array_map(
			static fn ( array $area ): string => '<!-- wp:rueda/area ' . wp_json_encode( $area ) . ' /-->',
			$areas
		);
		$list   = '<!-- wp:rueda/add-wheels -->' . implode( '', $blocks ) . '<!-- /wp:rueda/add-wheels -->';
		wp_update_post( wp_slash( [ 'ID' => $wheel, 'post_content' => $list ] ) );
	}

	public function test_totals_are_deleted_with_their_wheel(): void {
		$wheel = $this->make_wheel();
		$this->make_report( [ 'Health' => 5 ], $wheel );
		wp_delete_post( $wheel, true );
		self::assertSame( 0, $this->totals()->reports( $wheel ) );
	}

	/** @return list<array{ratings: int, average: float, spread: float}> */
	private function of( int $wheel, string ...$labels ): array {
		return $this->totals()->averages(
			$wheel,
			array_map(
				static fn ( string $label ): array => [ $label, Range::from_limits( null, null ) ],
				array_values( $labels )
			)
		);
	}

	private function totals(): AreaTotals {
		return new AreaTotals();
	}
}
