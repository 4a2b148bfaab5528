<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Run;
use Rueda\Tests\Database;

/**
 * An error at any single write of an import leaves the site as it was before.
 *
 * @group newest
 */
final class FaultTest extends ImportTestCase {
	private const WRITES = '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i';

	/** The number of the write that fails. */
	private int $at = 0;

	private int $writes = 0;

	private bool $is_dead = false;

	private bool $is_kill = false;

	/** @var array<string, string> Files and what they hold. */
	private array $kept = [];

	protected function tearDown(): void {
		ini_set( 'max_execution_time', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- as PHP has it on the command line.
		parent::tearDown();
	}

	/** Each task is its own request and starts with the data that the earlier ones left. */
	public function test_an_error_at_any_write_leaves_nothing_behind(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		// This limit is so low that a request does only one task.
		ini_set( 'max_execution_time', '0.001' ); // phpcs:ignore WordPress.PHP.IniSet -- for the length of a test.
		$tried = 0;
		$run   = null;
		do {
			$this->keep_site();
			for ( $at = 1; $at < 5000; $at++ ) {
				$this->arm( $at, false );
				$next = $this->request_until_fault( $run );
				if ( $this->writes < $at ) {
					break;
				}
				++$tried;
				$this->assert_taken_back(
					$before,
					"An error at write $at, after task " . ( $run->position ?? 'none' )
				);
				$this->give_back_site();
			}
			$run = $next;
			self::assertNotNull( $run );
		} while ( $run->is_on() );
		self::assertSame( 'success', $run->result );
		self::assertGreaterThan( 80, $tried );
	}

	public function test_an_error_in_the_middle_of_a_long_request_leaves_nothing_behind(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		for ( $at = 4; $at < 5000; $at += 9 ) {
			$this->arm( $at, false );
			$this->import_until_fault();
			if ( $this->writes < $at ) {
				self::assertGreaterThan( 80, $at );
				return;
			}
			$this->assert_taken_back( $before, "An error at write $at." );
			$this->forget_reports();
		}
	}

	public function test_a_process_that_dies_at_any_write_is_undone_by_cron(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$at     = 0;
		$this->at_every_write(
			function () use ( $before, &$at ): void {
				++$at;
				$this->disarm();
				$this->later += 700;
				$this->let_cron_end_it();
				$this->undo_success( $this->newest() );
				$this->assert_site( $before, "Dead at write $at." );
				$this->assert_no_journal();
				self::assertNull( $this->store->current() );
			}
		);
		self::assertGreaterThan( 80, $at );
	}

	public function test_after_a_process_that_died_the_next_step_goes_on(): void {
		$this->populate();
		$this->fill_small_kit();
		$before = $this->site();
		$this->watch_writes();
		// Every ninth write is enough, because the test before tries all of them.
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
		$run = $this->import();
		$this->keep_site();
		for ( $at = 1; $at < 5000; $at += 2 ) {
			$this->arm( $at, true );
			try {
				$this->undo( $run );
			} catch ( \Error $death ) {
				self::assertSame( 'Dead', $death->getMessage() );
			}
			if ( $this->writes < $at ) {
				self::assertGreaterThan( 40, $at );
				return;
			}
			$this->disarm();
			$this->later += 700;
			$this->let_cron_end_it();
			$this->undo( $run );
			$this->assert_site( $before, "Dead at write $at of the undo." );
			$this->assert_no_journal();
			$this->give_back_site();
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

	/** @param array<string, list<mixed>> $before */
	private function assert_taken_back( array $before, string $message ): void {
		$this->disarm();
		$run = $this->newest();
		if ( null !== $run && $run->is_on() ) {
			$run = $this->cancel( $run );
		}
		$this->undo_success( $run );
		$this->assert_site( $before, $message );
		$this->assert_no_journal();
	}

	/** @param Run|null $run Which the request goes on with; without one, it begins one. */
	private function request_until_fault( ?Run $run ): ?Run {
		try {
			return null === $run ? $this->start() : $this->importer()->step( $run->id );
		} catch ( \Throwable $fault ) {
			self::assertSame( 'Broken', $fault->getMessage() );
			return null;
		}
	}

	private function import_until_fault(): ?Run {
		try {
			return $this->import();
		} catch ( \Throwable $fault ) {
			self::assertContains( $fault->getMessage(), [ 'Dead', 'Broken' ] );
			return null;
		}
	}

	/** The last writes come after the import has succeeded and only release its lock. */
	private function undo_success( ?Run $run ): void {
		if ( null !== $run && 'success' === $run->result ) {
			self::assertFalse( $run->is_on() );
			$this->undo( $run );
		}
	}

	/**
	 * Runs one import. At each of its writes, another process finds the state that a dead process would leave; after
	 * that, the state is restored and the import continues.
	 *
	 * @param callable(): void $come
	 */
	private function at_every_write( callable $come ): void {
		$hooks   = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$failure = null;
		add_filter(
			'query',
			function ( string $query ) use ( $come, $hooks, &$failure ): string {
				if ( null === $failure && 1 === preg_match( self::WRITES, $query ) ) {
					$this->keep_site();
					try {
						self::with_hooks( $hooks, $come );
					} catch ( \Throwable $error ) {
						// The import would treat it as one of its own errors.
						$failure = $error;
					}
					$this->give_back_site();
				}
				return $query;
			},
			PHP_INT_MAX
		);
		$run = $this->import();
		if ( null !== $failure ) {
			throw $failure;
		}
		self::assertSame( 'success', $run->result );
	}

	/**
	 * The hooks that an import adds end with its process.
	 *
	 * @param array<string, \WP_Hook> $hooks
	 * @param callable(): void         $work
	 */
	private static function with_hooks( array $hooks, callable $work ): void {
		[ $filters, $current ] = [ $GLOBALS['wp_filter'], $GLOBALS['wp_current_filter'] ];
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- they are restored below.
		$GLOBALS['wp_filter']         = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $hooks );
		$GLOBALS['wp_current_filter'] = [];
		try {
			$work();
		} finally {
			[ $GLOBALS['wp_filter'], $GLOBALS['wp_current_filter'] ] = [ $filters, $current ];
		}
		// phpcs:enable
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

	/** Resets the state as the next request finds it. */
	private function disarm(): void {
		$this->at      = 0;
		$this->is_dead = false;
		wp_cache_flush();
		delete_option( 'rueda_lock_kit_start' );
		delete_option( 'rueda_lock_kit_step' );
	}

	/** Stores the state of the site, which can be restored many times. */
	private function keep_site(): void {
		Database::run( 'SAVEPOINT kept' );
		$this->kept = [];
		foreach ( $this->files() as $file ) {
			$this->kept[ $file ] = (string) file_get_contents( $file );
		}
	}

	private function give_back_site(): void {
		Database::run( 'ROLLBACK TO SAVEPOINT kept' );
		wp_cache_flush();
		$this->later = 0;
		array_map( 'unlink', $this->files() );
		foreach ( $this->kept as $file => $content ) {
			wp_mkdir_p( dirname( $file ) );
			file_put_contents( $file, $content );
		}
	}

	/** @return list<string> */
	private function files(): array {
		$all = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $this->uploads, \FilesystemIterator::SKIP_DOTS )
		);
		return array_map( 'strval', iterator_to_array( $all, false ) );
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
