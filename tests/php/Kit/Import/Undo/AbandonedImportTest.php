<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import\Undo;

use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\AbandonedRuns;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;
use Rueda\Tests\Kit\Import\ImportTestCase;

/** Imports that were cancelled or left. */
final class AbandonedImportTest extends ImportTestCase {
	public function test_a_cancelled_import_leaves_the_site_as_it_was(): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->start();
		$this->die_halfway( $run );
		self::assertNotSame( $before, $this->site() );
		$run = $this->cancel( $run );
		self::assertSame( [ Run::DONE, 'failure', 'kit_cancelled' ], [ $run->phase, $run->result, $run->reason ] );
		$this->assert_site( $before );
		$this->assert_no_journal();
		self::assertSame(
			[ 'done', 'failure', 'kit_cancelled' ],
			array_values( array_intersect_key( $this->report( $run ), array_flip( [ 'state', 'result', 'message' ] ) ) )
		);
	}

	public function test_an_import_that_nobody_goes_on_with_is_undone_after_ten_minutes(): void {
		$this->populate();
		$this->fill_kit();
		$before = $this->site();
		$run    = $this->start();
		$this->die_halfway( $run );
		self::assertIsInt( wp_next_scheduled( AbandonedRuns::CRON ) );
		// Cron runs without a user.
		wp_set_current_user( 0 );
		$abandoned   = new AbandonedRuns( $this->store, new Clock(), fn () => $this->importer() );
		$this->later = 599;
		$abandoned->look();
		self::assertSame( Run::IMPORTING, $this->store->find( $run->id )->phase );
		$this->later = 601;
		$this->let_cron_end_it();
		self::assertSame( 'kit_lost', $this->store->find( $run->id )->reason );
		$this->assert_site( $before );
	}

	/** @group newest */
	public function test_the_next_import_first_undoes_one_that_was_lost(): void {
		$this->fill_kit();
		$run = $this->start();
		$this->die_halfway( $run );
		$this->later = 601;
		self::assertSame( 'success', $this->finish( $this->start_in_time() )->result );
		self::assertSame(
			[ Run::DONE, 'failure' ],
			[ $this->store->find( $run->id )->phase, $this->store->find( $run->id )->result ]
		);
	}

	/** A request during the undo of a lost run is refused, so it is repeated until the undo is complete. */
	private function start_in_time(): Run {
		for ( $tries = 0; $tries < 200; $tries++ ) {
			try {
				return $this->start();
			} catch ( KitError $error ) {
				self::assertSame( 'kit_busy', $error->reason );
				$this->later += MINUTE_IN_SECONDS;
			}
		}
		self::fail( 'It never began.' );
	}

	/** The process dies in the fifth task, after the first image and some drafts. */
	private function die_halfway( Run $run ): void {
		$is_dead = false;
		$kill    = static function ( string $query ) use ( &$is_dead ): string {
			$is_dead = $is_dead || 1 === preg_match( '/^\s*INSERT.*rueda_kit_journal_[0-9a-f]{32}_4/is', $query );
			return $is_dead ? throw new \Error( 'Dead' ) : $query;
		};
		add_filter( 'query', $kill );
		try {
			// On a slow machine this takes several steps.
			$this->finish( $run );
			self::fail( 'It went on.' );
		} catch ( \Error $death ) {
			self::assertSame( 'Dead', $death->getMessage() );
		}
		remove_filter( 'query', $kill );
		wp_cache_flush();
		delete_option( 'rueda_lock_kit_step' );
		self::assertSame( 4, $this->store->find( $run->id )->position );
	}
}
