<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import\Undo;

use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\Undo\Rollback;
use Rueda\Kit\Import\AbandonedRuns;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;
use Rueda\Tests\Kit\Import\ImportTestCase;

final class UndoTest extends ImportTestCase {
	public function test_a_site_is_new_until_an_import_succeeds(): void {
		$this->fill_kit();
		update_option( 'fresh_site', '1', false );
		$stop = static function (): void {
			throw new \RuntimeException( 'After the first page.' );
		};
		add_action( 'publish_page', $stop, 99 );
		self::assertSame( 'failure', $this->import()->result );
		self::assertSame( '1', get_option( 'fresh_site' ) );
		remove_action( 'publish_page', $stop, 99 );
		self::assertSame( 'success', $this->import()->result );
		self::assertSame( '0', get_option( 'fresh_site' ) );
	}

	public function test_an_import_is_undone_for_thirty_days(): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->import( [ 'page:contact' => 'replace' ] );
		self::assertTrue( $this->report( $run )['can_undo'] );
		$this->later = 29 * DAY_IN_SECONDS;
		$run         = $this->undo( $run );
		$this->assert_site( $before );
		self::assertTrue( $run->is_undone );
		self::assertSame( [ [], false ], [ $run->kept, $this->report( $run )['can_undo'] ] );

		$run          = $this->import();
		$this->later += 30 * DAY_IN_SECONDS;
		$after        = $this->site();
		$run          = $this->undo( $run );
		self::assertFalse( $run->is_undone );
		( new AbandonedRuns( $this->store, new Clock(), fn () => $this->importer() ) )->check_daily();
		$this->assert_no_journal();
		$this->assert_site( $after );
	}

	public function test_what_was_edited_since_stays_with_all_that_it_uses(): void {
		$this->populate();
		$this->fill_kit();
		$run   = $this->import( [ 'wp_block:offer' => 'replace' ] );
		$ids   = array_map( static fn ( array $item ): int => $item['id'], $run->items );
		$image = current( $run->media );
		wp_update_post( [ 'ID' => $ids['page:contact'], 'post_title' => 'Edited' ] );
		update_option( 'rueda_settings_sharing', [ 'facebook' => true ] );
		wp_trash_post( $ids['page:home'] );

		$run = $this->undo( $run );
		// These are the page, the form and the wheel that it uses, and the changed setting.
		self::assertSame( [ 'Contact', 'Contact', 'Balance', 'share' ], array_column( $run->kept, 'title' ) );
		self::assertSame( [ 'edited', 'used', 'used', 'edited' ], array_column( $run->kept, 'reason' ) );
		self::assertSame( 'Edited', get_post( $ids['page:contact'] )->post_title );
		self::assertInstanceOf( \WP_Post::class, get_post( $ids['rueda_form:contact'] ) );
		self::assertFileExists( (string) get_attached_file( $image ) );
		self::assertNull( get_post( $ids['page:about'] ) );
		self::assertNull( get_post( $ids['page:home'] ) );
		self::assertSame( 'Old offer.', get_post( $ids['wp_block:offer'] )->post_content );
		self::assertSame( 'Mine', get_option( 'rueda_settings_cta' )['title'] );
		self::assertTrue( get_option( 'rueda_settings_sharing' )['facebook'] );
		$kept = $this->report( $run )['kept'];
		self::assertStringContainsString( 'post=' . $ids['page:contact'], $kept[0]['edit'] );
	}

	/** @group newest */
	public function test_an_import_is_undone_after_the_site_got_another_address(): void {
		global $wpdb;
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->import();
		$wpdb->query(
			"UPDATE {$wpdb->posts} SET guid = REPLACE( guid, 'http://', 'https://other.' ) WHERE guid LIKE "
				. "'%sea-side%' OR guid LIKE '%rueda_kit=%'"
		);
		wp_cache_flush();
		self::assertTrue( $this->undo( $run )->is_undone );
		$this->assert_site( $before );

		// Another post has this id now.
		$this->kit->add( 'page:new', [ 'content' => 'Text.' ] );
		$run = $this->import( [], [ 'page:new' ], [] );
		$id  = $run->items['page:new']['id'];
		$wpdb->update( $wpdb->posts, [ 'guid' => home_url( '/?page_id=' . $id ) ], [ 'ID' => $id ] );
		wp_cache_flush();
		$this->undo( $run );
		self::assertInstanceOf( \WP_Post::class, get_post( $id ) );
	}

	public function test_what_others_use_meanwhile_stays(): void {
		$block = static fn ( string $image ): string => '<!-- wp:image --><figure class="wp-block-image">'
			. '<img src="rueda-kit:media:' . $image . '" alt=""/></figure><!-- /wp:image -->';
		$one   = $this->kit->add_image( 20, 10, 1 );
		$two   = $this->kit->add_image( 20, 10, 2 );
		$three = $this->kit->add_image( 20, 10, 3 );
		$four  = $this->kit->add_image( 20, 10, 4 );
		foreach ( [ 'one' => $one, 'two' => $two, 'three' => $three, 'four' => $four ] as $name => $image ) {
			$this->kit->add( 'page:' . $name, [ 'content' => $block( $image ) ] );
		}
		$this->kit->add( 'wheel:balance', [] )->add( 'wheel:other', [] )->add( 'wp_block:offer', [] );
		$run = $this->import();
		$ids = array_map( static fn ( array $item ): int => $item['id'], $run->items );
		// The images are used by a later import, in the text of a page and as the image of another page.
		$this->kit->add( 'page:later', [ 'content' => $block( $one ) ] );
		$this->import( [], [ 'page:later' ] );
		$shown = (string) wp_get_attachment_image_url( $run->media[ $two ], 'thumbnail' );
		wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_content' => '<img src="' . $shown . '"><!-- wp:rueda/wheel {"wheelId":' . $ids['wheel:balance']
					. '} /-->',
			]
		);
		$page = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:block {"ref":' . $ids['wp_block:offer'] . '} /-->',
			]
		);
		update_post_meta( $page, '_thumbnail_id', $run->media[ $three ] );
		wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'trash',
				'post_content' => '{"wheelId":' . $ids['wheel:other'] . '}',
			]
		);

		$run  = $this->undo( $run );
		$here = array_map( static fn ( int $id ): bool => null !== get_post( $id ), $run->media );
		self::assertSame(
			[ $one => true, $two => true, $three => true, $four => false ],
			array_replace( array_flip( [ $one, $two, $three, $four ] ), $here )
		);
		$here = array_keys( array_filter( $ids, static fn ( int $id ): bool => null !== get_post( $id ) ) );
		self::assertSame( [ 'wheel:balance', 'wp_block:offer' ], $here );
		self::assertSame( array_fill( 0, 5, 'used' ), array_column( $run->kept, 'reason' ) );
	}

	public function test_a_wheel_that_visitors_have_filled_in_stays_and_the_report_says_why(): void {
		$this->kit->add( 'wheel:balance', [] )->add( 'wheel:other', [] );
		$run   = $this->import();
		$wheel = $this->post_of( $run, 'wheel:balance' )->ID;
		wp_insert_post(
			[
				'post_type'   => 'rueda_report',
				'post_status' => 'publish',
				'post_parent' => $wheel,
				'post_title'  => 'Report',
			]
		);

		$run = $this->undo( $run );
		self::assertInstanceOf( \WP_Post::class, get_post( $wheel ) );
		self::assertNull( get_post( $run->items['wheel:other']['id'] ) );
		self::assertSame(
			[ 'Visitors have filled it in, and their reports need it.' ],
			array_column( $this->report( $run )['kept'], 'reason' )
		);
	}

	public function test_a_page_stays_as_long_as_another_one_is_below_it(): void {
		$this->kit->add( 'page:above', [] )->add( 'page:alone', [] );
		$run   = $this->import();
		$above = $this->post_of( $run, 'page:above' )->ID;
		$page  = [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact' ];
		$below = wp_insert_post( $page + [ 'post_parent' => $above ] );

		$run = $this->undo( $run );
		self::assertSame( $above, get_post( $below )->post_parent );
		self::assertInstanceOf( \WP_Post::class, get_post( $above ) );
		self::assertNull( get_post( $run->items['page:alone']['id'] ) );
		self::assertSame( [ 'used' ], array_column( $run->kept, 'reason' ) );
	}

	/** @group newest */
	public function test_what_was_edited_while_a_run_was_on_that_fails_stays(): void {
		$this->populate();
		$this->fill_kit();
		$page = get_page_by_path( 'contact' )->ID;
		// An admin edits the page after it was replaced, and another page cannot be published.
		$stop = static function (): void {
			wp_update_post( [ 'ID' => get_page_by_path( 'contact' )->ID, 'post_title' => 'Edited' ] );
			update_option( 'rueda_settings_sharing', [ 'facebook' => true ] );
			throw new \RuntimeException( 'After the edit.' );
		};
		add_action( 'publish_page', static fn ( int $id ) => $id === $page ? null : $stop(), 99 );
		$run = $this->start( [ 'page:contact' => 'replace' ] );
		$run = $this->finish( $run );
		self::assertSame( 'failure', $run->result );
		self::assertSame( [ 'Edited' ], [ get_post( $page )->post_title ] );
		self::assertTrue( get_option( 'rueda_settings_sharing' )['facebook'] );
		self::assertSame( 'Mine', get_option( 'rueda_settings_cta' )['title'] );
		self::assertContains( $page, array_column( $run->kept, 'id' ) );
		self::assertContains( 'edited', array_column( $run->kept, 'reason' ) );
		$run->reason = 'kit_cancelled';
		self::assertSame( 'kit_cancelled_kept', $this->report( $run )['message'] );
	}

	public function test_all_that_an_editor_can_change_is_an_edit(): void {
		foreach ( [ 'password', 'parent', 'order', 'comments' ] as $name ) {
			$this->kit->add( 'page:' . $name, [ 'content' => 'Text.' ] );
		}
		$this->kit->add( 'page:alone', [ 'content' => 'Text.' ] )->add(
			'wp_block:terms',
			[ 'categories' => [ 'Banners' ] ]
		);
		$parent = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Parent' ] );
		$run    = $this->import();
		$ids    = array_map( static fn ( array $item ): int => $item['id'], $run->items );
		wp_update_post( [ 'ID' => $ids['page:password'], 'post_password' => 'secret' ] );
		wp_update_post( [ 'ID' => $ids['page:parent'], 'post_parent' => $parent ] );
		wp_update_post( [ 'ID' => $ids['page:order'], 'menu_order' => 5 ] );
		wp_update_post( [ 'ID' => $ids['page:comments'], 'comment_status' => 'open' ] );
		wp_set_object_terms( $ids['wp_block:terms'], [ 'Other' ], 'wp_pattern_category' );
		$run = $this->undo( $run );
		self::assertSame( [ 'Password', 'Parent', 'Order', 'Comments', 'Terms' ], array_column( $run->kept, 'title' ) );
	}

	public function test_a_replaced_page_stays_in_the_trash_and_comments_stay_counted(): void {
		$this->populate();
		$this->fill_kit();
		$offer = get_page_by_path( 'offer', OBJECT, 'wp_block' )->ID;
		$run   = $this->import( [ 'page:contact' => 'replace', 'wp_block:offer' => 'replace' ] );
		$page  = $run->items['page:contact']['id'];
		wp_trash_post( $page );
		wp_insert_comment( [ 'comment_post_ID' => $offer, 'comment_content' => 'Hello', 'comment_approved' => 1 ] );
		$run = $this->undo( $run );
		self::assertSame( 'trash', get_post_status( $page ) );
		self::assertSame( [ $page, 'trashed' ], [ $run->kept[0]['id'], $run->kept[0]['reason'] ] );
		self::assertSame(
			[ 'Old offer.', '1' ],
			[ get_post( $offer )->post_content, get_post( $offer )->comment_count ]
		);
	}

	/** @group newest */
	public function test_an_undo_waits_for_an_import_that_is_on(): void {
		$this->kit->add( 'page:one', [ 'content' => 'Text.' ] );
		$done = $this->import();
		$this->kit->add( 'page:two', [ 'content' => 'Text.' ] );
		$this->start();
		$this->expectException( KitError::class );
		$this->importer()->undo( $done->id );
	}

	/** @group newest */
	public function test_a_report_that_is_deleted_leaves_nothing_of_its_run(): void {
		global $wpdb;
		$this->fill_kit();
		$run = $this->import();
		$this->store->delete( $run );
		self::assertSame(
			[],
			$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'rueda_kit_%'" )
		);
	}

	/** @group newest */
	public function test_two_requests_never_work_on_a_run_at_once(): void {
		$this->fill_kit();
		$run  = $this->start();
		$lock = new \Rueda\Support\Lock( new Clock() );
		self::assertTrue( $lock->take( 'kit_step', 60 ) );
		self::assertSame( 0, $this->importer()->step( $run->id )->position );
		$this->later = 61;
		self::assertGreaterThan( 0, $this->importer()->step( $run->id )->position );
	}

	/** @group newest */
	public function test_an_undo_that_another_request_keeps_from_beginning_says_so(): void {
		$this->fill_kit();
		$run  = $this->import();
		$lock = new \Rueda\Support\Lock( new Clock() );
		self::assertTrue( $lock->take( 'kit_step', 60 ) );
		try {
			$this->undo( $run );
			self::fail( 'It was undone.' );
		} catch ( KitError $error ) {
			self::assertSame( 'kit_at_work', $error->reason );
		}
		$lock->release( 'kit_step' );
		self::assertTrue( $this->undo( $run )->is_undone );
	}

	/** @group newest */
	public function test_an_undo_first_ends_a_run_that_was_lost(): void {
		$this->kit->add( 'page:one', [ 'content' => 'Text.' ] );
		$done = $this->import();
		$this->kit->add( 'page:two', [ 'content' => 'Text.' ] );
		$lost        = $this->start();
		$this->later = 601;
		self::assertTrue( $this->undo( $done )->is_undone );
		self::assertSame( 'kit_lost', $this->store->find( $lost->id )->reason );
	}

	/** @group newest */
	public function test_who_cancels_too_late_has_it_undone(): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->cancel( $this->import() );
		self::assertSame( [ Run::DONE, true ], [ $run->phase, $run->is_undone ] );
		$this->assert_site( $before );
	}

	/** @group newest */
	public function test_a_step_does_one_task_at_least(): void {
		$this->fill_kit();
		$run           = $this->start();
		$this->opening = 4.1;
		self::assertSame( 1, $this->importer()->step( $run->id )->position );
		$run           = $this->store->find( $run->id );
		$run->position = 3;
		$rollback      = new Rollback( $this->store );
		self::assertFalse( $rollback->go_on( $run, 0.0 ) );
		self::assertSame( 2, $run->position );
	}

	/** @group newest */
	public function test_an_undo_that_was_left_goes_on_after_a_minute(): void {
		$this->fill_kit();
		$run = $this->import();
		( new Rollback( $this->store ) )->begin( $run );
		$run->beat = ( new Clock() )->now();
		$this->store->save( $run );
		$abandoned   = new AbandonedRuns( $this->store, new Clock(), fn () => $this->importer() );
		$this->later = 59;
		$abandoned->look();
		self::assertSame( Run::UNDOING, $this->store->find( $run->id )->phase );
		$this->later = 61;
		$before      = $this->store->find( $run->id )->position;
		$abandoned->look();
		self::assertLessThan( $before, $this->store->find( $run->id )->position );
	}

	/** @group newest */
	public function test_a_run_that_somebody_has_gone_on_with_is_not_lost(): void {
		$this->fill_kit();
		$run         = $this->start();
		$this->later = 601;
		// Another request finishes a step just before this one gets the lock.
		$go_on = function ( string $query ) use ( $run, &$go_on ): string {
			if ( 1 === preg_match( '/^INSERT.*rueda_lock_kit_step/is', $query ) ) {
				remove_filter( 'query', $go_on );
				$run->beat += $this->later;
				$this->store->save( $run );
			}
			return $query;
		};
		add_filter( 'query', $go_on );
		$this->importer()->undo_lost();
		self::assertSame( Run::IMPORTING, $this->store->find( $run->id )->phase );
	}
}
