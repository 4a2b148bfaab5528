<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Report\Report;
use Rueda\Report\SavedChart\ChartSource;
use Rueda\Report\SavedChart\SourceCharts;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\WheelMeta;
use WP_REST_Request;

/** What visitors wish for: the second dataset of the chart, with the label `wished`. */
final class WishesTest extends ReportTestCase {
	private const WISHED = [ 'label' => 'wished', 'data' => [ 9, 8 ] ];

	public function test_wishes_are_saved_beside_the_ratings_of_their_areas(): void {
		$report = $this->saved( [ self::WISHED ] );
		self::assertSame( [ 7.0, 3.0 ], $report->chart()->values() );
		self::assertSame( [ 9.0, 8.0 ], self::wishes( $report->chart() ) );
		self::assertSame(
			[ 'label' => 'wished', 'data' => [ 9.0, 8.0 ] ],
			$report->chart()->to_array()['datasets'][1]
		);
	}

	public function test_a_wish_belongs_to_its_area_whatever_the_order(): void {
		$data   = [
			'labels'   => [ 'Money', 'Gone', 'Health' ],
			'datasets' => [ [ 'data' => [ 3, 1, 7 ] ], [ 'label' => 'wished', 'data' => [ 4, 2, 9 ] ] ],
		];
		$report = $this->told( $this->send( $this->wheel(), [ 'chartData' => (string) wp_json_encode( $data ) ] ) );
		self::assertSame( [ 'Money', 'Health' ], $report->chart()->labels() );
		self::assertSame( [ 4.0, 9.0 ], self::wishes( $report->chart() ) );
	}

	/** @return iterable<string, array{mixed, list<float|null>}> What was sent beside the ratings, and what is kept. */
	public function datasets(): iterable {
		$of = static fn ( mixed $data ): array => [ [ 'label' => 'wished', 'data' => $data ] ];
		yield 'none for an area' => [ $of( [ null, 8 ] ), [ null, 8.0 ] ];
		yield 'digits as text' => [ $of( [ '9', ' 8 ' ] ), [ 9.0, 8.0 ] ];
		yield 'with a colour' => [ [ self::WISHED + [ 'backgroundColor' => 'red' ] ], [ 9.0, 8.0 ] ];
		yield 'out of range' => [ $of( [ 1e300, -5 ] ), [ 10.0, 1.0 ] ];
		yield 'not whole' => [ $of( [ 4.4, 4.6 ] ), [ 4.0, 5.0 ] ];
		yield 'words' => [ $of( [ '<b>9</b>', '9; DROP' ] ), [ null, null ] ];
		yield 'nested' => [ $of( [ [ 9 ], [ 'x' => [ 8 ] ] ] ), [ null, null ] ];
		yield 'true and false' => [ $of( [ true, false ] ), [ null, null ] ];
		yield 'too few' => [ $of( [ 9 ] ), [ null, null ] ];
		yield 'too many' => [ $of( [ 9, 8, 7 ] ), [ null, null ] ];
		yield 'a map' => [ $of( [ 'a' => 9, 'b' => 8 ] ), [ null, null ] ];
		yield 'no list' => [ $of( 'x' ), [ null, null ] ];
		yield 'another label' => [ [ [ 'label' => 'Wished', 'data' => [ 9, 8 ] ] ], [ null, null ] ];
		yield 'no label' => [ [ [ 'data' => [ 9, 8 ] ] ], [ null, null ] ];
		yield 'no dataset' => [ [ 'wished' ], [ null, null ] ];
		yield 'in the third place' => [ [ [], self::WISHED ], [ null, null ] ];
	}

	/**
	 * @dataProvider datasets
	 * @param list<mixed>      $more
	 * @param list<float|null> $wishes
	 */
	public function test_what_is_no_wish_is_none_and_no_rating_is_lost( array $more, array $wishes ): void {
		$report = $this->saved( $more );
		self::assertSame( [ 7.0, 3.0 ], $report->chart()->values() );
		self::assertSame( $wishes, self::wishes( $report->chart() ) );
	}

	public function test_a_number_that_json_does_not_have_is_refused_as_in_the_ratings(): void {
		foreach ( [ 'NaN', 'Infinity' ] as $none ) {
			$data   = '{"labels":["Health"],"datasets":[{"data":[7]},{"label":"wished","data":[' . $none . ']}]}';
			$answer = $this->send( $this->wheel(), [ 'chartData' => $data ] );
			self::assertFalse( $answer->is_success );
			self::assertStringContainsString( 'expected format', (string) wp_json_encode( $answer->data ) );
		}
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_a_wheel_that_does_not_ask_for_wishes_saves_none(): void {
		$report = $this->saved( [ self::WISHED ], $this->make_wheel() );
		self::assertSame( [ null, null ], self::wishes( $report->chart() ) );
		self::assertCount( 1, $report->chart()->to_array()['datasets'] );
		self::assertStringNotContainsString( 'wished', $report->rated()->to_json() );
	}

	public function test_a_page_from_before_there_were_wishes_saves_as_before(): void {
		self::assertSame( [ null, null ], self::wishes( $this->saved( [] )->chart() ) );
	}

	public function test_a_filter_that_knows_only_ratings_keeps_the_wishes(): void {
		$raise = static function ( array $data ): array {
			$data['datasets'][0]['data'][0] = 10;
			return $data;
		};
		add_filter( 'wheeloflife_chart_data', $raise );
		$report = $this->saved( [ self::WISHED ] );
		self::assertSame( [ 10.0, 3.0 ], $report->chart()->values() );
		self::assertSame( [ 9.0, 8.0 ], self::wishes( $report->chart() ) );
	}

	public function test_a_page_that_shows_the_latest_report_tells_nothing_of_its_wishes(): void {
		$report = $this->saved( [ self::WISHED ] );
		$charts = new SourceCharts( $this->reports(), $this->search() );
		$shown  = static fn ( string $kind, int $number ): mixed
			=> $charts->attributes( new ChartSource( $kind, $number ), [] )['chartData']['datasets'] ?? null;
		self::assertCount( 1, $shown( ChartSource::LATEST, $report->wheel_id() ) );
		self::assertCount( 2, $shown( ChartSource::REPORT, $report->id() ), 'the one that an editor has chosen' );
	}

	public function test_averages_for_admins_have_wishes_from_ten_on(): void {
		$wheel = $this->wheel();
		$this->act_as( 'administrator' );
		$told = fn (): array => rest_do_request( new WP_REST_Request( 'GET', "/rueda/v1/overview/{$wheel}" ) )
			->get_data()['areas'];
		for ( $i = 1; $i <= 9; $i++ ) {
			$this->saved( [ [ 'label' => 'wished', 'data' => [ $i, null ] ] ], $wheel );
		}
		self::assertSame( [ null, null ], array_column( $told(), 'wished' ) );

		$last               = $this->saved( [ [ 'label' => 'wished', 'data' => [ 10, null ] ] ], $wheel );
		[ $health, $money ] = $told();
		self::assertSame( [ 'ratings' => 10, 'average' => 5.5, 'spread' => 2.87 ], $health['wished'] );
		self::assertSame( 7.0, $health['figures']['average'] );
		self::assertNull( $money['wished'] );

		$this->reports()->delete( $last->id() );
		self::assertNull( $told()[0]['wished'] );
	}

	private function wheel(): int {
		$wheel = $this->make_wheel();
		update_post_meta( $wheel, WheelMeta::WISHED, true );
		return $wheel;
	}

	/** @param list<mixed> $more Datasets after the ratings. */
	private function saved( array $more, ?int $wheel = null ): Report {
		$data = [ 'labels' => [ 'Health', 'Money' ], 'datasets' => [ [ 'data' => [ 7, 3 ] ], ...$more ] ];
		return $this->told(
			$this->send( $wheel ?? $this->wheel(), [ 'chartData' => (string) wp_json_encode( $data ) ] )
		);
	}

	/** @return list<float|null> */
	private static function wishes( ChartData $chart ): array {
		return array_map( static fn ( ChartArea $area ): ?float => $area->wished, $chart->areas );
	}
}
