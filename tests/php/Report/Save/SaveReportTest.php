<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Definitions;
use Rueda\Report\Report;
use Rueda\Support\Clock;
use Rueda\Report\TakeHome;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Tests\Report\ReportTestCase;

/** The data that a visitor's browser saves, and the answer to it. */
final class SaveReportTest extends ReportTestCase {
	public function test_answers_with_number_title_link_and_a_message(): void {
		$answer = $this->send( $this->make_wheel() );
		$report = $this->told( $answer );

		self::assertSame( 200, $answer->status );
		self::assertSame( [ 'id', 'title', 'link', 'ownerLink', 'message', 'files' ], array_keys( $answer->data ) );
		self::assertSame( $report->id(), $answer->data['id'] );
		self::assertSame( "Wheel Submission #{$report->id()}", $answer->data['title'] );
		self::assertSame( $report->link(), $answer->data['link'] );
		self::assertNotSame( '', $answer->data['message'] );
		self::assertSame( TakeHome::addresses( $report ), $answer->data['files'] );
		self::assertStringEndsWith( 'rueda_pdf', $answer->data['files']['pdf'] );
		self::assertStringNotContainsString( '&#', $answer->data['link'] . $answer->data['ownerLink'] );
		self::assertSame( $report->id(), $this->reports()->by_link( $answer->data['link'] )->id() );
		self::assertSame( $report->id(), $this->reports()->by_link( $answer->data['ownerLink'] )->id() );
	}

	public function test_answers_with_what_the_author_says_to_the_ratings(): void {
		$link    = 'https://example.org/?a=1&b=2';
		$areas   = [
			[ 'label' => 'Health', 'adviceMiddle' => 'Go on.', 'adviceLow' => 'Rest.', 'lengendColor' => '#ff0000' ],
			[ 'label' => 'Work' ],
			[ 'label' => 'Fun', 'adviceHigh' => 'Well <b>done</b>.', 'adviceHighLink' => $link ],
			[ 'label' => 'Money', 'adviceLow' => 'Count.', 'adviceLowLink' => 'javascript:alert(1)' ],
		];
		$ratings = [ 'Health' => 7, 'Work' => 3, 'Fun' => 9, 'Money' => 2 ];
		$fields  = [ 'chartData' => $this->chart( $ratings ), 'key' => self::KEY ];
		$wheel   = $this->make_wheel( $areas );
		$said    = [
			[ 'label' => 'Fun', 'text' => 'Well <b>done</b>.', 'link' => $link ],
			[ 'label' => 'Money', 'text' => 'Count.', 'link' => '' ],
			[ 'label' => 'Health', 'color' => '#ff0000', 'text' => 'Go on.', 'link' => '' ],
		];
		foreach ( [ 'first', 'repeated' ] as $call ) {
			$advice = $this->send( $wheel, $fields )->data['advice'];
			self::assertEquals(
				array_map( static fn ( array $one ): array => $one + [ 'color' => '#1DB53F' ], $said ),
				$advice,
				$call
			);
		}
		self::assertArrayNotHasKey( 'advice', $this->send( $this->make_wheel() )->data );
	}

	public function test_a_report_that_came_another_way_tells_that_admin_ajax_is_refused_until_it_is_not(): void {
		$wheel   = $this->make_wheel();
		$refused = new RefusedCalls( new Clock() );

		$this->send( $wheel, [ '_rueda_refused' => '403', 'security' => 'dead' ] );
		self::assertSame( [], $refused->standing() );
		$this->send( $wheel, [ '_rueda_refused' => '403' ] );
		self::assertSame(
			[ admin_url( 'admin-ajax.php' ), 403 ],
			[ $refused->standing()[0]['address'], $refused->standing()[0]['status'] ]
		);
	}

	public function test_keeps_what_was_answered_whatever_becomes_of_the_wheel(): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health', 'lengendColor' => '#ff0000' ], [ 'label' => 'Money' ] ] );
		$report = $this->told( $this->send( $wheel ) );
		wp_delete_post( $wheel, true );

		$report = $this->reports()->find( $report->id() );
		self::assertEquals(
			[
				'labels'   => [ 'Health', 'Money' ],
				'datasets' => [ [ 'data' => [ 7, 3 ], 'backgroundColor' => [ '#ff0000', '#1DB53F' ] ] ],
			],
			$report->chart()->to_array()
		);
		self::assertSame( $wheel, $report->wheel_id() );
		self::assertSame( 'polar-chart', $report->chart_type() );
		self::assertSame( 10.0, $report->rated()->scale()->max );
	}

	public function test_a_skipped_first_area_moves_no_label_and_no_colour(): void {
		$wheel  = $this->make_wheel(
			[
				[ 'label' => 'Health', 'lengendColor' => '#ff0000' ],
				[ 'label' => "It's money", 'lengendColor' => '#00ff00' ],
				[ 'label' => 'Fun', 'lengendColor' => '#0000ff' ],
			]
		);
		$report = $this->told(
			$this->send( $wheel, [ 'chartData' => $this->chart( [ "It's money" => 3, 'Fun' => 9 ] ) ] )
		);

		self::assertSame( [ "It's money", 'Fun' ], $report->chart()->to_array()['labels'] );
		self::assertSame( [ '#00ff00', '#0000ff' ], $report->chart()->to_array()['datasets'][0]['backgroundColor'] );
	}

	public function test_an_answer_without_an_area_is_left_out(): void {
		$chart  = $this->chart( [ 'Friends' => 9, 'Money' => 3, '<b>Fun</b>' => 2 ] );
		$answer = $this->send( $this->make_wheel(), [ 'chartData' => $chart ] );
		self::assertSame( [ 'Money' ], $this->told( $answer )->chart()->to_array()['labels'] );
		self::assertSame(
			'This wheel was changed in the meantime. Your report does not contain: Friends and Fun.',
			$answer->data['notice']
		);
	}

	public function test_a_rating_outside_of_a_range_that_has_changed_is_told(): void {
		$wheel  = $this->make_wheel( settings: [ 'meta_input' => [ 'wheel_meta_range_max' => 5 ] ] );
		$answer = $this->send( $wheel, [ 'chartData' => $this->chart( [ 'Health' => 9, 'Money' => 3 ] ) ] );

		self::assertSame( [ 5.0, 3.0 ], $this->told( $answer )->chart()->to_array()['datasets'][0]['data'] );
		self::assertSame(
			'This wheel was changed in the meantime. Ratings were adjusted to the new scale: Health.',
			$answer->data['notice']
		);
	}

	public function test_ratings_are_numbers_within_the_range(): void {
		$wheel = $this->make_wheel(
			[
				[ 'label' => 'a' ],
				[ 'label' => 'b' ],
				[ 'label' => 'c' ],
				[ 'label' => 'd', 'minValue' => 0, 'maxValue' => 20 ],
			]
		);
		$sent  = '{"labels":["a","b","c","d"],"datasets":[{"data":["3",99,-4.5,"12.6"]}]}';
		self::assertSame(
			[ 3.0, 10.0, 1.0, 13.0 ],
			$this->told( $this->send( $wheel, [ 'chartData' => $sent ] ) )->chart()->to_array()['datasets'][0]['data']
		);

		update_post_meta( $wheel, 'wheel_meta_input_type', 'slider' );
		self::assertSame(
			[ 3.0, 10.0, 1.0, 12.6 ],
			$this->told( $this->send( $wheel, [ 'chartData' => $sent ] ) )->chart()->to_array()['datasets'][0]['data']
		);
	}

	public function test_all_skipped_is_an_empty_report(): void {
		$report = $this->told(
			$this->send(
				$this->make_wheel(),
				[ 'chartData' => '{"labels":[],"datasets":[{"data":[],"backgroundColor":[]}]}' ]
			)
		);
		self::assertTrue( $report->chart()->is_empty() );
	}

	public function test_options_are_the_wheels_but_for_what_a_chart_may_choose(): void {
		$report = $this->told(
			$this->send(
				$this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money', 'maxValue' => 50 ] ] ),
				[
					'chartOptions' => '{"onClick":"alert(1)","scales":{"r":{"max":4,"min":-9,"ticks":{"display":true,'
						. '"color":"x"}},"x":1},"plugins":{"legend":{"display":true,"onClick":"x"}}}',
				]
			)
		);
		self::assertEquals(
			[
				'scales'  => [ 'r' => [ 'min' => 0, 'max' => 50, 'ticks' => [ 'display' => true ] ] ],
				'plugins' => [ 'legend' => [ 'display' => true ] ],
			],
			$report->rated()->options->to_array()
		);
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function fields_that_are_not_understood(): iterable {
		yield 'no options' => [ [ 'chartOptions' => null ] ];
		yield 'empty options' => [ [ 'chartOptions' => '' ] ];
		yield 'the word undefined' => [ [ 'chartOptions' => 'undefined' ] ];
		yield 'the word null' => [ [ 'chartOptions' => 'null' ] ];
		yield 'a function' => [ [ 'chartOptions' => 'function () {}' ] ];
		yield 'an object as text' => [ [ 'chartOptions' => '[object Object]' ] ];
		yield 'a number' => [ [ 'chartOptions' => '7' ] ];
		yield 'true' => [ [ 'chartOptions' => 'true' ] ];
		yield 'a string' => [ [ 'chartOptions' => '"x"' ] ];
		yield 'NaN' => [ [ 'chartOptions' => '{"scales":NaN}' ] ];
		yield 'an empty list' => [ [ 'chartOptions' => '[]' ] ];
		yield 'nothing in it' => [ [ 'chartOptions' => '{}' ] ];
		yield 'words where there should be maps' => [ [ 'chartOptions' => '{"scales":"x","plugins":{"legend":7}}' ] ];
		yield 'cut off on the way' => [ [ 'chartOptions' => '{"plugins":' ] ];
		yield 'a list of fields' => [ [ 'chartOptions' => [ '{}' ] ] ];
		yield 'bytes that are no text' => [ [ 'chartOptions' => "{\"a\":\"\xff\"}" ] ];
		yield 'depth 500' => [ [ 'chartOptions' => str_repeat( '{"a":', 500 ) . '1' . str_repeat( '}', 500 ) ] ];
		yield 'a megabyte' => [ [ 'chartOptions' => '{"a":"' . str_repeat( 'x', MB_IN_BYTES ) . '"}' ] ];
		yield 'no type' => [ [ 'chartType' => null ] ];
		yield 'a type that is the word undefined' => [ [ 'chartType' => 'undefined' ] ];
		yield 'a type that is a list' => [ [ 'chartType' => [ 'x' ] ] ];
		yield 'a type without an end' => [ [ 'chartType' => str_repeat( 'x', 5000 ) ] ];
		yield 'a language that is a list' => [ [ 'locale' => [ 'x' ] ] ];
		yield 'a language without an end' => [ [ 'locale' => str_repeat( 'x', 5000 ) ] ];
	}

	/**
	 * @dataProvider fields_that_are_not_understood
	 * @param array<string, mixed> $fields
	 */
	public function test_what_is_not_understood_beside_the_ratings_does_not_lose_them( array $fields ): void {
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money', 'maxValue' => 50 ] ] );
		$report = $this->told( $this->send( $wheel, $fields ) );

		self::assertSame( [ 7.0, 3.0 ], $report->chart()->to_array()['datasets'][0]['data'] );
		self::assertSame( 'polar-chart', $report->chart_type() );
		self::assertSame( 'en_US', $report->locale() );
		self::assertSame( 50.0, $report->rated()->options->maximum() );
	}

	public function test_the_type_is_the_wheels(): void {
		$wheel = $this->make_wheel();
		update_post_meta( $wheel, 'wheel_chart_type', 'radar' );
		self::assertSame(
			'radar',
			$this->told( $this->send( $wheel, [ 'chartType' => '"><script>' ] ) )->chart_type()
		);
	}

	public function test_a_user_who_is_logged_in_is_its_author_and_a_visitor_is_nobody(): void {
		self::assertSame( 0, $this->told( $this->send( $this->make_wheel() ) )->user_id() );
		$user = $this->act_as( 'subscriber' );
		self::assertSame( $user, $this->told( $this->send( $this->make_wheel() ) )->user_id() );
	}

	public function test_what_users_without_rights_save_is_not_mangled_by_filters_for_html(): void {
		$this->act_as( 'subscriber' );
		kses_init();
		$wheel = $this->make_wheel( [ [ 'label' => 'I &lt;3 &amp; "you" \\ 🎡' ] ] );
		kses_init_filters();
		$chart  = $this->chart( [ 'I <3 & "you" \\ 🎡' => 4 ] );
		$report = $this->told( $this->send( $wheel, [ 'chartData' => $chart ] ) );
		self::assertSame( [ 'I <3 & "you" \\ 🎡' ], $report->chart()->to_array()['labels'] );
	}

	public function test_remembers_the_language_of_the_page_if_the_site_speaks_it(): void {
		add_filter( 'get_available_languages', static fn (): array => [ 'es_ES' ] );
		$wheel = $this->make_wheel();
		self::assertSame( 'es_ES', $this->told( $this->send( $wheel, [ 'locale' => 'es-ES' ] ) )->locale() );
		self::assertSame( 'en_US', $this->told( $this->send( $wheel, [ 'locale' => '../../x' ] ) )->locale() );
		self::assertSame( 'en_US', $this->told( $this->send( $wheel ) )->locale() );
	}

	public function test_a_rest_nonce_is_accepted_as_well(): void {
		self::assertTrue(
			$this->send( $this->make_wheel(), [ 'security' => wp_create_nonce( 'wp_rest' ) ] )->is_success
		);
	}

	public function test_a_dead_nonce_is_told_as_such_and_nothing_is_stored(): void {
		foreach ( [ 'dead', null, '', [ 'x' ] ] as $nonce ) {
			$answer = $this->send( $this->make_wheel(), [ 'security' => $nonce ] );
			self::assertSame( 403, $answer->status );
			self::assertSame( 'rueda_stale_nonce', $answer->data['code'] );
		}
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_one_key_is_one_report(): void {
		$wheel = $this->make_wheel();
		$first = $this->send( $wheel, [ 'key' => self::KEY ] );
		// The repeats use the key in upper case, other answers, and a wheel that is deleted meanwhile.
		$again = $this->send(
			$wheel,
			[ 'key' => strtoupper( self::KEY ), 'chartData' => $this->chart( [ 'Health' => 1 ] ) ]
		);
		wp_delete_post( $wheel, true );
		$after = $this->send( $wheel, [ 'key' => self::KEY ] );

		self::assertSame( $first->data, $again->data );
		self::assertSame( $first->data, $after->data );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_a_deleted_report_does_not_come_back_by_its_key(): void {
		$wheel = $this->make_wheel();
		$this->reports()->delete( $this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) )->id() );
		$again = $this->send( $wheel, [ 'key' => self::KEY ] );

		self::assertFalse( $again->is_success );
		self::assertSame( 200, $again->status );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_a_save_that_failed_can_be_tried_again_by_the_same_key(): void {
		$wheel = $this->make_wheel();
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		self::assertFalse( $this->send( $wheel, [ 'key' => self::KEY ] )->is_success );
		remove_filter( 'wp_insert_post_empty_content', '__return_true' );
		self::assertTrue( $this->send( $wheel, [ 'key' => self::KEY ] )->is_success );
	}

	public function test_goes_on_where_another_request_died(): void {
		$runs = new \Rueda\Report\Runs( new \Rueda\Support\Clock() );
		self::assertTrue( $runs->begin( self::KEY ) );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 60 );
		$this->told( $this->send( $this->make_wheel(), [ 'key' => self::KEY ] ) );
	}

	public function test_fires_its_action_once_and_after_the_run_is_stored(): void {
		$told = [];
		add_action(
			'rueda_report_saved',
			function ( int $id, int $wheel ) use ( &$told ): void {
				$told[] = [ $id, $wheel, $this->send( $wheel, [ 'key' => self::KEY ] )->data['id'] ?? null ];
			},
			10,
			2
		);
		$wheel = $this->make_wheel();
		$id    = $this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) )->id();
		self::assertSame( [ [ $id, $wheel, $id ] ], $told );
	}

	public function test_the_limit_is_told_in_a_sentence_with_the_time_to_wait(): void {
		$wheel = $this->make_wheel();
		add_filter(
			'rueda_rate_limit',
			static fn ( int $limit, string $name ): int => 'report' === $name ? 2 : $limit,
			10,
			2
		);
		$this->send( $wheel );
		$this->send( $wheel, [ 'key' => self::KEY ] );
		$answer = $this->send( $wheel );

		self::assertSame( 200, $answer->status );
		self::assertFalse( $answer->is_success );
		self::assertIsString( $answer->data );
		self::assertGreaterThan( 0, $answer->retry_after );
		self::assertSame( 2, $this->count_reports() );
		// Requests for an existing report do not count towards the limit.
		self::assertTrue( $this->send( $wheel, [ 'key' => self::KEY ] )->is_success );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.78';
		self::assertTrue( $this->send( $wheel )->is_success );
	}

	public function test_costs_the_same_however_many_there_are(): void {
		global $wpdb;
		$wheel = $this->make_wheel();
		$this->send( $wheel );
		$before = $wpdb->num_queries;
		$this->send( $wheel, [ 'key' => self::KEY ] );
		$few = $wpdb->num_queries - $before;
		for ( $i = 0; $i < 20; $i++ ) {
			$this->make_report( [ 'Health' => 3 ], $wheel );
		}
		$before = $wpdb->num_queries;
		$this->send( $wheel, [ 'key' => str_replace( '6f1e', '7f1e', self::KEY ) ] );

		self::assertSame( $few, $wpdb->num_queries - $before );
		// This includes one query because the visitor has saved before.
		self::assertLessThanOrEqual( 13, $few );
	}

	public function test_the_longest_wheel_there_can_be_fits_in(): void {
		$areas   = [];
		$ratings = [];
		for ( $i = 0; $i < 100; $i++ ) {
			$name             = str_pad( "Area {$i} ", 200, 'é' );
			$name             = mb_substr( $name, 0, 100 );
			$areas[]          = [ 'label' => $name ];
			$ratings[ $name ] = 5;
		}
		$data = (string) wp_json_encode( json_decode( $this->chart( $ratings ) ), JSON_UNESCAPED_UNICODE );
		self::assertLessThan( Definitions::REPORT_LIMITS['dataBytes'], strlen( $data ) );
		self::assertCount(
			100,
			$this->told( $this->send( $this->make_wheel( $areas ), [ 'chartData' => $data ] ) )->chart()->areas
		);
		self::assertSame( Report::TYPE, 'rueda_report' );
	}
}
