<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Page;
use RuntimeException;

/** How a report's page deletes it, and what it leaves alone. */
final class ReportPageDeletionTest extends ReportPageTestCase {
	public function test_is_deleted_by_the_owners_form_and_by_nothing_else(): void {
		$report = $this->make_report();
		$owner  = $report->owner_link( $this->key( $report ) );
		add_filter(
			'wp_redirect',
			static function ( string $to, int $status ): string {
				throw new RuntimeException( "{$status} {$to}" );
			},
			10,
			2
		);
		$this->keep_hooks();
		$form = [ Page::DELETE => '1' ];
		// A followed link, a post without the button's field, one to the public address and one with a wrong key.
		$this->visit( $owner );
		$this->visit( $owner, 'GET', $form );
		$this->visit( $owner, 'POST' );
		$this->visit( $report->link(), 'POST', $form );
		$this->visit( $report->owner_link( str_repeat( '0', 32 ) ), 'POST', $form );
		self::assertNotNull( $this->reports()->find( $report->id() ) );

		try {
			$this->visit( $owner, 'POST', $form );
			self::fail( 'Nobody was sent on.' );
		} catch ( RuntimeException $redirect ) {
			self::assertSame( '303 ' . $report->link(), $redirect->getMessage() );
		}
		self::assertNull( get_post( $report->id() ) );
	}

	public function test_contents_elsewhere_are_left_alone(): void {
		$this->visit( $this->make_report()->link() );
		self::assertSame( "<p>Hello</p>\n", apply_filters( 'the_content', 'Hello' ) );
	}

	public function test_other_pages_are_as_they_were(): void {
		$page  = $this->make_post( [ 'post_type' => 'page', 'post_name' => 'about', 'post_content' => 'Us' ] );
		$query = $this->visit( home_url( '/?page_id=' . $page ) );
		self::assertSame( $page, $query->get_queried_object_id() );
		self::assertSame( 200, $this->status );
		self::assertStringContainsString( 'Us', $this->printed() );
		self::assertStringNotContainsString( 'rueda-report', implode( ' ', get_body_class() ) );
	}
}
