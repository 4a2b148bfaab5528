<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Rueda\Settings\ProxySettings;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Http\SharedAddress;
use Rueda\Support\Http\SharedAddressWarning;
use Rueda\Support\RateLimiter;
use Rueda\Tests\TestCase;

/** Admins learn that a proxy hides visitors' addresses, once that has cost somebody something. */
final class SharedAddressTest extends TestCase {
	private const BALANCER = '10.9.8.7';

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
	}

	public function test_different_visitors_who_are_refused_behind_one_address_are_told_to_admins(): void {
		$this->visitors( 5 );
		self::assertSame( 'good', $this->health()['status'], 'Four were refused.' );
		self::assertSame( '', $this->notice() );

		$this->visitors( 7 );
		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertStringContainsString( 'at least five different ones', $this->health()['description'] );
		self::assertStringContainsString( 'All visitors seem to come from one address', $this->notice() );
	}

	public function test_one_visitor_who_is_refused_again_and_again_is_nobody_else(): void {
		$this->visitors( 40, static fn (): string => '198.51.100.4' );
		self::assertSame( 'good', $this->health()['status'] );
	}

	public function test_no_address_is_stored_and_nothing_without_a_refusal(): void {
		$this->visitors( 1 );
		self::assertCount( 1, $this->rows() );
		$this->visitors( 9 );

		self::assertCount( 2, $this->rows() );
		$all = (string) wp_json_encode( [ $this->rows(), get_option( SharedAddress::OPTION ) ] );
		self::assertDoesNotMatchRegularExpression( '/198\.51|10\.9/', $all );
	}

	/** @return iterable<string, array{string, array<string, string>}> The connection's address, and headers. */
	public function fine(): iterable {
		yield 'no header' => [ self::BALANCER, [] ];
		$restored = [ 'HTTP_X_FORWARDED_FOR' => '198.51.100.4, 10.9.8.7' ];
		yield 'the server restores addresses' => [ '198.51.100.4', $restored ];
		yield 'no address in the header' => [ self::BALANCER, [ 'HTTP_X_FORWARDED_FOR' => 'unknown' ] ];
	}

	/**
	 * @dataProvider fine
	 * @param array<string, string> $headers
	 */
	public function test_nobody_is_warned_where_all_is_well( string $from, array $headers ): void {
		$_SERVER = [ 'REMOTE_ADDR' => $from ] + $headers + $_SERVER;
		self::assertSame( 'good', $this->health()['status'] );
	}

	public function test_site_health_sees_the_proxy_in_front_of_the_admin(): void {
		$_SERVER['REMOTE_ADDR']          = self::BALANCER;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.4';

		self::assertStringContainsString( 'came from 10.9.8.7', $this->health()['description'] );
		self::assertSame( '', $this->notice(), 'Nobody has been refused.' );
	}

	public function test_the_warning_ends_when_the_proxy_is_named_and_after_two_days(): void {
		$this->visitors( 9 );
		self::assertNotSame( '', $this->notice() );
		$later = static fn (): int => time() + 2 * DAY_IN_SECONDS;
		add_filter( 'rueda_now', $later );
		self::assertSame( '', $this->notice() );
		remove_filter( 'rueda_now', $later );

		update_option( ProxySettings::OPTION, [ 'on' => true, 'addresses' => [ '10.0.0.0/8' ] ] );
		self::assertSame( '', $this->notice() );
		$this->visitors( 9 );
		self::assertSame( '', $this->notice() );
		self::assertSame( 'good', $this->health()['status'] );
	}

	/** @param (callable(int): string)|null $address Of a visitor, as the balancer names it. */
	private function visitors( int $count, ?callable $address = null ): void {
		$address ??= static fn ( int $number ): string => "198.51.100.{$number}";
		for ( $number = 1; $number <= $count; $number++ ) {
			$_SERVER['REMOTE_ADDR']          = self::BALANCER;
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $address( $number );
			( new RateLimiter( new Clock(), 'test', 1, HOUR_IN_SECONDS ) )->take();
		}
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
	}

	/** @return array<string, mixed> */
	private function health(): array {
		return ( new SharedAddressWarning( new Clock() ) )->test();
	}

	private function notice(): string {
		ob_start();
		( new SharedAddressWarning( new Clock() ) )->print();
		return (string) ob_get_clean();
	}

	/** @return list<array<string, string>> */
	private function rows(): array {
		return $GLOBALS['wpdb']->get_results( 'SELECT * FROM ' . LimitsTable::full_name(), ARRAY_A );
	}
}
