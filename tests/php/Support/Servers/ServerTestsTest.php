<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Servers;

use Rueda\Support\Clock;
use Rueda\Support\Servers\CronHealth;
use Rueda\Support\Servers\ObjectCacheHealth;
use Rueda\Support\Servers\ReplicaHealth;
use Rueda\Support\Servers\Servers;
use Rueda\Tests\TestCase;

/** Site Health tells admins of a site on several servers what is not shared or not set. */
final class ServerTestsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		// The process may have noted its server minutes ago.
		delete_option( Servers::OPTION );
		( new Servers( new Clock() ) )->note();
	}

	/** @return iterable<string, array{string, array<string, mixed>, string}> */
	public function differences(): iterable {
		yield 'keys' => [ 'rueda_server_keys', [ 'keys' => 'others' ], 'wp-config.php of one server' ];
		yield 'a clock' => [ 'rueda_server_clocks', [ 'ahead' => 400 ], 'differ by 7 min' ];
		yield 'a clock that is late' => [ 'rueda_server_clocks', [ 'ahead' => -400 ], 'the same source (NTP)' ];
		yield 'the version' => [ 'rueda_server_versions', [ 'version' => '0.0.1' ], 'the same version of Rueda' ];
	}

	/**
	 * @dataProvider differences
	 * @param array<string, mixed> $other
	 */
	public function test_what_differs_on_another_server_is_told( string $test, array $other, string $advice ): void {
		self::assertSame( 'good', $this->health( $test )['status'], 'One server.' );
		$this->another_server( [] );
		self::assertSame( 'good', $this->health( $test )['status'], 'Two that are alike.' );
		$this->another_server( $other );

		self::assertNotSame( 'good', $this->health( $test )['status'] );
		self::assertStringContainsString( $advice, $this->health( $test )['description'] );
	}

	public function test_a_server_that_has_not_been_seen_since_a_change_is_not_compared(): void {
		$this->another_server( [ 'keys' => 'before', 'seen' => time() - 10 ] );
		self::assertSame( 'good', $this->health( 'rueda_server_keys' )['status'], 'Keys were changed on all servers.' );

		$this->another_server( [ 'keys' => 'before' ] );
		self::assertSame( 'critical', $this->health( 'rueda_server_keys' )['status'] );
		$this->another_server( [ 'keys' => 'before', 'seen' => time() - 4 * DAY_IN_SECONDS ] );
		self::assertSame( 'good', $this->health( 'rueda_server_keys' )['status'], 'A server that is gone.' );
	}

	public function test_a_server_notes_itself_once_an_hour_and_no_key_is_stored(): void {
		$before = get_option( Servers::OPTION );
		add_filter( 'rueda_now', static fn (): int => time() + HOUR_IN_SECONDS - 60 );
		( new Servers( new Clock() ) )->note();
		self::assertSame( $before, get_option( Servers::OPTION ) );

		add_filter( 'rueda_now', static fn (): int => time() + HOUR_IN_SECONDS + 60 );
		( new Servers( new Clock() ) )->note();
		self::assertNotSame( $before, get_option( Servers::OPTION ) );
		self::assertStringNotContainsString( wp_salt( 'nonce' ), (string) wp_json_encode( $before ) );
	}

	public function test_tasks_that_nobody_starts_are_told(): void {
		self::assertSame( 'good', $this->cron()->told( true )['status'] );
		wp_schedule_single_event( time() - 3 * HOUR_IN_SECONDS, 'rueda_send_mails' );

		self::assertSame( 'critical', $this->cron()->told( true )['status'] );
		self::assertStringContainsString( 'DISABLE_WP_CRON is set', $this->cron()->told( true )['description'] );
		self::assertSame( 'recommended', $this->cron()->told( false )['status'] );
		self::assertStringContainsString( '3 hours', $this->cron()->told( false )['description'] );
		self::assertStringContainsString( 'without visitors', $this->cron()->told( false )['description'] );
		self::assertNotSame( 'good', $this->health( 'rueda_cron' )['status'] );
	}

	public function test_cron_that_visitors_start_on_several_servers_is_told(): void {
		self::assertSame( 'good', $this->cron()->told( false )['status'] );
		$this->another_server( [] );

		self::assertSame( 'recommended', $this->cron()->told( false )['status'] );
		self::assertSame( 'good', $this->cron()->told( true )['status'] );
	}

	public function test_a_redis_cache_asks_for_a_decision_and_tells_its_risk(): void {
		$redis = 'Redis Object Cache Drop-In';
		$cache = new ObjectCacheHealth( new Servers( new Clock() ) );

		self::assertSame( 'recommended', $cache->told( $redis, null )['status'] );
		self::assertStringContainsString( 'wp cache flush', $cache->told( $redis, null )['description'] );
		self::assertSame( 'good', $cache->told( $redis, true )['status'] );
		self::assertSame( 'good', $cache->told( $redis, false )['status'] );
		self::assertStringContainsString( 'flush the object cache', $cache->told( $redis, true )['description'] );
		self::assertSame( 'good', $this->health( 'rueda_object_cache' )['status'], 'This site has no such cache.' );
	}

	public function test_a_cache_of_each_servers_own_is_told_where_there_are_several(): void {
		$cache = new ObjectCacheHealth( new Servers( new Clock() ) );
		self::assertSame( 'good', $cache->told( 'APCu Object Cache', null )['status'] );
		$this->another_server( [] );

		self::assertSame( 'critical', $cache->told( 'APCu Object Cache', null )['status'] );
	}

	public function test_a_replica_that_cannot_be_kept_out_is_told(): void {
		self::assertSame( 'good', $this->health( 'rueda_replicas' )['status'], 'One database.' );
		self::assertSame( 'good', ( new ReplicaHealth() )->told( true, true )['status'] );
		self::assertSame( 'recommended', ( new ReplicaHealth() )->told( false, true )['status'] );
	}

	public function test_reads_that_a_proxy_sends_to_a_replica_are_seen(): void {
		$replica = static fn ( string $query ): string =>
			str_contains( $query, '@@read_only' ) ? "SELECT '1' AS one, '0' AS other" : $query;
		add_filter( 'query', $replica );
		self::assertSame( 'recommended', $this->health( 'rueda_replicas' )['status'] );
	}

	private function cron(): CronHealth {
		return new CronHealth( new Clock(), new Servers( new Clock() ) );
	}

	/** @param array<string, mixed> $differs */
	private function another_server( array $differs ): void {
		$servers = get_option( Servers::OPTION );
		$own     = array_diff_key( $servers, [ 'another' => true ] );
		update_option( Servers::OPTION, $own + [ 'another' => $differs + [ 'seen' => time() + 1 ] + reset( $own ) ] );
	}

	/** @return array{status: string, description: string} */
	private function health( string $test ): array {
		return apply_filters( 'site_status_tests', [] )['direct'][ $test ]['test']();
	}
}
