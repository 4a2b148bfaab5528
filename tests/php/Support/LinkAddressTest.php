<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\LinkAddress;
use Rueda\Tests\TestCase;

final class LinkAddressTest extends TestCase {
	public function test_keeps_addresses_that_lead_somewhere(): void {
		foreach ( [
			'https://example.org/a?b=1&c=2#d',
			'mailto:ana@example.org',
			'tel:+34123',
			'/about/',
			'#part',
			'?p=3',
			'//example.org/x',
		] as $address ) {
			self::assertSame( $address, LinkAddress::clean( " $address\n" ) );
		}
		self::assertSame( 'http://www.example.org', LinkAddress::clean( 'www.example.org' ) );
	}

	public function test_an_address_that_leads_nowhere_or_runs_code_is_none(): void {
		foreach ( [
			'',
			'http://',
			'https:',
			'HTTPS://',
			'mailto:',
			'tel:/',
			'javascript:alert(1)',
			'ftp://example.org',
		] as $address ) {
			self::assertSame( '', LinkAddress::clean( $address ), $address );
		}
	}
}
