<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Run;

/**
 * Something goes wrong at every single write of an import, and the site is as it was before.
 *
 * @group database
 * @group newest
 */
final class FaultTest extends ImportTestCase {
	private const WRITES = '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i';

	/** At which write something happens. */
	private int $at = 0;

	private int $writes = 0;

	private bool $is_dead = false;

	private bool $is_kill = false;

	public function test_an_error_at_any_write_leaves_nothing_behind(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		for ( $at = 1; $at < 5000; $at++ ) {
			$this->arm( $at, false );
			$run = $this->import_until_fault();
			if ( $this->writes < $at ) {
				self::assertGreaterThan( 80, $at );
				self::assertSame( 'success', $run->result ?? '' );
				return;
			}
			$this->disarm();
			$run = $this->newest();
			if ( null !== $run && $run->is_on() ) {
				$run = $this->cancel( $run );
			}
			$this->undo_success( $run );
			$this->assert_site( $before, "An error at write $at." );
			$this->assert_no_journal();
			$this->forget_reports();
		}
	}

	public function test_a_process_that_dies_at_any_write_is_undone_by_cron(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		for ( $at = 1; $at < 5000; $at++ ) {
			$this->arm( $at, true );
			$this->import_until_fault();
			if ( $this->writes < $at ) {
				self::assertGreaterThan( 80, $at );
				return;
			}
			$this->disarm();
			$this->later += 700;
			$this->let_cron_end_it();
			$this->undo_success( $this->newest() );
			$this->assert_site( $before, "Dead at write $at." );
			$this->assert_no_journal();
			self::assertNull( $this->store->current() );
			$this->forget_reports();
		}
	}

	public function test_after_a_process_that_died_the_next_step_goes_on(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		// Each write once more would take as long again, and meets the same places.
		for ( $at = 7; $at < 5000; $at += 9 ) {
			$this->arm( $at, true );
			$this->import_until_fault();
			if ( $this->writes < $at ) {
				return;
			}
			$this->disarm();
			$this->later += 100;
			$run          = $this->newest();
			if ( null !== $run ) {
				$run = $this->finish( $run );
				self::assertSame( 'success', $run->result, "Dead at write $at: {$run->reason} {$run->entry}" );
				self::assertNotSame( $before, $this->site() );
				$this->undo( $run );
			}
			$this->assert_site( $before, "Dead at write $at." );
			$this->forget_reports();
		}
	}

	public function test_an_undo_that_dies_is_finished_by_cron(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		for ( $at = 1; $at < 5000; $at += 2 ) {
			$run = $this->import();
			$this->arm( $at, true );
			try {
				$this->undo( $run );
			} catch ( \Error $death ) {
				self::assertSame( 'Dead', $death->getMessage() );
			}
			if ( $this->writes < $at ) {
				return;
			}
			$this->disarm();
			$this->later += 700;
			$this->let_cron_end_it();
			$this->undo( $run );
			$this->assert_site( $before, "Dead at write $at of the undo." );
			$this->assert_no_journal();
			$this->forget_reports();
		}
	}

	public function test_a_task_that_always_ends_its_request_ends_the_import(): void {
		$this->fill_kit();
		$before = $this->site();
		$this->watch_writes();
		$run = $this->start();
		for ( $step = 0; $step < 5; $step++ ) {
			$this->arm( 7, true );
			try {
				$run = $this->importer()->step( $run->id );
			} catch ( \Error $death ) {
				self::assertSame( 'Dead', $death->getMessage() );
			}
			$this->disarm();
			$this->later += 100;
		}
		$run = $this->finish( $run );
		self::assertSame( [ 'failure', 'timeout' ], [ $run->result, $run->reason ] );
		$this->assert_site( $before );
	}

	public function test_a_missing_image_ends_the_import_and_names_it(): void {
		$this->fill_kit();
		$before            = $this->site();
		$run               = $this->start();
		$this->kit->images = [];
		$run               = $this->finish( $run );
		self::assertSame( [ 'failure', 'kit_damaged' ], [ $run->result, $run->reason ] );
		$this->assert_site( $before );
		self::assertStringStartsWith( 'kit_damaged', $this->report( $run )['message'] );
	}

	private function import_until_fault(): ?Run {
		try {
			return $this->import();
		} catch ( \Throwable $fault ) {
			self::assertContains( $fault->getMessage(), [ 'Dead', 'Broken' ] );
			return null;
		}
	}

	/** The last writes of all come after the import has succeeded: only its lock is still to be released. */
	private function undo_success( ?Run $run ): void {
		if ( null !== $run && 'success' === $run->result ) {
			self::assertFalse( $run->is_on() );
			$this->undo( $run );
		}
	}

	private function watch_writes(): void {
		add_filter(
			'query',
			function ( string $query ): string {
				if ( $this->at > 0 && ( $this->is_dead || 1 === preg_match( self::WRITES, $query ) ) ) {
					$this->fault( $query );
				}
				return $query;
			},
			PHP_INT_MAX
		);
	}

	private function fault( string $query ): void {
		if ( $this->is_dead ) {
			throw new \Error( 'Dead' );
		}
		if ( ++$this->writes !== $this->at ) {
			return;
		}
		if ( $this->is_kill ) {
			$this->is_dead = true;
			throw new \Error( 'Dead' );
		}
		throw new \RuntimeException( 'Broken' );
	}

	private function arm( int $at, bool $is_kill ): void {
		$this->at      = $at;
		$this->writes  = 0;
		$this->is_kill = $is_kill;
		$this->is_dead = false;
	}

	/** As in the next request. */
	private function disarm(): void {
		$this->at      = 0;
		$this->is_dead = false;
		wp_cache_flush();
		delete_option( 'rueda_lock_kit_start' );
		delete_option( 'rueda_lock_kit_step' );
	}

	private function newest(): ?Run {
		return $this->store->all()[0] ?? null;
	}

	private function forget_reports(): void {
		foreach ( $this->store->all() as $run ) {
			$this->store->delete( $run );
		}
	}
}
