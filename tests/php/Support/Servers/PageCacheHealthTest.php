<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Servers;

use Rueda\Support\Http\Uncached;
use Rueda\Tests\TestCase;
use WP_Error;
use WP_REST_Request;

/** Site Health sees whether a page cache keeps what is meant for one visitor. */
final class PageCacheHealthTest extends TestCase {
	/** @var list<string> */
	private array $opened = [];

	/** @return iterable<string, array{array<string, string>, string}> The headers of the second answer. */
	public function answers(): iterable {
		$fresh = [ 'Cache-Control' => Uncached::CONTROL ];
		yield 'from WordPress' => [ $fresh, 'good' ];
		yield 'a cache that passed it on' => [ $fresh + [ 'X-Cache' => 'MISS', 'Age' => '0' ], 'good' ];
		yield 'from nginx' => [ $fresh + [ 'X-Cache-Status' => 'HIT' ], 'critical' ];
		yield 'from a CDN' => [ $fresh + [ 'CF-Cache-Status' => 'HIT' ], 'critical' ];
		yield 'from Varnish' => [ $fresh + [ 'X-Varnish' => '32770 5' ], 'critical' ];
		yield 'from a cache that tells its age' => [ $fresh + [ 'Age' => '3' ], 'critical' ];
		yield 'without the header' => [ [ 'Cache-Control' => 'max-age=600' ], 'recommended' ];
	}

	/**
	 * @dataProvider answers
	 * @param array<string, string> $headers
	 */
	public function test_what_the_second_answer_tells_is_told( array $headers, string $status ): void {
		$this->site_answers( [ 'headers' => $headers, 'response' => [ 'code' => 200 ], 'body' => '' ] );

		self::assertSame( $status, $this->health()['status'] );
		self::assertCount( 2, $this->opened );
		self::assertCount( 1, array_unique( $this->opened ) );
		self::assertStringContainsString( 'rueda_sent=', $this->opened[0] );
	}

	public function test_a_site_that_cannot_call_itself_is_not_told_that_all_is_well(): void {
		$this->site_answers( new WP_Error( 'http', 'cURL error 28' ) );
		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertStringContainsString( 'cURL error 28', $this->health()['description'] );
	}

	public function test_only_those_who_may_see_site_health_can_start_it(): void {
		$this->site_answers( new WP_Error( 'http', 'no' ) );
		$ask = static fn (): int =>
			rest_do_request( new WP_REST_Request( 'GET', '/rueda/v1/site-health/page-cache' ) )->get_status();
		self::assertSame( 401, $ask() );
		self::assertSame( [], $this->opened );

		$this->act_as( 'administrator' );
		self::assertSame( 200, $ask() );
	}

	/** @param array<string, mixed>|WP_Error $answer */
	private function site_answers( $answer ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $made, mixed $options, string $address ) use ( $answer ) {
				$this->opened[] = $address;
				return $answer;
			},
			10,
			3
		);
	}

	/** @return array{status: string, description: string} */
	private function health(): array {
		return apply_filters( 'site_status_tests', [] )['async']['rueda_page_cache']['async_direct_test']();
	}
}
