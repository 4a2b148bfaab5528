<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Rueda\Support\Http\IpAddress;
use Rueda\Tests\TestCase;

final class IpAddressTest extends TestCase {

	/** @return iterable<string, array{string, string, string}> As the server writes it, as text, as a visitor. */
	public function addresses(): iterable {
		yield 'IPv4' => [ '192.168.1.1', '192.168.1.1', '192.168.1.1' ];
		yield 'mapped' => [ '::ffff:192.168.1.1', '192.168.1.1', '192.168.1.1' ];
		yield 'mapped, in capitals' => [ '::FFFF:192.168.1.1', '192.168.1.1', '192.168.1.1' ];
		yield 'mapped, in hexadecimal' => [ '::ffff:c0a8:0101', '192.168.1.1', '192.168.1.1' ];
		yield 'mapped, in full' => [ '0:0:0:0:0:ffff:c0a8:101', '192.168.1.1', '192.168.1.1' ];
		yield 'translated' => [ '::ffff:0:192.168.1.1', '192.168.1.1', '192.168.1.1' ];
		yield 'NAT64' => [ '64:ff9b::c0a8:101', '192.168.1.1', '192.168.1.1' ];
		yield 'compatible' => [ '::192.168.1.1', '192.168.1.1', '192.168.1.1' ];
		yield 'NAT64 of a single network' => [
			'64:ff9b:1::c0a8:101',
			'64:ff9b:1::c0a8:101',
			'0064ff9b0001000000000000c0a80101',
		];
		yield 'IPv6' => [ '2001:db8:1:2::1', '2001:db8:1:2::1', '20010db800010002' ];
		yield 'this machine' => [ '::1', '::1', '0000000000000000' ];
		yield 'nobody' => [ '::', '::', '0000000000000000' ];
		yield 'no address' => [ 'unix:', '', 'unix:' ];
		yield 'none at all' => [ '', '', '' ];
	}

	/** @dataProvider addresses */
	public function test_reads_an_address_whichever_way_it_is_written(
		string $written,
		string $plain,
		string $visitor
	): void {
		self::assertSame( $plain, IpAddress::plain( $written ) );
		self::assertSame( $visitor, IpAddress::visitor( $written ) );
	}
}
