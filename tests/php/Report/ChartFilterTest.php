<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Support\Listeners\ListenerFailures;

/** Filters of other plugins change a finished wheel before it is stored. */
final class ChartFilterTest extends ReportTestCase {
	public function test_filters_change_what_is_stored_and_are_looked_at_again(): void {
		$wheel = $this->make_wheel();
		add_filter(
			'wheeloflife_chart_data',
			static function ( array $data, int $id ) use ( $wheel ): array {
				self::assertSame( $wheel, $id );
				self::assertSame( [ 7, 3 ], $data['datasets'][0]['data'] );
				$data['labels'][]                         = 'Added';
				$data['datasets'][0]['data'][]            = 8;
				$data['datasets'][0]['backgroundColor'][] = 'url(javascript:alert(1))';
				return $data;
			},
			10,
			2
		);
		add_filter(
			'wheeloflife_chart_options',
			static fn ( array $options, int $id ): array => array_merge(
				$options,
				[ 'onClick' => 'alert(1)', 'scales' => [ 'r' => [ 'max' => 12 ] ] ]
			),
			10,
			2
		);
		$report = $this->told( $this->send( $wheel ) );

		self::assertSame( [ 'Health', 'Money', 'Added' ], $report->chart()->to_array()['labels'] );
		self::assertSame( '#1DB53F', $report->chart()->areas[2]->color );
		self::assertEquals(
			[
				'scales'  => [ 'r' => [ 'min' => 0, 'max' => 12 ] ],
				'plugins' => [ 'legend' => [ 'display' => false ] ],
			],
			$report->rated()->options->to_array()
		);
	}

	/** @return iterable<string, array{mixed}> */
	public function what_filters_should_not_give_back(): iterable {
		yield 'nothing' => [ null ];
		yield 'false' => [ false ];
		yield 'a word' => [ 'x' ];
		yield 'an object' => [ new \stdClass() ];
		yield 'an empty list' => [ [] ];
		yield 'no list' => [ [ 'labels' => 5 ] ];
		yield 'no answers' => [ self::chart_of( [], [] ) ];
		yield 'fewer ratings than labels' => [ self::chart_of( [ 'Health', 'Money' ], [ 7 ] ) ];
		yield 'more ratings than labels' => [ self::chart_of( [ 'Health' ], [ 7, 3 ] ) ];
		yield 'a rating that is a word' => [ self::chart_of( [ 'Health', 'Money' ], [ 7, 'three' ] ) ];
		yield 'a rating that is no number' => [ self::chart_of( [ 'Health', 'Money' ], [ NAN, 3 ] ) ];
		yield 'a label that is a list' => [ self::chart_of( [ [ 'Health' ], 'Money' ], [ 7, 3 ] ) ];
		yield 'a label without words' => [ self::chart_of( [ '', 'Money' ], [ 7, 3 ] ) ];
	}

	/** @dataProvider what_filters_should_not_give_back */
	public function test_a_filter_that_returns_something_invalid_is_ignored( mixed $wrong ): void {
		add_filter( 'wheeloflife_chart_data', static fn () => $wrong );
		add_filter( 'wheeloflife_chart_options', static fn () => $wrong );
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money', 'maxValue' => 50 ] ] );
		$report = $this->told( $this->send( $wheel ) );

		self::assertSame( [ 'Health', 'Money' ], $report->chart()->to_array()['labels'] );
		self::assertSame( [ 7.0, 3.0 ], $report->chart()->to_array()['datasets'][0]['data'] );
		self::assertSame( 50.0, $report->rated()->scale()->max );
	}

	public function test_a_filter_that_breaks_is_told_and_loses_no_answers(): void {
		// The first filter returns nothing, and the second one expects its value.
		foreach ( [ 'wheeloflife_chart_data', 'wheeloflife_chart_options' ] as $filter ) {
			add_filter( $filter, '__return_null' );
			add_filter( $filter, static fn ( array $value ): array => $value );
		}
		$this->expect_failing_listeners();

		$report = $this->told( $this->send( $this->make_wheel() ) );

		self::assertSame( [ 'Health', 'Money' ], $report->chart()->to_array()['labels'] );
		self::assertSame( 10.0, $report->rated()->scale()->max );
		self::assertCount( 1, $this->listeners_failed_on( 'wheeloflife_chart_data' ) );
		self::assertCount( 1, $this->listeners_failed_on( 'wheeloflife_chart_options' ) );
		self::assertStringNotContainsString(
			'Health',
			(string) wp_json_encode( get_option( ListenerFailures::OPTION ) )
		);
	}

	/**
	 * @param list<mixed> $labels
	 * @param list<mixed> $ratings
	 * @return array<string, mixed>
	 */
	private static function chart_of( array $labels, array $ratings ): array {
		return [
			'labels'   => $labels,
			'datasets' => [ [ 'data' => $ratings ] ],
		];
	}
}
