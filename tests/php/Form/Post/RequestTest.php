<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Post;

use Rueda\Form\Post\Request;
use Rueda\Tests\TestCase;

final class RequestTest extends TestCase {
	/** @dataProvider sites */
	public function test_a_post_without_a_script_has_the_address_of_its_page(
		string $home,
		string $uri,
		string $page
	): void {
		add_filter(
			'home_url',
			static fn ( string $url, string $path ): string => '' === $path ? $home : $home . '/' . ltrim( $path, '/' ),
			10,
			2
		);
		$_SERVER['REQUEST_URI'] = $uri;

		self::assertSame( $page, ( new Request( [], [], false ) )->page() );
	}

	/** @return array<string, array{string, string, string}> */
	public static function sites(): array {
		return [
			'a site of its own host'  => [ 'https://example.org', '/contact/?a=1', 'https://example.org/contact/?a=1' ],
			'a site in a folder'      => [
				'https://example.org/blog',
				'/blog/contact/',
				'https://example.org/blog/contact/',
			],
			'a site at another port'  => [ 'http://example.org:8080/blog', '/blog/', 'http://example.org:8080/blog/' ],
			'an address with no path' => [ 'https://example.org', 'x', 'https://example.org/' ],
		];
	}

	public function test_a_long_header_never_ends_with_half_a_character(): void {
		$_SERVER['HTTP_REFERER']    = home_url( '/a' . str_repeat( 'ñ', 1500 ) );
		$_SERVER['HTTP_USER_AGENT'] = 'a' . str_repeat( 'ñ', 700 );
		$request                    = new Request( [], [], true );

		foreach ( [ $request->page() => 2000, $request->user_agent() => 1000 ] as $text => $most ) {
			self::assertSame( 1, preg_match( '//u', $text ) );
			self::assertSame( $most - 1, strlen( $text ) );
		}
	}
}
