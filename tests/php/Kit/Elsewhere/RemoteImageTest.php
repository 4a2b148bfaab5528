<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Kit\Elsewhere\RemoteImage;
use Rueda\Kit\KitError;
use Rueda\Support\Http\PublicAddress;
use Rueda\Tests\TestCase;

/** @group newest */
final class RemoteImageTest extends TestCase {
	private const HILLS = RUEDA_DIR . 'assets/pictures/hills.webp';

	/** @var list<string> Addresses that were asked for. */
	private array $asked = [];

	public function test_gives_the_bytes_of_an_image_and_the_ending_of_its_real_type(): void {
		$bytes = (string) file_get_contents( self::HILLS );
		$this->answer( [ 'https://cdn.example/a.jpg' => [ 200, $bytes, '' ] ] );
		self::assertSame(
			[ 'bytes' => $bytes, 'extension' => 'webp' ],
			$this->remote( [ '93.184.216.34' ] )->fetch( 'https://cdn.example/a.jpg' )
		);
	}

	/** @dataProvider refused */
	public function test_takes_nothing_but_an_image( int $code, string $body, string $reason ): void {
		$this->answer( [ 'https://cdn.example/a.jpg' => [ $code, $body, '' ] ] );
		self::assertSame( $reason, $this->reason( 'https://cdn.example/a.jpg', [ '93.184.216.34' ] ) );
	}

	/** @return iterable<string, array{int, string, string}> */
	public function refused(): iterable {
		yield 'a page' => [ 200, '<html></html>', 'kit_bad_image' ];
		yield 'a vector image' => [ 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'kit_bad_image' ];
		yield 'an image with a program behind it' => [
			200,
			file_get_contents( self::HILLS ) . '<?php echo 1;',
			'kit_bad_image',
		];
		yield 'nothing' => [ 200, '', 'kit_not_fetched' ];
		yield 'an error' => [ 404, (string) file_get_contents( self::HILLS ), 'kit_not_fetched' ];
		yield 'more than an image may have' => [ 200, str_repeat( 'a', 20 * 1024 * 1024 + 1 ), 'kit_not_fetched' ];
	}

	public function test_asks_no_host_that_has_an_address_which_is_not_public(): void {
		$this->answer( [] );
		foreach ( [ '127.0.0.1', '10.0.0.9', '169.254.169.254', '::1', 'fe80::1', '::ffff:192.168.0.1' ] as $closed ) {
			$reason = $this->reason( 'https://cdn.example/a.jpg', [ '93.184.216.34', $closed ] );
			self::assertSame( 'kit_not_public', $reason, $closed );
		}
		self::assertSame( 'kit_not_public', $this->reason( 'https://gone.example/a.jpg', [] ) );
		self::assertSame( [], $this->asked );
	}

	public function test_follows_a_redirect_only_to_a_public_address(): void {
		$bytes = (string) file_get_contents( self::HILLS );
		$this->answer(
			[
				'https://cdn.example/a.webp'  => [ 301, '', 'https://cdn.example/b.webp' ],
				'https://cdn.example/b.webp'  => [ 200, $bytes, '' ],
				'https://cdn.example/inside'  => [ 302, '', 'http://127.0.0.1/a.webp' ],
				'https://cdn.example/forever' => [ 302, '', '/forever' ],
			]
		);
		$remote = new RemoteImage(
			static fn ( string $host ): array => '127.0.0.1' === $host ? [ $host ] : [ '93.184.216.34' ]
		);
		self::assertSame( $bytes, $remote->fetch( 'https://cdn.example/a.webp' )['bytes'] );
		self::assertSame( 'kit_not_public', self::reason_of( $remote, 'https://cdn.example/inside' ) );
		self::assertSame( 'kit_not_fetched', self::reason_of( $remote, 'https://cdn.example/forever' ) );
		self::assertNotContains( 'http://127.0.0.1/a.webp', $this->asked );
	}

	public function test_knows_which_addresses_everybody_can_reach(): void {
		foreach ( [ '93.184.216.34', '8.8.8.8', '100.128.0.1', '192.0.1.1', '2606:2800:220:1::1' ] as $open ) {
			self::assertTrue( PublicAddress::is_public( $open ), $open );
		}
		$closed = [
			'',
			'localhost',
			'0.0.0.0',
			'172.16.0.1',
			'100.64.0.1',
			'100.127.255.255',
			'192.0.0.8',
			'198.19.0.1',
			'224.0.0.1',
			'255.255.255.255',
			'fc00::1',
			'64:ff9b::7f00:1',
			'64:ff9b:1::1',
			'2002:7f00:1::',
			'2001:0:1::1',
			'ff02::1',
		];
		foreach ( $closed as $address ) {
			self::assertFalse( PublicAddress::is_public( $address ), $address );
		}
		self::assertSame( [ '127.0.0.1' ], PublicAddress::addresses_of( '127.0.0.1' ) );
	}

	/** @param array<string, array{int, string, string}> $answers Status, body and redirect, by address. */
	private function answer( array $answers ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $before, array $args, string $url ) use ( $answers ): array {
				$this->asked[]        = $url;
				[ $code, $body, $to ] = $answers[ $url ] ?? [ 404, '', '' ];
				return [
					'headers'  => '' === $to ? [] : [ 'location' => $to ],
					'body'     => $body,
					'response' => [ 'code' => $code, 'message' => '' ],
					'cookies'  => [],
				];
			},
			10,
			3
		);
	}

	/** @param list<string> $addresses Of each host. */
	private function remote( array $addresses ): RemoteImage {
		return new RemoteImage( static fn (): array => $addresses );
	}

	/** @param list<string> $addresses Of each host. */
	private function reason( string $url, array $addresses ): string {
		return self::reason_of( $this->remote( $addresses ), $url );
	}

	private static function reason_of( RemoteImage $remote, string $url ): string {
		try {
			$remote->fetch( $url );
		} catch ( KitError $error ) {
			return $error->reason;
		}
		return '';
	}
}
