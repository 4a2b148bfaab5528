<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Matches;
use Rueda\Kit\Import\Run;

/** What becomes of the pages that a kit brings: drafts, or public where the admin says so. */
final class NewPagesTest extends ImportTestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->fill_kit();
		$this->publishes = false;
	}

	public function test_new_pages_are_drafts_and_what_they_use_is_as_the_kit_says(): void {
		$run = $this->import();

		self::assertSame(
			[
				'wheel:balance'      => 'publish',
				'rueda_form:contact' => 'publish',
				'page:contact'       => 'draft',
				'page:about'         => 'draft',
				'page:home'          => 'draft',
				'wp_block:offer'     => 'publish',
			],
			$this->statuses( $run )
		);
		self::assertSame( 'contact', $this->post_of( $run, 'page:contact' )->post_name );
		foreach ( $this->preview()->describe( $this->kit )['items'] as $item ) {
			self::assertSame( Matches::SAME, $item['state'], $item['key'] );
		}
	}

	public function test_the_report_leads_to_the_preview_of_a_draft_until_it_is_published(): void {
		$run  = $this->import();
		$page = $this->post_of( $run, 'page:contact' );
		$told = fn (): array => array_column( $this->report( $run )['report']['items'], null, 'key' );

		self::assertTrue( $told()['page:contact']['draft'] );
		self::assertSame( get_preview_post_link( $page ), $told()['page:contact']['view'] );
		self::assertStringContainsString( 'preview=true', $told()['page:contact']['view'] );
		self::assertStringContainsString( "post={$page->ID}&action=edit", $told()['page:contact']['edit'] );
		self::assertFalse( $told()['wheel:balance']['draft'] );

		wp_publish_post( $page );
		self::assertFalse( $told()['page:contact']['draft'] );
		self::assertSame( get_permalink( $page ), $told()['page:contact']['view'] );
	}

	public function test_pages_are_published_as_far_as_the_kit_says_where_the_admin_asks_for_it(): void {
		$this->publishes = true;
		$this->kit->add( 'page:unfinished', [ 'status' => 'draft' ] );

		self::assertTrue( $this->preview()->describe( $this->kit )['publish'] );
		$told = $this->statuses( $this->import() );
		self::assertSame(
			[ 'publish', 'private', 'draft' ],
			[ $told['page:contact'], $told['page:home'], $told['page:unfinished'] ]
		);
	}

	public function test_who_may_not_publish_pages_is_not_offered_it_and_gets_none_published(): void {
		$this->publishes = true;
		add_filter( 'user_has_cap', static fn ( array $caps ): array => [ 'publish_pages' => false ] + $caps );

		self::assertFalse( $this->preview()->describe( $this->kit )['publish'] );
		self::assertSame( 'pending', $this->statuses( $this->import() )['page:contact'] );
	}

	public function test_a_replaced_page_stays_as_public_as_it_was(): void {
		$this->populate();
		$told = $this->statuses( $this->import( [ 'page:contact' => 'replace' ] ) );
		self::assertSame( [ 'publish', 'draft' ], [ $told['page:contact'], $told['page:about'] ] );
	}

	/** @return array<string, string> By key. */
	private function statuses( Run $run ): array {
		return array_map(
			static fn ( array $item ): string => (string) get_post_status( $item['id'] ),
			$run->items
		);
	}
}
