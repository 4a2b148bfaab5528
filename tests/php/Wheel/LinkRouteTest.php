<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use WP_REST_Request;

/** The targets of links that authors enter. */
final class LinkRouteTest extends WheelTestCase {

	/** @var list<string> */
	private array $asked = [];

	public function test_a_public_post_is_there_and_a_draft_is_not(): void {
		$this->act_as( 'editor' );
		$public = $this->make_post( [ 'post_type' => 'page', 'post_title' => 'Here' ] );
		$draft  = $this->make_post( [ 'post_type' => 'page', 'post_title' => 'Not yet', 'post_status' => 'draft' ] );
		self::assertFalse( $this->is_dead( home_url( "/?page_id=$public" ) ) );
		self::assertFalse( $this->is_dead( "/?page_id=$public" ) );
		self::assertTrue( $this->is_dead( home_url( "/?page_id=$draft" ) ) );
		wp_trash_post( $public );
		self::assertTrue( $this->is_dead( "/?page_id=$public" ) );
	}

	/** @dataProvider codes */
	public function test_an_address_that_is_no_post_is_requested_as_a_visitor( int $code, bool $is_dead ): void {
		$this->act_as( 'editor' );
		$this->answer_with( $code );
		self::assertSame( $is_dead, $this->is_dead( '/gone/' ) );
		self::assertSame( [ home_url( '/gone/' ) ], $this->asked );
	}

	/** @return array<string, array{int, bool}> */
	public static function codes(): array {
		return [
			'found'          => [ 200, false ],
			'elsewhere'      => [ 301, false ],
			'for some alone' => [ 403, false ],
			'missing'        => [ 404, true ],
			'gone'           => [ 410, true ],
			'in trouble'     => [ 500, false ],
		];
	}

	/** @dataProvider strangers */
	public function test_other_sites_are_never_asked( string $url ): void {
		$this->act_as( 'editor' );
		$this->answer_with( 404 );
		self::assertFalse( $this->is_dead( $url ) );
		self::assertSame( [], $this->asked );
	}

	/** @return array<string, array{string}> */
	public static function strangers(): array {
		return [
			'another host'     => [ 'https://example.org/gone/' ],
			'another port'     => [ 'http://localhost:22/' ],
			'no scheme'        => [ '//example.org/gone/' ],
			'a user'           => [ 'http://localhost@example.org/' ],
			'another protocol' => [ 'file:///etc/passwd' ],
			'a mail'           => [ 'mailto:ana@example.org' ],
			'no address'       => [ 'gone' ],
		];
	}

	public function test_only_authors_may_ask(): void {
		$request = new WP_REST_Request( 'GET', '/rueda/v1/link' );
		$request->set_query_params( [ 'url' => '/' ] );
		self::assertSame( 401, rest_do_request( $request )->get_status() );
		$this->act_as( 'subscriber' );
		self::assertSame( 403, rest_do_request( $request )->get_status() );
	}

	private function is_dead( string $url ): bool {
		$request = new WP_REST_Request( 'GET', '/rueda/v1/link' );
		$request->set_query_params( [ 'url' => $url ] );
		$response = rest_do_request( $request );
		self::assertSame( 200, $response->get_status() );
		return $response->get_data()['isDead'];
	}

	private function answer_with( int $code ): void {
		add_filter(
			'pre_http_request',
			function ( $answer, array $args, string $url ) use ( $code ): array {
				$this->asked[] = $url;
				return [
					'headers'  => [],
					'body'     => '',
					'cookies'  => [],
					'filename' => null,
					'response' => [
						'code'    => $code,
						'message' => '',
					],
				];
			},
			// Runs after the filter that keeps the tests from sending requests.
			99,
			3
		);
	}
}
