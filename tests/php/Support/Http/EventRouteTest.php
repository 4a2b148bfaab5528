<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Closure;
use Rueda\Support\Clock;
use Rueda\Support\Http\EventRoute;
use Rueda\Support\RateLimiter;
use Rueda\Tests\TestCase;

final class EventRouteTest extends TestCase {
	/** @var list<string> What was counted. */
	private array $counted = [];

	public function test_counts_known_events_up_to_a_limit(): void {
		$route = $this->route( 2 );
		$sent  = array_map(
			static fn ( string $what ): int => $route->take( [ 'what' => $what ] ),
			[ 'a', '', 'b', 'c', '' ]
		);

		self::assertSame( [ 204, 400, 204, 429, 400 ], $sent );
		self::assertSame( [ 'a', 'b' ], $this->counted );
	}

	public function test_other_sites_count_nothing(): void {
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$status                         = $this->route( 2 )->take( [ 'what' => 'a' ] );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );

		self::assertSame( 403, $status );
		self::assertSame( [], $this->counted );
	}

	private function route( int $limit ): EventRoute {
		$count   = function ( string $what ): void {
			$this->counted[] = $what;
		};
		$limiter = new RateLimiter( new Clock(), 'event-test-' . wp_generate_password( 8, false ), $limit, 600 );
		return new class( $limiter, $count ) extends EventRoute {
			public function __construct( RateLimiter $limiter, private Closure $count ) {
				parent::__construct( $limiter );
			}

			protected function event( array $fields ): Closure|int {
				return '' === $fields['what'] ? 400 : fn () => ( $this->count )( $fields['what'] );
			}
		};
	}
}
