<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\AbandonedRuns;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;

/**
 * The database is down for a while, two people import at once, and people work during an import.
 *
 * @group newest
 */
final class BadDayTest extends ImportTestCase {
	private bool $is_out = false;

	public function test_an_undo_continues_once_the_database_works_again(): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->import( [ 'page:contact' => 'replace' ] );
		$this->let_no_post_be_written();
		$run  = $this->undo( $run );
		$told = $this->report( $run );
		self::assertSame( [ 'done', true ], [ $told['state'], $told['can_undo'] ] );
		self::assertStringStartsWith( 'Not all of this import could be undone yet.', $told['message'] );
		self::assertContains(
			'It could not be undone yet. It is tried again.',
			array_column( $told['kept'], 'reason' )
		);
		self::assertIsInt( wp_next_scheduled( AbandonedRuns::CRON ) );

		// Others can import meanwhile.
		self::assertNull( $this->store->current() );
		$abandoned = new AbandonedRuns( $this->store, new Clock(), fn () => $this->importer() );
		$abandoned->look();
		self::assertNotSame( [], $this->store->find( $run->id )->unfinished );
		self::assertIsInt( wp_next_scheduled( AbandonedRuns::CRON ) );

		$this->is_out = false;
		wp_cache_flush();
		$abandoned->look();
		$told = $this->report( $this->store->find( $run->id ) );
		self::assertSame(
			[ 'This import was undone.', [], false ],
			[ $told['message'], $told['kept'], $told['can_undo'] ]
		);
		$this->assert_site( $before );
		$this->assert_no_journal();
	}

	public function test_undoing_once_more_goes_on_with_what_is_left_and_keeps_what_was_edited_since(): void {
		$this->kit->add( 'page:one', [ 'content' => 'One.' ] )->add( 'page:two', [ 'content' => 'Two.' ] );
		$run = $this->import();
		$ids = array_column( $run->items, 'id' );
		$this->let_no_post_be_written();
		$run = $this->undo( $run );
		self::assertCount( 2, $run->unfinished );
		$this->is_out = false;
		wp_cache_flush();
		wp_update_post( [ 'ID' => $ids[0], 'post_content' => 'Edited.' ] );
		$run = $this->importer()->undo( $run->id );
		self::assertSame( [ [], [ 'edited' ] ], [ $run->unfinished, array_column( $run->kept, 'reason' ) ] );
		self::assertSame( 'Edited.', get_post( $ids[0] )->post_content );
		self::assertNull( get_post( $ids[1] ) );
		$this->assert_no_journal();
	}

	public function test_a_report_is_not_deleted_while_its_undo_begins(): void {
		$this->populate();
		$this->fill_kit();
		$before  = $this->site();
		$run     = $this->import();
		$refused = '';
		$delete  = function ( string $query ) use ( $run, &$refused ): string {
			// The undo is looking for uses of the images, and has stored nothing yet.
			if ( '' === $refused && str_contains( $query, '_thumbnail_id' ) ) {
				$refused = 'nothing';
				self::assertSame( Run::DONE, $this->store->find( $run->id )->phase );
				try {
					$this->importer()->forget( $run->id );
				} catch ( KitError $error ) {
					$refused = $error->reason;
				}
			}
			return $query;
		};
		add_filter( 'query', $delete );
		$run = $this->undo( $run );
		self::assertSame( [ 'kit_busy', true ], [ $refused, $run->is_undone ] );
		$this->assert_site( $before );

		$this->importer()->forget( $run->id );
		self::assertNull( $this->store->find( $run->id ) );
		try {
			$this->importer()->undo( $run->id );
			self::fail( 'It was undone.' );
		} catch ( KitError $error ) {
			self::assertSame( 'kit_gone', $error->reason );
		}
	}

	public function test_a_cancel_keeps_what_somebody_has_edited_in_it_with_all_that_it_uses(): void {
		$this->populate();
		$this->fill_kit();
		$this->kit->uses['wp_block:offer'] = [];
		$run                               = $this->start();
		$opened                            = 0;
		// Somebody edits a draft between its last change and its publication.
		$edit = static function ( int $id, \WP_Post $post ) use ( &$opened ): void {
			if ( 0 === $opened && 'wheel' === $post->post_type && 'publish' === $post->post_status ) {
				$opened = (int) current(
					get_posts(
						[ 'name' => 'home', 'post_type' => 'page', 'post_status' => 'draft', 'fields' => 'ids' ]
					)
				);
				wp_update_post( [ 'ID' => $opened, 'post_title' => 'Mine now' ] );
			}
		};
		add_action( 'save_post', $edit, 99, 2 );
		$stop = static function ( int $id, \WP_Post $post ): void {
			if ( 'rueda_form' === $post->post_type && 'publish' === $post->post_status ) {
				throw new \RuntimeException( 'No further.' );
			}
		};
		add_action( 'save_post', $stop, 100, 2 );
		$run = $this->finish( $run );
		remove_action( 'save_post', $stop, 100 );

		self::assertSame( 'failure', $run->result );
		self::assertGreaterThan( 0, $opened );
		self::assertSame(
			[ $opened ],
			array_values( array_intersect( array_column( $run->kept, 'id' ), [ $opened ] ) )
		);
		self::assertSame( 'Mine now', get_post( $opened )->post_title );
		self::assertSame( '', get_post_meta( $opened, '_rueda_kit_run', true ) );
		// All other drafts are deleted.
		self::assertSame(
			[],
			get_posts( [ 'post_type' => [ 'wheel', 'rueda_form' ], 'name' => 'balance', 'post_status' => 'any' ] )
		);
		$this->assert_no_journal();
	}

	public function test_what_was_edited_before_it_was_published_stays_when_the_import_is_undone(): void {
		$this->kit->add( 'wheel:balance', [] )->add( 'page:home', [ 'content' => 'Text.' ] );
		$edited = 0;
		$edit   = static function ( int $id, \WP_Post $post ) use ( &$edited ): void {
			if ( 0 === $edited && 'wheel' === $post->post_type && 'publish' === $post->post_status ) {
				$edited = (int) current(
					get_posts(
						[ 'name' => 'home', 'post_type' => 'page', 'post_status' => 'draft', 'fields' => 'ids' ]
					)
				);
				wp_update_post( [ 'ID' => $edited, 'post_content' => 'My words.' ] );
			}
		};
		add_action( 'save_post', $edit, 99, 2 );
		$run = $this->import();
		self::assertSame(
			[ 'success', 'publish', 'My words.' ],
			[ $run->result, get_post_status( $edited ), get_post( $edited )->post_content ]
		);
		$run = $this->undo( $run );
		self::assertSame( [ $edited ], array_column( $run->kept, 'id' ) );
		self::assertSame( 'My words.', get_post( $edited )->post_content );
	}

	public function test_an_upload_folder_with_brackets_in_its_path_is_left_as_it_was(): void {
		$outer         = $this->uploads;
		$this->uploads = $outer . '/[ab] {c,d}*';
		mkdir( $this->uploads );
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->import();
		self::assertGreaterThan( count( $before['files'] ?? [] ), count( $this->site()['files'] ) );
		$this->undo( $run );
		$this->assert_site( $before );
		$this->uploads = $outer;
	}

	/** Posts cannot be written or deleted, while everything else can. */
	private function let_no_post_be_written(): void {
		global $wpdb;
		$this->is_out = true;
		add_filter(
			'query',
			fn ( string $query ): string => $this->is_out
				&& 1 === preg_match( "/^\s*(INSERT INTO|UPDATE|DELETE FROM) `?{$wpdb->posts}`?\s/", $query )
				? throw new \RuntimeException( 'Out.' )
				: $query
		);
	}
}
