<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Rueda\Form\Post\Request;
use Rueda\Settings\ProxySettings;
use Rueda\Support\Http\IpAddress;
use Rueda\Support\Http\Proxy;
use Rueda\Support\RateLimiter;
use Rueda\Tests\TestCase;
use WP_REST_Request;

/** Whose address counts where a proxy passes it on, and where somebody only says so. */
final class ProxyTest extends TestCase {
	private const RANGES = [ '10.0.0.0/8', '203.0.113.7', '2001:db8:aa::/48' ];

	/**
	 * The address of the connection, what X-Forwarded-For says, and the visitor's address.
	 *
	 * @return iterable<string, array{string, string|null, string}>
	 */
	public function forwarded(): iterable {
		$six = '2001:db8:aa::1';
		yield 'one hop' => [ '10.0.0.1', '198.51.100.4', '198.51.100.4' ];
		yield 'the address of a single proxy' => [ '203.0.113.7', '198.51.100.4', '198.51.100.4' ];
		yield 'the address beside it' => [ '203.0.113.8', '198.51.100.4', '203.0.113.8' ];
		yield 'anybody with a header' => [ '198.51.100.9', '127.0.0.1', '198.51.100.9' ];
		yield 'what the visitor wrote stands first' => [ '10.0.0.1', '127.0.0.1, 198.51.100.4', '198.51.100.4' ];
		yield 'he names a proxy, too' => [ '10.0.0.1', '9.9.9.9, 10.0.0.9, 198.51.100.4', '198.51.100.4' ];
		yield 'several proxies' => [ '10.0.0.1', '9.9.9.9, 198.51.100.4, 203.0.113.7,10.2.3.4', '198.51.100.4' ];
		yield 'proxies alone' => [ '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2' ];
		yield 'no header' => [ '10.0.0.1', null, '10.0.0.1' ];
		yield 'an empty header' => [ '10.0.0.1', '  ', '10.0.0.1' ];
		yield 'only commas' => [ '10.0.0.1', ',,,', '10.0.0.1' ];
		yield 'no address behind the proxy' => [ '10.0.0.1', '198.51.100.4, unknown', '10.0.0.1' ];
		yield 'no address before a proxy' => [ '10.0.0.1', "198.51.100.4, ' OR 1=1, 10.0.0.2", '10.0.0.2' ];
		yield 'bytes' => [ '10.0.0.1', "198.51.100.4\0", '10.0.0.1' ];
		yield 'several lines' => [ '10.0.0.1', "198.51.100.4\r\nX-Real-IP: 1.1.1.1", '10.0.0.1' ];
		yield 'a thousand hops' => [ '10.0.0.1', str_repeat( '10.0.0.2, ', 1000 ) . '198.51.100.4', '198.51.100.4' ];
		yield 'a very long word' => [ '10.0.0.1', str_repeat( '1', 100_000 ), '10.0.0.1' ];
		yield 'with a port' => [ '10.0.0.1', '198.51.100.4:51234', '198.51.100.4' ];
		yield 'IPv6' => [ $six, '2001:db8:bb::4', '2001:db8:bb::4' ];
		yield 'IPv6 with a port' => [ $six, '[2001:db8:bb::4]:51234', '2001:db8:bb::4' ];
		yield 'another network' => [ '2001:db8:ab::1', '198.51.100.4', '2001:db8:ab::1' ];
		yield 'the proxy in IPv6 clothes' => [ '::ffff:10.0.0.1', '198.51.100.4', '198.51.100.4' ];
		yield 'a visitor in IPv6 clothes' => [ '10.0.0.1', '::ffff:198.51.100.4', '198.51.100.4' ];
		yield 'a zone' => [ '10.0.0.1', 'fe80::1%eth0', '10.0.0.1' ];
		yield 'no connection' => [ '', '198.51.100.4', '' ];
		yield 'leading zeros' => [ '10.0.0.1', '198.051.100.004', '10.0.0.1' ];
	}

	/** @dataProvider forwarded */
	public function test_a_header_is_believed_as_far_as_the_proxy_wrote_it(
		string $from,
		?string $header,
		string $visitor
	): void {
		$this->set( [ 'on' => true, 'addresses' => self::RANGES, 'header' => 'X-Forwarded-For' ] );
		$this->come( $from, 'X_FORWARDED_FOR', $header );

		self::assertSame( $visitor, IpAddress::of_request() );
	}

	public function test_without_the_setting_no_header_is_believed(): void {
		$off = [ 'on' => false, 'addresses' => self::RANGES, 'header' => 'X-Forwarded-For' ];
		foreach ( [ false, [], $off ] as $value ) {
			$this->set( $value );
			$this->come( '10.0.0.1', 'X_FORWARDED_FOR', '198.51.100.4' );

			self::assertSame( '10.0.0.1', IpAddress::of_request() );
		}
	}

	public function test_only_the_header_that_is_set_counts(): void {
		$this->set( [ 'on' => true, 'addresses' => self::RANGES, 'header' => 'CF-Connecting-IP' ] );
		$this->come( '10.0.0.1', 'X_FORWARDED_FOR', '9.9.9.9' );
		self::assertSame( '10.0.0.1', IpAddress::of_request() );

		$this->come( '10.0.0.1', 'CF_CONNECTING_IP', '198.51.100.4' );
		self::assertSame( '198.51.100.4', IpAddress::of_request() );
		$this->come( '10.0.0.1', 'CF_CONNECTING_IP', '198.51.100.4, 9.9.9.9' );
		self::assertSame( '10.0.0.1', IpAddress::of_request(), 'This header has one address.' );
		$this->come( '9.9.9.9', 'CF_CONNECTING_IP', '198.51.100.4' );
		self::assertSame( '9.9.9.9', IpAddress::of_request() );
	}

	public function test_limits_and_messages_know_visitors_behind_the_proxy_apart(): void {
		$this->set( [ 'on' => true, 'addresses' => self::RANGES, 'header' => 'X-Forwarded-For' ] );
		$this->come( '10.0.0.1', 'X_FORWARDED_FOR', '198.51.100.4' );

		self::assertSame( '198.51.100.4', RateLimiter::visitor() );
		self::assertSame( '198.51.100.4', ( new Request( [], [], true ) )->remote_address() );
		add_filter( 'rueda_visitor_address', static fn ( string $address ): string => "of {$address}" );
		self::assertSame( 'of 198.51.100.4', RateLimiter::visitor() );
		$this->come( '10.0.0.1', 'X_FORWARDED_FOR', '2001:db8:bb:1:2::4' );
		self::assertSame( 'of 20010db800bb0001', RateLimiter::visitor() );
	}

	public function test_a_message_asks_the_database_nothing_for_it(): void {
		$this->set( ProxySettings::stored() );
		wp_load_alloptions( true );
		$before = $GLOBALS['wpdb']->num_queries;
		IpAddress::of_request();

		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	/** @return iterable<string, array{string, bool}> */
	public function ranges(): iterable {
		yield 'IPv4' => [ '192.0.2.7', true ];
		yield 'a range' => [ ' 192.0.2.0/24 ', true ];
		yield 'IPv6' => [ '2400:cb00::/32', true ];
		yield 'a whole private network' => [ '10.0.0.0/8', true ];
		yield 'everybody' => [ '0.0.0.0/0', false ];
		yield 'everybody in IPv6' => [ '::/0', false ];
		yield 'a quarter of everybody' => [ '64.0.0.0/2', false ];
		yield 'everybody in IPv6 clothes' => [ '::ffff:0.0.0.0/96', false ];
		yield 'too many bits' => [ '192.0.2.0/33', false ];
		yield 'no bits' => [ '192.0.2.0/', false ];
		yield 'bits below nothing' => [ '192.0.2.0/-1', false ];
		yield 'two slashes' => [ '192.0.2.0/24/24', false ];
		yield 'a mask' => [ '192.0.2.0/255.255.255.0', false ];
		yield 'a name' => [ 'proxy.example.org', false ];
		yield 'a star' => [ '192.0.2.*', false ];
		yield 'nothing' => [ '', false ];
	}

	/** @dataProvider ranges */
	public function test_addresses_are_taken_as_networks_publish_them_and_never_everybody(
		string $written,
		bool $is_range
	): void {
		self::assertSame( $is_range, Proxy::is_range( $written ) );
		$this->act_as( 'administrator' );
		$answer = $this->save( [ 'on' => true, 'addresses' => [ $written ], 'header' => 'X-Forwarded-For' ] );

		self::assertSame( $is_range ? 200 : 400, $answer->get_status() );
		self::assertSame( $is_range ? [ trim( $written ) ] : [], ProxySettings::stored()['addresses'] );
		self::assertSame( $is_range, ProxySettings::stored()['on'] );
	}

	public function test_an_error_says_which_address_is_wrong(): void {
		$this->act_as( 'administrator' );
		$told = fn ( array $value ): string => (string) $this->save( $value )->get_data()['message'];

		$wrong = [ 'on' => true, 'addresses' => [ '10.0.0.1', '10.0.0' ] ];
		self::assertStringContainsString( '“10.0.0”', $told( $wrong ) );
		self::assertStringContainsString( 'at least one', $told( [ 'on' => true, 'addresses' => [] ] ) );
		self::assertSame( 200, $this->save( [ 'on' => false, 'addresses' => [] ] )->get_status() );
		foreach ( [ [ 'on' => 'x' ], [ 'header' => 'Host' ], [ 'addresses' => [ [] ] ], [ 'more' => 1 ] ] as $wrong ) {
			self::assertSame( 400, $this->save( $wrong )->get_status(), (string) wp_json_encode( $wrong ) );
		}
	}

	public function test_the_setting_is_the_administrators(): void {
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->save( [ 'on' => true, 'addresses' => [ '9.9.9.9' ] ] )->get_status() );
		self::assertFalse( ProxySettings::stored()['on'] );
	}

	private function set( mixed $value ): void {
		update_option( ProxySettings::OPTION, $value );
	}

	/** @param array<string, mixed> $value */
	private function save( array $value ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ ProxySettings::OPTION => $value ] );
		return rest_do_request( $request );
	}

	private function come( string $from, string $header, ?string $value ): void {
		foreach ( [ 'X_FORWARDED_FOR', 'CF_CONNECTING_IP', 'X_REAL_IP' ] as $name ) {
			unset( $_SERVER[ "HTTP_{$name}" ] );
		}
		$_SERVER['REMOTE_ADDR'] = $from;
		if ( null !== $value ) {
			$_SERVER[ "HTTP_{$header}" ] = $value;
		}
	}
}
