<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

/**
 * Converts a report of the other plugin into one of ours.
 *
 * @group newest
 */
final class OldReportTest extends ImportTestCase {
	/** @return array<string, array{mixed, array<string, float>}> */
	public function stored(): array {
		$object = json_decode( (string) wp_json_encode( self::data( [ 'Health' => 7, 'Money' => 3 ] ) ) );
		$apart  = [
			'labels'   => [ 'Health', 'Money', 'Fun' ],
			'datasets' => [ [ 'data' => [ 7, 3 ] ] ],
		];
		return [
			'an array'                 => [
				self::data( [ 'Health' => 7, 'Money' => 3 ] ),
				[ 'Health' => 7.0, 'Money' => 3.0 ],
			],
			'an object of older data'  => [ $object, [ 'Health' => 7.0, 'Money' => 3.0 ] ],
			'numbers as text'          => [
				self::data( [ 'Health' => '7', 'Money' => '2.5' ] ),
				[ 'Health' => 7.0, 'Money' => 2.5 ],
			],
			'entities and markup'      => [
				self::data( [ 'Health &amp; Fitness' => 7, '<strong>Fun</strong> &lt;3' => 3 ] ),
				[ 'Health & Fitness' => 7.0, 'Fun <3' => 3.0 ],
			],
			'a script in a name'       => [ self::data( [ 'Fun<script>alert(1)</script>' => 7 ] ), [ 'Fun' => 7.0 ] ],
			'more names than ratings'  => [ $apart, [ 'Health' => 7.0, 'Money' => 3.0 ] ],
			'what is no rating'        => [
				self::data( [ 'Health' => 'many', 'Money' => 3, 'Fun' => null, '' => 4 ] ),
				[ 'Money' => 3.0 ],
			],
			'nothing'                  => [ [], [] ],
			'no text at all'           => [ '', [] ],
			'a word'                   => [ 'many', [] ],
			'broken off'               => [ substr( serialize( $apart ), 0, 60 ), [] ],
			'other shapes'             => [ [ 'labels' => 'Health', 'datasets' => 7 ], [] ],
			'lists in place of values' => [
				[ 'labels' => [ [ 'Health' ], 'Money' ], 'datasets' => [ [ 'data' => [ 7, [ 3 ] ] ] ] ],
				[],
			],
			'beyond any scale'         => [
				self::data( [ 'Health' => 1e300, 'Money' => -5 ] ),
				[ 'Health' => 100.0, 'Money' => 0.0 ],
			],
			'a hundred and fifty'      => [
				self::data(
					array_fill_keys( array_map( static fn ( int $i ): string => "Area {$i}", range( 1, 150 ) ), 5 )
				),
				array_fill_keys( array_map( static fn ( int $i ): string => "Area {$i}", range( 1, 100 ) ), 5.0 ),
			],
		];
	}

	/**
	 * @dataProvider stored
	 * @param array<string, float> $expected
	 */
	public function test_ratings_are_read_from_every_stored_form( mixed $stored, array $expected ): void {
		$source = $this->leave( [ 'chartData' => $stored ] );

		self::assertSame( 1, $this->import()->imported );
		self::assertSame( $expected, self::ratings( $this->imported( $source ) ) );
	}

	public function test_colours_are_those_that_were_stored_as_far_as_they_are_colours(): void {
		$data = self::data( [ 'A' => 1, 'B' => 2, 'C' => 3, 'D' => 4 ] );

		$data['datasets'][0]['backgroundColor'] = [
			'#00ff00',
			'rgb(1, 2, 3)',
			'red;background:url(https://example.test)',
		];

		$chart = $this->imported( $this->bring( [ 'chartData' => $data ] ) )->chart()->to_array();
		self::assertSame( [ '#00ff00', '#010203', '#1DB53F', '#1DB53F' ], $chart['datasets'][0]['backgroundColor'] );
	}

	public function test_stored_objects_are_not_unserialized(): void {
		Sleeper::$woken = 0;
		$bomb           = self::data( [ 'Health' => 7 ] );
		$bomb['more']   = new Sleeper();
		$ratings        = self::ratings(
			$this->imported(
				$this->bring(
					[
						'chartData'    => $bomb,
						'chartOptions' => new Sleeper(),
						'chartType'    => new Sleeper(),
						'wheelId'      => serialize( new Sleeper() ),
					]
				)
			)
		);
		gc_collect_cycles();

		self::assertSame( [ 'Health' => 7.0 ], $ratings );
		self::assertSame( 0, Sleeper::$woken );
	}

	public function test_what_contains_itself_and_what_is_too_large_end_as_an_empty_report(): void {
		$loop         = [ 'labels' => [ 'Health' ] ];
		$loop['data'] = &$loop;
		foreach ( [
			[ 'labels' => [ 'Health' ], 'datasets' => &$loop ],
			self::data( [ str_repeat( 'x', 300000 ) => 7 ] ),
		] as $stored ) {
			self::assertSame(
				[],
				self::ratings( $this->imported( $this->bring( [ 'chartData' => $stored, 'chartOptions' => $loop ] ) ) )
			);
		}
	}

	public function test_of_the_options_little_is_kept_and_the_scale_is_the_wheels(): void {
		$options = (object) [
			'scales'      => (object) [ 'r' => (object) [ 'max' => 3, 'ticks' => (object) [ 'display' => false ] ] ],
			'plugins'     => (object) [ 'legend' => (object) [ 'display' => 'yes' ] ],
			'borderWidth' => 'transparent',
		];
		$report  = $this->imported( $this->bring( [ 'chartOptions' => $options ] ) );
		self::assertEquals(
			[ 'scales' => [ 'r' => [ 'min' => 0, 'max' => 10.0, 'ticks' => [ 'display' => false ] ] ] ],
			$report->rated()->options->to_array()
		);
	}

	public function test_ranges_are_the_wheels_unless_it_has_been_changed_since(): void {
		$wheel  = $this->make_wheel(
			[ [ 'label' => 'Health', 'maxValue' => 20 ], [ 'label' => 'Money' ] ],
			[ 'meta_input' => [ 'wheel_meta_range_max' => 5 ] ]
		);
		$ranges = fn ( array $ratings ): array => $this->ranges( $wheel, $ratings );

		self::assertSame( [ [ 1, 20 ], [ 1, 5 ] ], $ranges( [ 'Health' => 18, 'Money' => 5 ] ) );
		self::assertSame( [ [ 1, 10 ], [ 1, 10 ] ], $ranges( [ 'Health' => 1, 'Money' => 8 ] ) );
		self::assertSame( [ [ 1, 100 ], [ 1, 100 ] ], $ranges( [ 'Health' => 50, 'Money' => 1 ] ) );
		self::assertSame( [ [ 1, 5 ] ], $ranges( [ 'An area that is gone' => 5 ] ) );
	}

	public function test_wheel_user_and_type_are_kept_and_nothing_means_none(): void {
		$wheel  = $this->make_wheel();
		$user   = $this->act_as( 'subscriber' );
		$report = $this->imported(
			$this->bring( [ 'wheelId' => (string) $wheel, 'userId' => (string) $user, 'chartType' => 'radar' ] )
		);
		self::assertSame(
			[ $wheel, $user, 'radar' ],
			[ $report->wheel_id(), $report->user_id(), $report->chart_type() ]
		);

		foreach ( [ '', '0', '-1', 'x', '99999999' ] as $none ) {
			$report = $this->imported( $this->bring( [ 'wheelId' => $none, 'userId' => $none, 'chartType' => '' ] ) );
			self::assertSame(
				[ 0, 0, 'polar-chart' ],
				[ $report->wheel_id(), $report->user_id(), $report->chart_type() ],
				$none
			);
		}
	}

	public function test_an_invalid_wheel_number_is_no_wheel(): void {
		$page = $this->make_post( [ 'post_type' => 'page', 'post_title' => 'A page' ] );
		self::assertSame( 0, $this->imported( $this->bring( [ 'wheelId' => (string) $page ] ) )->wheel_id() );
	}

	public function test_a_title_is_text(): void {
		$source = $this->leave( [], [ 'post_title' => 'Wheel <script>alert(1)</script>#4 &amp; more' ] );
		$this->import();
		$report = $this->imported( $source );
		self::assertSame( 'Wheel #4 &amp; more', $report->title() );
		self::assertStringNotContainsString( '<script', get_the_title( $report->id() ) );

		$source = $this->leave( [], [ 'post_title' => '' ] );
		$this->import();
		self::assertSame( "Wheel Submission #{$source}", $this->imported( $source )->title() );
		self::assertTrue( $this->imported( $source )->is_imported() );
		self::assertFalse( $this->make_report()->is_imported() );
	}

	/** @param array<string, mixed> $metas */
	private function bring( array $metas ): int {
		$source = $this->leave( $metas );
		self::assertSame( 1, $this->import()->imported );
		return $source;
	}

	/**
	 * @param array<string, int> $ratings
	 * @return list<array{int, int}>
	 */
	private function ranges( int $wheel, array $ratings ): array {
		$report = $this->imported(
			$this->bring( [ 'wheelId' => (string) $wheel, 'chartData' => self::data( $ratings ) ] )
		);
		self::assertEquals( $ratings, self::ratings( $report ) );
		return array_map(
			static fn ( int $index ): array => [
				$report->rated()->range( $index )->min,
				$report->rated()->range( $index )->max,
			],
			array_keys( array_values( $ratings ) )
		);
	}
}
