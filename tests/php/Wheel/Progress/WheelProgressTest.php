<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel\Progress;

use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;
use Rueda\Tests\Wheel\WheelTestCase;
use Rueda\Wheel\Progress\WheelProgress;
use Rueda\Wheel\Progress\WheelProgressRoute;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelReader;

final class WheelProgressTest extends WheelTestCase {
	protected function setUp(): void {
		parent::setUp();
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
	}

	public function test_counts_who_starts_and_how_far_he_gets(): void {
		$wheel = $this->make_wheel();
		$route = $this->route();
		self::assertSame( 204, $route->take( $this->told( $wheel, 0, 0 ) ) );
		self::assertSame( 204, $route->take( $this->told( $wheel, 0, 0 ) ) );
		self::assertSame( 204, $route->take( $this->told( $wheel, 1, 2 ) ) );
		self::assertSame( [ 2, 1, 1 ], $this->steps( $wheel ) );
	}

	public function test_starts_anew_when_the_areas_change(): void {
		$wheel = $this->make_wheel();
		$this->route()->take( $this->told( $wheel, 0, 2 ) );
		wp_update_post(
			wp_slash(
				[
					'ID'           => $wheel,
					'post_content' => '<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Friends"} /-->'
						. '<!-- /wp:rueda/add-wheels -->',
				]
			)
		);
		self::assertSame( [ 0, 0 ], $this->steps( $wheel ) );
		// A page from yesterday, when the wheel had two areas.
		self::assertSame( 204, $this->route()->take( $this->told( $wheel, 0, 0 ) ) );
		self::assertSame( [ 0, 0 ], $this->steps( $wheel ) );
	}

	public function test_forgets_the_counters_of_former_areas(): void {
		$wheel = $this->make_wheel();
		$old   = $this->read( $wheel );
		$this->route()->take( $this->told( $wheel, 0, 2 ) );
		$other = $this->make_wheel();
		$this->route()->take( $this->told( $other, 0, 0 ) );
		wp_update_post( [ 'ID' => $wheel, 'post_title' => 'Renamed' ] );
		self::assertSame( [ 1, 1, 1 ], WheelProgress::steps( $old ) );
		wp_update_post(
			wp_slash(
				[
					'ID'           => $wheel,
					'post_content' => '<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Friends"} /-->'
						. '<!-- /wp:rueda/add-wheels -->',
				]
			)
		);
		self::assertSame( [ 0, 0, 0 ], WheelProgress::steps( $old ) );
		self::assertSame( [ 1, 0, 0 ], $this->steps( $other ) );
	}

	/** @dataProvider nonsense */
	public function test_does_not_count_impossible_steps( array $fields ): void {
		$wheel = $this->make_wheel();
		self::assertSame( 400, $this->route()->take( array_merge( $this->told( $wheel, 0, 1 ), $fields ) ) );
		self::assertSame( [ 0, 0, 0 ], $this->steps( $wheel ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function nonsense(): iterable {
		yield 'beyond the last area' => [ [ 'to' => '3' ] ];
		yield 'backwards' => [ [ 'from' => '2', 'to' => '1' ] ];
		yield 'below zero' => [ [ 'from' => '-1' ] ];
		yield 'no number' => [ [ 'from' => '1e2' ] ];
		yield 'a line more' => [ [ 'to' => "1\n" ] ];
		yield 'a list' => [ [ 'to' => [ '1' ] ] ];
		yield 'missing' => [ [ 'areas' => null ] ];
		yield 'very many' => [ [ 'areas' => '99999', 'to' => '99999' ] ];
		yield 'no wheel' => [ [ 'wheel' => '' ] ];
		yield 'a wheel with more' => [ [ 'wheel' => '1 OR 1=1' ] ];
	}

	public function test_counts_no_draft_and_no_page(): void {
		$draft = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money' ] ], [ 'post_status' => 'draft' ] );
		$page  = $this->make_post( [ 'post_type' => 'page' ] );
		foreach ( [ $draft, $page, 99999999 ] as $id ) {
			self::assertSame( 204, $this->route()->take( $this->told( $id, 0, 0 ) ) );
		}
		self::assertSame( [ 0, 0, 0 ], $this->steps( $draft ) );
	}

	public function test_other_sites_cannot_count_for_their_visitors(): void {
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		self::assertSame( 403, $this->route()->take( $this->told( $this->make_wheel(), 0, 0 ) ) );
	}

	public function test_counts_a_limited_number_of_steps_of_one_visitor(): void {
		$wheel = $this->make_wheel();
		$route = $this->route( 2 );
		$said  = [];
		for ( $i = 0; $i < 4; $i++ ) {
			$said[] = $route->take( $this->told( $wheel, 0, 0 ) );
		}
		self::assertSame( [ 204, 204, 429, 429 ], $said );
		self::assertSame( [ 2, 0, 0 ], $this->steps( $wheel ) );
	}

	public function test_visitors_and_users_can_send_steps(): void {
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_' . WheelProgressRoute::ACTION ) );
		self::assertNotFalse( has_action( 'wp_ajax_' . WheelProgressRoute::ACTION ) );
	}

	public function test_counters_are_deleted_with_their_wheel(): void {
		$wheel = $this->make_wheel();
		$read  = $this->read( $wheel );
		$this->route()->take( $this->told( $wheel, 0, 0 ) );
		wp_delete_post( $wheel, true );
		self::assertSame( [ 0, 0, 0 ], WheelProgress::steps( $read ) );
	}

	/** @return array<string, mixed> */
	private function told( int $wheel, int $from, int $to ): array {
		return [ 'wheel' => (string) $wheel, 'areas' => '2', 'from' => (string) $from, 'to' => (string) $to ];
	}

	/** @return list<int> */
	private function steps( int $wheel ): array {
		return WheelProgress::steps( $this->read( $wheel ) );
	}

	private function read( int $wheel ): Wheel {
		return WheelReader::wheel_of_post( get_post( $wheel ) );
	}

	private function route( int $limit = 60 ): WheelProgressRoute {
		return new WheelProgressRoute(
			new RateLimiter( new Clock(), 'progress-test-' . wp_generate_password( 8, false ), $limit, 600 )
		);
	}
}
