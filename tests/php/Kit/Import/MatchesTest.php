<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

/** Finds the post of a site that an item of a kit stands for. */
final class MatchesTest extends ImportTestCase {

	public function test_pages_of_one_slug_are_told_apart_by_their_parents(): void {
		$en    = self::page( 'en', 0 );
		$es    = self::page( 'es', 0 );
		$first = self::page( 'contact', $en );
		$other = self::page( 'contact', $es );
		$this->kit
			->add( 'page:contact', [ 'parent' => 'page:es', 'content' => 'New.' ] )
			->add( 'page:es', [ 'parent' => '' ] )
			->add( 'page:contact-2', [ 'slug' => 'contact', 'parent' => '', 'content' => 'At the top.' ] );
		$found = $this->found_matches()->find( $this->kit );
		self::assertSame( [ $other ], array_column( $found['page:contact'], 'ID' ) );
		self::assertSame( [ $es ], array_column( $found['page:es'], 'ID' ) );
		self::assertArrayNotHasKey( 'page:contact-2', $found );

		$run = $this->import( [ 'page:contact' => 'replace' ], [ 'page:contact', 'page:contact-2' ] );
		self::assertSame( [ 'replaced', 'created' ], array_column( $run->items, 'outcome' ) );
		self::assertSame( [ 'Old.', 'New.' ], [ get_post( $first )->post_content, get_post( $other )->post_content ] );
		$made = $this->post_of( $run, 'page:contact-2' );
		self::assertSame( [ 'contact', 0 ], [ $made->post_name, $made->post_parent ] );
	}

	public function test_a_page_without_its_parent_in_the_kit_is_known_where_it_comes_from(): void {
		$below = self::page( 'contact', self::page( 'home', 0 ) );
		$this->kit->add( 'page:contact', [ 'parent' => 'page:home' ] );
		self::assertSame( $below, $this->found_matches()->find( $this->kit )['page:contact'][0]->ID );
	}

	public function test_pages_that_are_each_others_parents_cause_no_endless_loop(): void {
		self::page( 'one', self::page( 'two', 0 ) );
		$this->kit->add( 'page:one', [ 'parent' => 'page:two' ] )->add( 'page:two', [ 'parent' => 'page:one' ] );
		self::assertArrayNotHasKey( 'page:two', $this->found_matches()->find( $this->kit ) );
	}

	public function test_one_post_is_replaced_by_one_item_alone(): void {
		$page = self::page( 'contact', 0 );
		$this->kit
			->add( 'page:contact', [ 'content' => 'First.', 'modified' => '2099-01-01T00:00:00Z' ] )
			->add( 'page:contact-2', [ 'slug' => 'contact', 'content' => 'Second.' ] );
		$states = array_column( $this->preview()->describe( $this->kit )['items'], 'state', 'key' );
		self::assertSame( [ 'page:contact' => 'changed', 'page:contact-2' => 'new' ], $states );

		$run = $this->import( [ 'page:contact' => 'replace', 'page:contact-2' => 'replace' ] );
		self::assertSame( [ 'replaced', 'created' ], array_column( $run->items, 'outcome' ) );
		self::assertSame( 'First.', get_post( $page )->post_content );
		self::assertSame( 'Second.', $this->post_of( $run, 'page:contact-2' )->post_content );
	}

	public function test_of_two_posts_that_were_kept_each_is_known_by_its_own_slug(): void {
		$this->kit->add( 'wheel:balance', [ 'title' => 'Balance' ] );
		$first = $this->post_of( $this->import(), 'wheel:balance' );
		$this->kit->add( 'wheel:balance', [ 'title' => 'Another balance' ] );
		$second = $this->post_of( $this->import( [ 'wheel:balance' => 'keep_both' ] ), 'wheel:balance' );
		self::assertSame( [ 'balance', 'balance-2' ], [ $first->post_name, $second->post_name ] );

		// This site exports both with these keys.
		$this->kit->add( 'wheel:balance-2', [ 'title' => 'Balance (2)' ] );
		$found = $this->found_matches()->find( $this->kit );
		self::assertSame( [ $first->ID ], array_column( $found['wheel:balance'], 'ID' ) );
		self::assertSame( [ $second->ID ], array_column( $found['wheel:balance-2'], 'ID' ) );
	}

	private static function page( string $slug, int $parent ): int {
		return wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => ucfirst( $slug ),
				'post_name'    => $slug,
				'post_parent'  => $parent,
				'post_content' => 'Old.',
			]
		);
	}
}
