<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Overview;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\CallToAction\Offers;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\Progress\WheelProgress;
use Rueda\Wheel\WheelReader;
use WP_REST_Request;
use WP_REST_Response;

final class OverviewTest extends ReportTestCase {
	public function test_says_nothing_of_nine_reports_and_all_of_ten(): void {
		$wheel = $this->make_wheel();
		for ( $i = 1; $i <= 9; $i++ ) {
			$this->make_report( [ 'Health' => $i ], $wheel );
		}
		$this->act_as( 'administrator' );

		$told = $this->ask( $wheel )->get_data();
		self::assertSame( 9, $told['reports'] );
		self::assertSame( [ null, null ], array_column( $told['areas'], 'figures' ) );

		$this->make_report( [ 'Health' => 10 ], $wheel );
		[ $health, $money ] = $this->ask( $wheel )->get_data()['areas'];
		self::assertSame( [ 'ratings' => 10, 'average' => 5.5, 'spread' => 2.87 ], $health['figures'] );
		// There are ten reports, but nobody rated this area.
		self::assertNull( $money['figures'] );
	}

	public function test_tells_of_runs_and_presses_from_the_tenth_on(): void {
		$wheel  = $this->make_wheel();
		$read   = WheelReader::wheel_of_post( get_post( $wheel ) );
		$clicks = new CallToActionClicks();
		for ( $i = 0; $i < 9; $i++ ) {
			WheelProgress::count( $read, 0, $i < 6 ? 2 : 1 );
			$clicks->count( (string) $wheel, 'primary' );
		}
		$this->act_as( 'editor' );
		$told = $this->ask( $wheel )->get_data();
		self::assertNull( $told['runs'] );
		self::assertNull( $told['clicks']['wheel'] );

		WheelProgress::count( $read, 0, 0 );
		$clicks->count( (string) $wheel, 'secondary' );
		$told = $this->ask( $wheel )->get_data();
		self::assertSame( [ 'started' => 10, 'finished' => 6, 'left' => [ 1, 3 ] ], $told['runs'] );
		self::assertNull( $told['clicks']['wheel'] );

		$clicks->count( (string) $wheel, 'primary' );
		// Each button is counted separately.
		self::assertSame(
			[ 'primary' => 10, 'secondary' => null ],
			$this->ask( $wheel )->get_data()['clicks']['wheel']
		);
	}

	public function test_tells_of_the_presses_of_each_offer(): void {
		$offers = [
			[ 'id' => 'aaaa', 'cta' => [ 'title' => 'One' ] ],
			[ 'id' => 'bbbb', 'cta' => [ 'title' => 'Two' ] ],
		];
		$wheel  = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'meta_input' => [ Offers::META => $offers ] ] );
		for ( $i = 0; $i < 10; $i++ ) {
			( new CallToActionClicks() )->count( "{$wheel}:aaaa", 'primary' );
		}
		$this->act_as( 'editor' );
		self::assertSame(
			[
				[ 'id' => 'aaaa', 'title' => 'One', 'pressed' => [ 'primary' => 10, 'secondary' => null ] ],
				[ 'id' => 'bbbb', 'title' => 'Two', 'pressed' => null ],
			],
			$this->ask( $wheel )->get_data()['clicks']['offers']
		);
	}

	/** @dataProvider who_may */
	public function test_is_for_those_who_may_see_reports( string $role, int $status ): void {
		$wheel = $this->make_wheel();
		if ( 'nobody' !== $role ) {
			$this->act_as( $role );
		}
		self::assertSame( $status, $this->ask( $wheel )->get_status() );
	}

	/** @return iterable<array{string, int}> */
	public function who_may(): iterable {
		yield [ 'nobody', 401 ];
		yield [ 'subscriber', 403 ];
		yield [ 'contributor', 403 ];
		yield [ 'author', 403 ];
		yield [ 'editor', 200 ];
		yield [ 'administrator', 200 ];
	}

	public function test_an_unknown_wheel_has_no_overview(): void {
		$this->act_as( 'administrator' );
		self::assertSame( 404, $this->ask( $this->make_post( [ 'post_type' => 'page' ] ) )->get_status() );
		self::assertSame( 404, $this->ask( 99999999 )->get_status() );
	}

	private function ask( int $wheel ): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', "/rueda/v1/overview/{$wheel}" ) );
	}
}
