<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Post;

use Rueda\Tests\TestCase;
use WP;

final class AddressNamesTest extends TestCase {
	private const ANSWERS = [
		'_wpcf7'     => '7',
		'name'       => 'Ana',
		'year'       => '1815',
		'p'          => '99',
		'your-email' => 'ana@example.org',
		's'          => 'x',
	];

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->page                = (int) wp_insert_post(
			[ 'post_type' => 'page', 'post_title' => 'Contact', 'post_status' => 'publish' ]
		);
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['REQUEST_URI']    = "/?page_id={$this->page}";
		$_SERVER['PHP_SELF']       = '/index.php';
		$_GET                      = [ 'page_id' => (string) $this->page ];
	}

	protected function tearDown(): void {
		[ $_GET, $_POST ] = [ [], [] ];
		parent::tearDown();
	}

	public function test_a_posted_form_is_answered_by_its_page_whatever_its_fields_are_called(): void {
		$_POST = self::ANSWERS;

		self::assertSame( [ 'page_id' => (string) $this->page ], $this->read_address() );
		self::assertSame( self::ANSWERS, $_POST, 'Who takes the message in has all of it.' );
		self::assertFalse( has_filter( 'query_vars' ), 'Who asks for the names later changes nothing.' );
	}

	public function test_a_field_named_as_the_page_is_found_by_is_no_contradiction(): void {
		$_POST = [ '_wpcf7' => '7', 'page_id' => 'B 12' ];

		self::assertSame( [ 'page_id' => (string) $this->page ], $this->read_address() );
	}

	public function test_what_is_posted_to_other_plugins_stays_what_it_was(): void {
		$_POST = [ 's' => 'x' ];

		self::assertSame( 'x', $this->read_address()['s'] );
	}

	/** @return array<string, mixed> What WordPress has read. */
	private function read_address(): array {
		$wp = new WP();
		$wp->parse_request();
		return array_filter( $wp->query_vars );
	}
}
