<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Kit\Archive\ZipKit;

/** The kit's front page becomes the site's, and an undo brings back what was there. */
final class FrontPageTest extends ImportTestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->kit->add( 'page:home', [] )->add( 'page:about', [] );
		$this->kit->front_page = 'page:home';
		$this->front           = true;
	}

	public function test_the_kits_front_page_becomes_the_sites_until_the_import_is_undone(): void {
		$this->populate();
		$before = $this->site();
		self::assertSame(
			[ 'key' => 'page:home', 'title' => 'Home', 'public' => false ],
			$this->preview()->describe( $this->kit )['front']
		);
		$run = $this->import();

		self::assertSame( [ 'page', $run->items['page:home']['id'] ], $this->front_page() );
		self::assertContains(
			[ 'part' => 'front_page', 'outcome' => 'taken' ],
			$this->report( $run )['report']['settings']
		);
		self::assertNull( $this->preview()->describe( $this->kit )['front'] );
		$this->undo( $run );
		$this->assert_site( $before );
	}

	public function test_an_undo_brings_back_the_page_that_was_the_front_page(): void {
		$mine = $this->make_page( 'Mine' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $mine );
		$run = $this->import();
		self::assertNotSame( [ 'page', $mine ], $this->front_page() );
		$this->undo( $run );
		self::assertSame( [ 'page', $mine ], $this->front_page() );
	}

	public function test_an_undo_leaves_a_front_page_that_was_chosen_since_even_if_it_is_of_the_kit(): void {
		$run   = $this->import();
		$about = $run->items['page:about']['id'];
		update_option( 'page_on_front', $about );
		$run = $this->undo( $run );

		self::assertSame( [ 'page', $about ], $this->front_page() );
		self::assertInstanceOf( \WP_Post::class, get_post( $about ) );
		self::assertNull( get_post( $run->items['page:home']['id'] ) );
		self::assertSame( [ 'Front page', 'About' ], array_column( $this->report( $run )['kept'], 'title' ) );
	}

	public function test_a_page_that_visitors_cannot_see_is_not_made_the_front_page(): void {
		$this->publishes = false;
		$run             = $this->import();
		self::assertSame( 'posts', $this->front_page()[0] );
		self::assertContains(
			[ 'part' => 'front_page', 'outcome' => 'kept' ],
			$this->report( $run )['report']['settings']
		);
	}

	public function test_a_page_that_is_here_already_can_become_the_front_page_later(): void {
		$this->front = false;
		$home        = $this->import()->items['page:home']['id'];
		self::assertSame( 'posts', $this->front_page()[0] );
		self::assertTrue( $this->preview()->describe( $this->kit )['front']['public'] );

		$this->front = true;
		$run         = $this->import();
		self::assertSame( [ 'page', $home ], $this->front_page() );
		$this->undo( $run );
		self::assertSame( 'posts', $this->front_page()[0] );
		self::assertInstanceOf( \WP_Post::class, get_post( $home ) );
	}

	public function test_the_front_page_stays_what_it_was_when_an_import_fails(): void {
		$this->kit->add_image();
		$before = $this->site();
		$stop   = static function ( string $name ): void {
			if ( 'show_on_front' === $name ) {
				throw new \RuntimeException( 'After the page, before its kind.' );
			}
		};
		add_action( 'update_option', $stop );
		self::assertSame( 'failure', $this->import()->result );
		remove_action( 'update_option', $stop );
		$this->assert_site( $before );
	}

	public function test_nothing_is_offered_where_the_kit_has_no_front_page_or_the_admin_lacks_the_right(): void {
		add_filter( 'user_has_cap', static fn ( array $caps ): array => [ 'manage_options' => false ] + $caps );
		self::assertNull( $this->preview()->describe( $this->kit )['front'] );
		remove_all_filters( 'user_has_cap' );
		$this->kit->front_page = '';
		self::assertNull( $this->preview()->describe( $this->kit )['front'] );
		$this->import();
		self::assertSame( 'posts', $this->front_page()[0] );
	}

	public function test_an_export_says_which_of_its_pages_is_the_front_page(): void {
		$page = $this->make_page( 'Start' );
		$path = $this->uploads . '/kit.zip';
		update_option( 'page_on_front', $page );
		foreach ( [ 'posts' => '', 'page' => 'page:start' ] as $kind => $key ) {
			update_option( 'show_on_front', $kind );
			Exporter::write( new ExportChoice( 'Kit', '', [ 'page:start' ], [] ), $path );
			self::assertSame( $key, ZipKit::open( $path )->manifest()->front_page );
		}
	}

	private function make_page( string $title ): int {
		return wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_name'   => strtolower( $title ),
				'post_status' => 'publish',
			]
		);
	}

	/** @return array{string, int} */
	private function front_page(): array {
		wp_cache_flush();
		return [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) ];
	}
}
