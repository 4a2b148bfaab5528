<?php

declare( strict_types=1 );

namespace Rueda\Tests\Webhook;

use Rueda\Tests\TestCase;
use Rueda\Webhook\WebhookAddress;

final class WebhookAddressTest extends TestCase {
	/** @dataProvider addresses */
	public function test_only_public_addresses_of_others_are_taken( string $address, string $refusal ): void {
		$names = [
			'public.example.com' => [ '93.184.216.34', '2606:2800:220:1::1' ],
			'six.example.com'    => [ 'fd00::1' ],
		];
		$asked = new WebhookAddress(
			static fn ( string $host ): array => filter_var( trim( $host, '[]' ), FILTER_VALIDATE_IP )
			? [ trim( $host, '[]' ) ]
			: $names[ $host ] ?? []
		);

		self::assertSame( $refusal, $asked->checked( $address )[0] );
	}

	/** @return array<string, array{string, string}> */
	public static function addresses(): array {
		return [
			'public'              => [ 'https://public.example.com/a?b=c', '' ],
			'public by number'    => [ 'http://93.184.216.34/', '' ],
			'unknown'             => [ 'https://nobody.example.com/', 'unknown-host' ],
			'this site'           => [ 'http://rueda.test/wp-json/', 'own-address' ],
			'this site with www'  => [ 'https://www.rueda.test/', 'own-address' ],
			'this computer'       => [ 'http://127.0.0.1/', 'private-address' ],
			'this computer by v6' => [ 'http://[::1]/', 'private-address' ],
			'v4 in v6'            => [ 'http://[::ffff:10.0.0.1]/', 'private-address' ],
			'a private network'   => [ 'http://192.168.1.1/', 'private-address' ],
			'a private v6'        => [ 'https://six.example.com/', 'private-address' ],
			'data of the host'    => [ 'http://169.254.169.254/latest/meta-data/', 'private-address' ],
			'a shared network'    => [ 'http://100.64.0.1/', 'private-address' ],
			'an unusual port'     => [ 'https://public.example.com:22/', 'private-address' ],
			'no web address'      => [ 'ftp://public.example.com/', 'invalid-address' ],
			'a script'            => [ 'javascript:alert(1)', 'invalid-address' ],
			'a password'          => [ 'https://ada:secret@public.example.com/', 'invalid-address' ],
			'a line break'        => [ "https://public.example.com/\r\nHost: x", 'invalid-address' ],
			'nothing'             => [ '', 'invalid-address' ],
		];
	}

	public function test_a_site_can_allow_private_addresses(): void {
		add_filter( 'rueda_webhook_private_address', '__return_true' );

		self::assertSame( [ '', '' ], ( new WebhookAddress() )->checked( 'http://192.168.1.1:9000/' ) );
	}
}
