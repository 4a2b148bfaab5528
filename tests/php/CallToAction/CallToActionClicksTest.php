<?php

declare( strict_types=1 );

namespace Rueda\Tests\CallToAction;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\CallToActionClickRoute;
use Rueda\CallToAction\CallToActionClicks;
use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;
use Rueda\Tests\Wheel\WheelTestCase;

final class CallToActionClicksTest extends WheelTestCase {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . CallToActionClicks::full_name() );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
	}

	public function test_counts_each_button_apart(): void {
		$wheel = $this->make_wheel(
			[ [ 'label' => 'A' ] ],
			[ 'meta_input' => [ CallToAction::META => [ 'ctaType' => 'page-cta' ] ] ]
		);
		$page  = $this->make_post( [ 'post_type' => 'page', 'post_content' => '<!-- wp:rueda/call-to-action /-->' ] );
		$route = $this->route();
		foreach ( [
			[ 'global', 'primary' ],
			[ 'global', 'primary' ],
			[ 'global', 'secondary' ],
			[ (string) $wheel, 'primary' ],
			[ (string) $page, 'secondary' ],
			[ 'elsewhere', 'primary' ],
		] as [ $cta, $button ] ) {
			self::assertSame( 204, $route->take( [ 'cta' => $cta, 'button' => $button ] ) );
		}

		$totals = ( new CallToActionClicks() )->totals( 'global', (string) $wheel, (string) $page );
		self::assertSame( [ 'primary' => 2, 'secondary' => 1 ], $totals['global'] );
		self::assertSame( [ 'primary' => 1, 'secondary' => 0 ], $totals[ $wheel ] );
		self::assertSame( [ 'primary' => 0, 'secondary' => 1 ], $totals[ $page ] );
		self::assertCount( 3, $totals );
		self::assertSame( [ 'elsewhere' ], array_keys( ( new CallToActionClicks() )->totals( 'elsewhere' ) ) );

		wp_delete_post( $page, true );
		wp_delete_post( $wheel, true );
		self::assertSame(
			[ 'global' ],
			array_keys( ( new CallToActionClicks() )->totals( 'global', (string) $wheel, (string) $page ) )
		);
	}

	public function test_deleting_a_post_that_has_no_counter_asks_the_database_nothing(): void {
		$asked = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$asked ): string {
				if ( str_contains( $query, CallToActionClicks::full_name() ) ) {
					$asked[] = $query;
				}
				return $query;
			}
		);
		$page = $this->make_post( [ 'post_type' => 'page' ] );
		foreach ( [ 'revision', 'rueda_report', 'wp_block' ] as $type ) {
			wp_delete_post(
				$this->make_post(
					[ 'post_type' => $type, 'post_title' => 'T', 'post_status' => 'inherit', 'post_parent' => $page ]
				),
				true
			);
		}
		self::assertSame( [], $asked );
		wp_delete_post( $page, true );
		self::assertCount( 1, $asked );
	}

	public function test_counts_nothing_that_is_not_on_this_site(): void {
		$wheel = $this->make_wheel();
		$draft = $this->make_post(
			[ 'post_type' => 'page', 'post_status' => 'draft', 'post_content' => '<!-- wp:rueda/call-to-action /-->' ]
		);
		$page  = $this->make_post( [ 'post_type' => 'page' ] );
		$route = $this->route();
		// An author who tries a draft sees no error in the browser's console.
		foreach ( [ $wheel, $draft, $page, 99999999 ] as $post ) {
			self::assertSame( 204, $route->take( [ 'cta' => (string) $post, 'button' => 'primary' ] ) );
		}
		$words = [ '', 'site', "global' OR 1=1", [ 'global' ], null ];
		foreach ( [ '0', '-1', '01', '1e3', "1\n", str_repeat( '9', 40 ), 7, ...$words ] as $cta ) {
			self::assertSame( 400, $route->take( [ 'cta' => $cta, 'button' => 'primary' ] ) );
		}
		foreach ( [ 'third', '', [ 'primary' ], null, 0 ] as $button ) {
			self::assertSame( 400, $route->take( [ 'cta' => 'global', 'button' => $button ] ) );
		}
		self::assertSame( 400, $route->take( [] ) );
		self::assertSame( '0', $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . CallToActionClicks::full_name() ) );
	}

	public function test_other_sites_cannot_press_for_their_visitors(): void {
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		self::assertSame( 403, $this->route()->take( [ 'cta' => 'global', 'button' => 'primary' ] ) );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		self::assertSame( 204, $this->route()->take( [ 'cta' => 'global', 'button' => 'primary' ] ) );
	}

	public function test_counts_a_limited_number_of_clicks_of_one_visitor(): void {
		$route = $this->route( 3 );
		$sent  = [];
		for ( $i = 0; $i < 5; $i++ ) {
			$sent[] = $route->take( [ 'cta' => 'global', 'button' => 'primary' ] );
		}
		self::assertSame( [ 204, 204, 204, 429, 429 ], $sent );
		self::assertSame( 3, ( new CallToActionClicks() )->totals( 'global' )['global']['primary'] );
	}

	public function test_visitors_without_an_account_are_counted(): void {
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_' . CallToActionClickRoute::ACTION ) );
	}

	private function route( int $limit = 60 ): CallToActionClickRoute {
		return new CallToActionClickRoute(
			new CallToActionClicks(),
			new RateLimiter( new Clock(), 'cta-test-' . wp_generate_password( 8, false ), $limit, 600 )
		);
	}
}
