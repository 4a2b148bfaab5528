<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Chart\RatedWheel;
use Rueda\Report\Address;
use WP_REST_Request;
use WP_REST_Response;

/** Who can read and delete reports over REST. */
final class ReportRoutesTest extends ReportTestCase {
	/** @return iterable<string, array{string, int}> Role, and the answer to reading and deleting by number. */
	public function roles(): iterable {
		yield 'nobody' => [ '', 401 ];
		yield 'subscriber' => [ 'subscriber', 403 ];
		yield 'contributor' => [ 'contributor', 403 ];
		yield 'author' => [ 'author', 403 ];
		yield 'editor' => [ 'editor', 200 ];
		yield 'administrator' => [ 'administrator', 200 ];
	}

	/** @dataProvider roles */
	public function test_reports_are_read_and_deleted_by_those_who_may_change_what_others_wrote(
		string $role,
		int $status
	): void {
		$wheel = $this->make_wheel();
		wp_set_current_user( 0 );
		$user   = '' === $role ? 0 : $this->act_as( $role );
		$report = $this->make_report( [ 'Health' => 3 ], $wheel, $user );
		$id     = $report->id();

		self::assertSame( $status, $this->ask( 'GET', '/rueda/v1/reports' )->get_status() );
		self::assertSame( $status, $this->ask( 'GET', "/rueda/v1/reports/{$id}" )->get_status() );
		self::assertSame( $status, $this->ask( 'DELETE', "/rueda/v1/reports/{$id}" )->get_status() );
		self::assertSame( 200 === $status, null === get_post( $id ) );
		// Making a report gives no rights in WordPress's own screens and calls.
		$other = $this->make_report( [ 'Health' => 3 ], $wheel, $user )->id();
		foreach ( [ 'edit_post', 'delete_post' ] as $right ) {
			self::assertSame( 200 === $status, current_user_can( $right, $other ), $right );
		}
	}

	public function test_an_item_has_the_fields_that_other_readers_know(): void {
		$report = $this->make_report( [ 'Health' => 7, 'Money' => 3 ], null, 5 );
		$this->act_as( 'editor' );
		$item = $this->ask( 'GET', "/rueda/v1/reports/{$report->id()}" )->get_data();

		self::assertSame( '5', $item['userId'] );
		self::assertSame( (string) $report->wheel_id(), $item['wheelId'] );
		self::assertEquals(
			[
				'labels'   => [ 'Health', 'Money' ],
				'datasets' => [ [ 'data' => [ 7, 3 ], 'backgroundColor' => [ '#1DB53F', '#1DB53F' ] ] ],
			],
			$item['chartData']
		);
		self::assertEquals( [ 'scales' => [ 'r' => [ 'min' => 0, 'max' => 10 ] ] ], $item['chartOption'] );
		self::assertSame( 'polar-chart', $item['chartType'] );
		self::assertSame( $report->link(), $item['link'] );

		$empty = $this->ask( 'GET', '/rueda/v1/reports/' . $this->make_report( [] )->id() )->get_data();
		self::assertSame( '', $empty['userId'] );
		self::assertSame( [], $empty['chartData'] );
	}

	public function test_an_owner_gets_a_report_to_keep_on_another_device(): void {
		$wheel  = $this->make_wheel( settings: [ 'post_title' => 'Wheel of <b>Ana</b> & Bea' ] );
		$area   = [ 'label' => 'Q & A', 'rating' => 7, 'color' => '#FF0000', 'wished' => 9, 'note' => 'Rest & "play"' ];
		$areas  = [ $area + [ 'min' => 1, 'max' => 10 ], [ 'label' => 'Fun', 'rating' => 3, 'min' => 1, 'max' => 10 ] ];
		$rated  = RatedWheel::from_json( $wheel, (string) wp_json_encode( [ 'areas' => $areas ] ) );
		$time   = time() - 100;
		$report = $this->reports()->save( $rated, 0, 'en_US', $time );
		self::assertNotNull( $report );
		wp_set_current_user( 0 );
		$key    = Address::owner_key( $report->slug() );
		$answer = $this->ask( 'GET', '/rueda/v1/reports/' . $report->slug(), [ 'owner' => $key ] );

		self::assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] );
		$kept = $answer->get_data();
		self::assertSame( $report->slug(), $kept['id'] );
		self::assertSame( $wheel, $kept['wheelId'] );
		self::assertSame( 'Wheel of Ana &amp; Bea', $kept['title'] );
		self::assertSame( $time * 1000, $kept['finishedAt'] );
		self::assertEquals( [ 'min' => 0, 'max' => 10 ], $kept['scale'] );
		self::assertEquals(
			[
				[
					'label'  => 'Q &amp; A',
					'value'  => 7,
					'color'  => '#FF0000',
					'wished' => 9,
					'note'   => 'Rest & "play"',
				],
				[ 'label' => 'Fun', 'value' => 3, 'color' => '#1DB53F' ],
			],
			$kept['areas']
		);
		self::assertSame( $report->link(), $kept['report']['link'] );
		self::assertSame( $report->owner_link( $key ), $kept['report']['ownerLink'] );
	}

	public function test_others_get_no_report_to_keep_and_owners_none_that_is_gone_or_empty(): void {
		$empty = $this->make_report( [] );
		$gone  = $this->make_report();
		$this->reports()->delete( $gone->id() );
		wp_set_current_user( 0 );
		foreach ( [ $empty->slug() => 422, $gone->slug() => 410, str_repeat( 'a', 40 ) => 404 ] as $slug => $status ) {
			$key = Address::owner_key( $slug );
			foreach ( [ $key => $status, $key . 'x' => 403, '' => 403 ] as $given => $wanted ) {
				$answer = $this->ask( 'GET', "/rueda/v1/reports/{$slug}", [ 'owner' => $given ] );
				self::assertSame( $wanted, $answer->get_status() );
			}
			self::assertSame( 400, $this->ask( 'GET', "/rueda/v1/reports/{$slug}" )->get_status() );
		}
	}

	public function test_lists_are_paged_and_of_one_wheel_when_asked(): void {
		$wheel = $this->make_wheel();
		$ids   = [];
		for ( $i = 0; $i < 3; $i++ ) {
			$ids[] = $this->make_report( [ 'Health' => 3 ], $wheel, 0, time() - 60 + $i )->id();
		}
		$other = $this->make_report();
		$this->act_as( 'editor' );

		$answer = $this->ask( 'GET', '/rueda/v1/reports', [ 'wheel' => $wheel, 'per_page' => 2 ] );
		self::assertSame( [ $ids[2], $ids[1] ], array_column( $answer->get_data(), 'id' ) );
		self::assertSame(
			[ '3', '2' ],
			[ $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ]
		);
		self::assertSame(
			[ $ids[0] ],
			array_column(
				$this->ask(
					'GET',
					'/rueda/v1/reports',
					[ 'wheel' => $wheel, 'per_page' => 2, 'page' => 2 ]
				)->get_data(),
				'id'
			)
		);
		self::assertSame( $other->id(), $this->ask( 'GET', '/rueda/v1/reports' )->get_data()[0]['id'] );
		self::assertSame( 400, $this->ask( 'GET', '/rueda/v1/reports', [ 'per_page' => 101 ] )->get_status() );
		self::assertSame( 400, $this->ask( 'GET', '/rueda/v1/reports', [ 'page' => '1e300' ] )->get_status() );
		self::assertSame( 400, $this->ask( 'GET', '/rueda/v1/reports', [ 'wheel' => '1 OR 1=1' ] )->get_status() );
	}

	public function test_the_owners_key_deletes_and_no_other(): void {
		$report = $this->make_report();
		$other  = $this->make_report();
		$path   = "/rueda/v1/reports/{$report->slug()}";
		$right  = $this->reports()->owner_key( $report );
		foreach ( [
			'',
			'x',
			substr( $right, 1 ),
			str_repeat( '0', 32 ),
			$this->reports()->owner_key( $other ),
			[ $right ],
		] as $wrong ) {
			self::assertContains( $this->ask( 'DELETE', $path, [ 'owner' => $wrong ] )->get_status(), [ 400, 403 ] );
		}
		self::assertSame( 400, $this->ask( 'DELETE', $path )->get_status() );
		self::assertNotNull( get_post( $report->id() ) );

		self::assertSame( [ 'deleted' => true ], $this->ask( 'DELETE', $path, [ 'owner' => $right ] )->get_data() );
		self::assertNull( get_post( $report->id() ) );
		self::assertNotNull( get_post( $other->id() ) );
		self::assertSame( 410, $this->ask( 'DELETE', $path, [ 'owner' => $right ] )->get_status() );
	}

	public function test_nothing_but_reports_can_be_deleted_this_way(): void {
		$page = $this->make_post( [ 'post_type' => 'page' ] );
		$this->act_as( 'administrator' );
		self::assertSame( 404, $this->ask( 'DELETE', "/rueda/v1/reports/{$page}" )->get_status() );
		self::assertSame( 404, $this->ask( 'GET', "/rueda/v1/reports/{$page}" )->get_status() );
		self::assertNotNull( get_post( $page ) );
	}

	/** @param array<string, mixed> $params */
	private function ask( string $method, string $path, array $params = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		$request->set_query_params( $params );
		return rest_do_request( $request );
	}
}
