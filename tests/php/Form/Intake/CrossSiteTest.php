<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Guard\Sender;
use Rueda\Form\Post\Request;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;

/** Forms that pages of other websites send. */
final class CrossSiteTest extends FormTestCase {

	private const FIELDS = [ [ 'name' => 'your-name' ] ];

	/** @return iterable<string, array{string, string, bool}> */
	public function requests(): iterable {
		yield 'another website' => [ 'cross-site', 'https://evil.test', true ];
		yield 'a host that begins as this one' => [ 'cross-site', 'https://example.org.evil.test', true ];
		yield 'a page without an origin' => [ 'cross-site', 'null', true ];
		yield 'an app in a frame of its own' => [ 'cross-site', 'capacitor://localhost', true ];
		yield 'a browser that says nothing' => [ '', 'https://evil.test', false ];
		yield 'no origin' => [ 'cross-site', '', false ];
		yield 'this page' => [ 'same-origin', 'https://example.org', false ];
		yield 'a subdomain' => [ 'same-site', 'https://shop.example.org', false ];
		yield 'this site by http' => [ 'cross-site', 'http://Example.org:8080', false ];
		yield 'where WordPress lies' => [ 'cross-site', 'https://wordpress.example.net', false ];
		yield 'what WordPress allows' => [ 'cross-site', 'https://app.test', false ];
	}

	/** @dataProvider requests */
	public function test_refuses_other_websites_and_nothing_else(
		string $site,
		string $origin,
		bool $is_refused
	): void {
		add_filter( 'home_url', static fn (): string => 'https://example.org/' );
		add_filter( 'site_url', static fn (): string => 'https://wordpress.example.net/wp' );
		add_filter(
			'allowed_http_origins',
			static fn ( array $origins ): array => [ ...$origins, 'https://app.test' ]
		);
		[ $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] ] = [ $site, $origin ];

		self::assertSame(
			$is_refused,
			null !== Sender::refusal_of_other_site( $this->form( self::FIELDS ), new Request( [], [], true ) )
		);
	}

	/** @return list<array{string, bool}> */
	public static function referrers(): array {
		return [
			[ 'https://example.org', true ],
			[ 'https://example.org/contact/?a=b#c', true ],
			[ 'https://example.org.evil.test/contact/', false ],
			[ 'https://example.org@evil.test/contact/', false ],
			[ 'https://example.organic/contact/', false ],
		];
	}

	/** @dataProvider referrers */
	public function test_only_a_page_of_this_site_is_named_as_the_forms_page( string $referrer, bool $is_own ): void {
		add_filter( 'home_url', static fn ( string $url, string $path ): string => "https://example.org$path", 10, 2 );
		$_SERVER['HTTP_REFERER'] = $referrer;

		self::assertSame( $is_own ? $referrer : 'https://example.org/', ( new Request( [], [], true ) )->page() );
	}

	public function test_the_route_refuses_another_website_in_words_and_takes_nothing(): void {
		[ $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] ] = [ 'cross-site', 'https://evil.test' ];
		$id     = $this->make_form( self::FIELDS );
		$answer = $this->answer( $id, [ 'your-name' => 'Ada' ] );

		self::assertSame( [ 'error', [] ], [ $answer['status'], $answer['invalid_fields'] ] );
		self::assertStringContainsString( 'sent from a page of another website', $answer['message'] );
		self::assertStringContainsString( home_url( '/' ), $answer['message'] );
		self::assertSame( [], $this->messages() );

		add_filter(
			'rueda_form_allow_cross_site',
			static fn ( bool $is_allowed, string $origin ): bool => 'https://evil.test' === $origin,
			10,
			2
		);
		$inputs = $this->honeypot()->inputs( $id );
		add_filter( 'rueda_now', static fn (): int => time() + 10 );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'your-name' => 'Ada' ] + $inputs )['status'] );
	}
}
