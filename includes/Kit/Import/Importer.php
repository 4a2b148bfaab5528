<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Definitions;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\Rollback;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Lock;
use Rueda\Support\TemporaryFilter;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Imports a kit as a whole or not at all, in steps that are short enough for any server. If a step dies, the next step
 * begins its task again. A run that nobody continues is undone.
 */
final class Importer {
	/** A step does no more than this many tasks, and begins none after this many seconds. */
	private const TASKS = 20;

	private const SECONDS = 4.0;

	/** After this many seconds a request that does a step counts as dead. */
	private const STEP_DIES = 90;

	/** For how many seconds a request waits for the step of another one. */
	private const WAIT = 1;

	/** A request that cancels waits longer, because it usually comes while a step is on. */
	private const WAIT_TO_CANCEL = 8;

	/** How often a task is begun that makes the request die. */
	private const TRIES = 3;

	private bool $holds_lock = false;

	/**
	 * @param \Closure( Run ): Kit     $open Opens the kit of a run.
	 * @param \Closure( string ): void $drop Deletes the upload of a run.
	 */
	public function __construct(
		private RunStore $store,
		private Planner $planner,
		private Tasks $tasks,
		private Rollback $rollback,
		private Lock $lock,
		private Clock $clock,
		private \Closure $open,
		private \Closure $drop
	) {}

	/** @throws KitError When another run is on, or the kit cannot be opened. */
	public function start( string $upload, ImportChoice $choice ): Run {
		if ( ! $this->lock->take( 'kit_start', self::STEP_DIES ) ) {
			throw new KitError( 'kit_busy' );
		}
		try {
			$this->undo_lost();
			$this->require_no_other_run();
			$run = new Run( bin2hex( random_bytes( 16 ) ), '', $upload, get_current_user_id(), $this->clock->now() );
			$kit = ( $this->open )( $run );

			$run->title = $kit->manifest()->title;
			$this->planner->plan( $run, $kit, $choice );
			$this->store->add( $run );
			AbandonedRuns::plan( RunStore::lost_at( $run ) );
			return $run;
		} finally {
			$this->lock->release( 'kit_start' );
		}
	}

	/** Does the next part of an import, or of its undoing. */
	public function step( string $id ): Run {
		return $this->alone( $id, fn ( Run $run ) => $this->go_on( $run ) );
	}

	/** Ends a run that is on and undoes what it has done, even if it is finished by now; a large one takes steps. */
	public function cancel( string $id ): Run {
		return $this->undo_run( $id, self::WAIT_TO_CANCEL );
	}

	/** Undoes a finished import. A large one takes several steps. */
	public function undo( string $id ): Run {
		$this->undo_lost();
		return $this->undo_run( $id, self::WAIT );
	}

	/** @throws KitError When another request works on the run, or another run is on. Nothing has changed then. */
	private function undo_run( string $id, int $wait ): Run {
		$run = $this->alone(
			$id,
			function ( Run $run ): void {
				if ( Run::IMPORTING === $run->phase ) {
					$this->fail( $run, 'kit_cancelled', '' );
				} elseif ( $this->store->can_undo( $run ) ) {
					$this->require_no_other_run();
					$this->rollback->begin( $run );
				} elseif ( [] !== $run->unfinished ) {
					$this->retry( $run );
				}
				if ( $run->is_on() ) {
					AbandonedRuns::plan( $this->clock->now() + MINUTE_IN_SECONDS );
				}
				$this->go_on( $run );
			},
			$wait
		);
		if ( Run::IMPORTING === $run->phase || $this->store->can_undo( $run ) ) {
			throw new KitError( 'kit_at_work' );
		}
		return $run;
	}

	/**
	 * Deletes the report of a run. The import can no longer be undone then.
	 *
	 * @throws KitError When the run is on or about to be undone. Nothing has changed then.
	 */
	public function forget( string $id ): void {
		$is_gone = false;
		$this->alone(
			$id,
			function ( Run $run ) use ( &$is_gone ): void {
				if ( ! $run->is_on() ) {
					$this->store->delete( $run );
					$is_gone = true;
				}
			}
		);
		if ( ! $is_gone ) {
			throw new KitError( 'kit_busy' );
		}
	}

	/**
	 * Puts an image that was fetched for a finished import into its places.
	 *
	 * @param array{bytes: string, extension: string} $image As RemoteImage gives it.
	 * @throws KitError When the import does not lack it, or when another request works on an import.
	 */
	public function add_image( string $id, string $url, array $image ): Run {
		$is_done = false;
		$run     = $this->alone(
			$id,
			function ( Run $run ) use ( $url, $image, &$is_done ): void {
				if ( ! $this->store->can_undo( $run ) ) {
					throw new KitError( 'kit_gone' );
				}
				$this->rollback->tidy( $run );
				$images = new FetchedImages( $this->store );
				self::without_requests(
					static fn () => RefusedWrites::notice( $url, static fn () => $images->add( $run, $url, $image ) )
				);
				$is_done = true;
			},
			self::WAIT_TO_CANCEL
		);
		return $is_done ? $run : throw new KitError( 'kit_at_work' );
	}

	/** Tries again to undo what could not be undone before. */
	public function undo_rest(): void {
		foreach ( $this->store->unfinished() as $run ) {
			$this->alone( $run->id, fn ( Run $run ) => $this->retry( $run ) );
		}
	}

	private function retry( Run $run ): void {
		if ( ! $run->is_on() ) {
			self::without_requests( fn () => $this->rollback->retry( $run ), 'failure' === $run->result );
			$this->close( $run );
		}
	}

	/** Undoes runs that nobody continues. What does not fit into one request is left to the next. */
	public function undo_lost(): void {
		foreach ( $this->store->all() as $run ) {
			if ( $this->store->is_lost( $run ) ) {
				$this->alone(
					$run->id,
					function ( Run $run ): void {
						if ( ! $this->store->is_lost( $run ) ) {
							// Another request has continued the run meanwhile.
							return;
						}
						if ( Run::IMPORTING === $run->phase ) {
							$this->fail( $run, 'kit_lost', '' );
						}
						$this->go_on( $run );
					}
				);
			}
		}
	}

	/**
	 * Lets one request at a time work on a run. Other requests only get its present state.
	 *
	 * @param callable( Run ): void $work
	 */
	private function alone( string $id, callable $work, int $wait = self::WAIT ): Run {
		$run = $this->store->find( $id );
		if ( null === $run ) {
			throw new KitError( 'kit_gone', $id );
		}
		$until = self::seconds() + $wait;
		while ( ! $this->lock->take( 'kit_step', self::STEP_DIES ) ) {
			if ( self::seconds() >= $until ) {
				return $this->store->find( $id ) ?? $run;
			}
			usleep( 200000 );
		}
		$this->holds_lock = true;
		// When PHP's own limits end the request, this releases the lock, so that the next request need not wait.
		register_shutdown_function(
			function (): void {
				if ( $this->holds_lock ) {
					$this->lock->release( 'kit_step' );
				}
			}
		);
		try {
			$run = $this->store->find( $id );
			if ( null === $run ) {
				// The run's report was deleted meanwhile, so nothing would ever find what is stored for the run now.
				throw new KitError( 'kit_gone', $id );
			}
			$work( $run );
		} finally {
			$this->holds_lock = false;
			$this->lock->release( 'kit_step' );
		}
		return $this->store->find( $id ) ?? $run;
	}

	private function require_no_other_run(): void {
		if ( null !== $this->store->current() ) {
			throw new KitError( 'kit_busy' );
		}
	}

	private function go_on( Run $run ): void {
		if ( ! $run->is_on() ) {
			return;
		}
		$until     = self::seconds() + self::time_left();
		$run->beat = $this->clock->now();
		$this->store->save( $run );
		if ( Run::IMPORTING === $run->phase ) {
			try {
				self::without_requests( fn () => $this->import( $run, $until ) );
			} catch ( KitError $error ) {
				$this->fail( $run, $error->reason, $error->entry );
			} catch ( Throwable $error ) {
				/**
				 * Fires when an import has met an error of PHP or of another plugin, and is going to be undone.
				 *
				 * @param Throwable $error  What was thrown.
				 * @param string    $run_id The id of the import's run.
				 */
				Listeners::act( 'rueda_kit_import_failed', [ $error, $run->id ] );
				$this->fail( $run, 'general', '' );
			}
		}
		$take_back = fn (): bool => $this->rollback->go_on( $run, $until );
		if ( Run::UNDOING === $run->phase && self::without_requests( $take_back, 'failure' === $run->result ) ) {
			$this->close( $run );
		}
	}

	/**
	 * Blocks all requests to other servers, including those of other plugins. The undo of a finished import lets them
	 * through: caches and search engines have to forget what was public, but need not know of an import that failed.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function without_requests( callable $work, bool $are_blocked = true ): mixed {
		if ( ! $are_blocked ) {
			return $work();
		}
		$refuse = static fn (): WP_Error => new WP_Error(
			'rueda_kit_import',
			__( 'Rueda is importing a kit. Until this step is done, no request leaves the site.', 'rueda' )
		);
		return TemporaryFilter::during( 'pre_http_request', $refuse, $work );
	}

	private function import( Run $run, float $until ): void {
		$kit     = ( $this->open )( $run );
		$journal = new Journal( $run->id );
		$left    = self::TASKS;
		// The first task is always done, because opening the kit may have taken all the time.
		while ( isset( $run->tasks[ $run->position ] ) && $left > 0 ) {
			if ( self::TASKS !== $left-- && self::seconds() >= $until ) {
				break;
			}
			$tries = $this->rollback->tidy( $run );
			if ( $tries >= self::TRIES ) {
				throw new KitError( 'timeout', $run->tasks[ $run->position ] );
			}
			$journal->begin( $run->position, $tries + 1 );
			$this->tasks->do( $journal, $run, $kit, $run->tasks[ $run->position ] );
			++$run->position;
			$run->beat = $this->clock->now();
			$this->store->save( $run );
			$journal->end();
			if ( $tries > 0 ) {
				// This task has made a request die before, so this request does nothing more.
				return;
			}
		}
		if ( ! isset( $run->tasks[ $run->position ] ) ) {
			$this->succeed( $run );
		}
	}

	private function succeed( Run $run ): void {
		foreach ( $run->items as $key => $item ) {
			if ( '' === $item['outcome'] ) {
				$is_outcome = in_array( $item['action'], Definitions::KIT_OUTCOMES, true );

				$run->items[ $key ]['outcome'] = $is_outcome ? $item['action'] : 'skipped';
			}
		}
		foreach ( $run->settings as $part => $setting ) {
			$run->settings[ $part ]['outcome'] = '' === $setting['outcome'] ? 'kept' : $setting['outcome'];
		}
		$run->result = 'success';
		$this->close( $run );
		$is_created = in_array( 'created', array_column( $run->items, 'outcome' ), true );
		if ( $is_created && '1' === get_option( 'fresh_site' ) ) {
			update_option( 'fresh_site', '0', false );
		}
	}

	private function fail( Run $run, string $reason, string $entry ): void {
		$run->result = 'failure';
		$run->reason = $reason;
		$run->entry  = $entry;
		$run->phase  = Run::UNDOING;
		$this->rollback->begin_failed( $run );
		$this->store->save( $run );
	}

	private function close( Run $run ): void {
		$run->phase    = Run::DONE;
		$run->finished = 0 === $run->finished ? $this->clock->now() : $run->finished;
		$is_over       = ( 'success' !== $run->result || $run->is_undone ) && [] === $run->unfinished;
		$run->tasks    = $is_over ? [] : $run->tasks;
		$this->store->save( $run );
		if ( [] !== $run->unfinished ) {
			AbandonedRuns::plan( $this->clock->now() + MINUTE_IN_SECONDS );
		}
		( $this->drop )( $run->upload );
	}

	/** At most half of PHP's time limit, because the last task may take a while. */
	private static function time_left(): float {
		$limit = (float) ini_get( 'max_execution_time' );
		return $limit > 0 ? min( self::SECONDS, $limit / 2 ) : self::SECONDS;
	}

	public static function seconds(): float {
		return hrtime( true ) / 1e9;
	}
}
