<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Routes\Unneeded;
use Rueda\Tests\TestCase;
use WP_REST_Request;

/**
 * A visitor's message is received without WordPress's own REST routes, but calls to those still work, and without the
 * styles of its blocks.
 */
final class UnneededTest extends TestCase {
	private const OF_MESSAGES = '/contact-form-7/v1/contact-forms/7/feedback';

	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/** @dataProvider calls_of_visitors */
	public function test_calls_of_visitors_do_without_the_routes_of_wordpress( string $route ): void {
		self::assertSame( [], self::routes_of_wordpress( $route ) );
		self::assertNotSame( [], preg_grep( '~/feedback$~', array_keys( rest_get_server()->get_routes() ) ) );
	}

	/** @return array<string, array{string}> */
	public static function calls_of_visitors(): array {
		return [
			'a message' => [ self::OF_MESSAGES ],
			'rules'     => [ self::OF_MESSAGES . '/schema' ],
			'refill'    => [ '/contact-form-7/v1/contact-forms/7/refill/' ],
		];
	}

	public function test_a_call_made_meanwhile_finds_the_routes_of_wordpress_and_so_do_later_ones(): void {
		self::routes_of_wordpress( self::OF_MESSAGES );

		$own = rest_do_request( new WP_REST_Request( 'POST', self::OF_MESSAGES ) );
		self::assertNotSame( 'rest_no_route', $own->get_data()['code'] ?? '' );
		self::assertArrayNotHasKey( '/wp/v2/types', rest_get_server()->get_routes() );

		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_status() );
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts' ) )->get_status() );
		$GLOBALS['wp_rest_server'] = null;
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		self::assertArrayHasKey( '/wp/v2/types', rest_get_server()->get_routes() );
	}

	public function test_all_other_calls_have_the_routes_of_wordpress_and_so_has_everybody_who_is_logged_in(): void {
		foreach ( [ '/wp/v2/posts', '/contact-form-7/v1/contact-forms', self::OF_MESSAGES . '/more' ] as $route ) {
			self::assertNotSame( [], self::routes_of_wordpress( $route ) );
		}
		$this->act_as( 'subscriber' );
		self::assertNotSame( [], self::routes_of_wordpress( self::OF_MESSAGES ) );
	}

	/** @dataProvider addresses */
	public function test_messages_do_without_styles_of_blocks( string $address, ?string $route, bool $has ): void {
		$_SERVER['REQUEST_URI'] = $address;
		$_GET['rest_route']     = $route;
		remove_all_filters( 'should_load_separate_core_block_assets' );
		// As a theme of blocks does.
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );

		Unneeded::leave_out_styles();

		self::assertSame( $has, wp_should_load_separate_core_block_assets() );
	}

	/** @return array<string, array{string, ?string, bool}> */
	public static function addresses(): array {
		return [
			'a message'               => [ '/wp-json' . self::OF_MESSAGES . '?_locale=user', null, false ],
			'below a folder'          => [ '/blog/index.php/wp-json' . self::OF_MESSAGES, null, false ],
			'without permalinks'      => [ '/?rest_route=' . self::OF_MESSAGES, self::OF_MESSAGES, false ],
			'a form without a script' => [ '/contact/', null, true ],
			'another route'           => [ '/wp-json/wp/v2/posts', null, true ],
			'a page named like one'   => [ '/contact-form-7/v1/contact-forms/7/feedback', null, true ],
			'one that asks for both'  => [ '/wp-json' . self::OF_MESSAGES, '/wp/v2/posts', true ],
			'no address'              => [ '///', null, true ],
		];
	}

	/** @return list<string> */
	private static function routes_of_wordpress( string $called ): array {
		$GLOBALS['wp']->query_vars['rest_route'] = $called;
		$GLOBALS['wp_rest_server']               = null;
		return array_values( preg_grep( '~^/wp/v2/~', array_keys( rest_get_server()->get_routes() ) ) ?: [] );
	}
}
