<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\Rollback;
use Rueda\Kit\Kit;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Lock;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/**
 * Imports a kit whole or not at all, in steps that are short enough for any server. A step that dies is begun again by
 * the next one; a run that nobody goes on with is undone.
 */
final class Importer {
	/** A step does no more than this many tasks, and begins none after so long. */
	private const TASKS = 20;

	private const SECONDS = 4.0;

	/** After that long whoever does a step is taken for dead. */
	private const STEP_DIES = 90;

	/** For how many seconds a request waits for the step of another one. */
	private const WAIT = 1;

	/** Who cancels comes while a step is on. */
	private const WAIT_TO_CANCEL = 8;

	/** So often a task is begun that ends the request. */
	private const TRIES = 3;

	private bool $holds_lock = false;

	/**
	 * @param \Closure( Run ): Kit     $open Opens the kit of a run.
	 * @param \Closure( string ): void $drop Forgets that upload.
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
	public function start( string $upload, Choice $choice ): Run {
		if ( ! $this->lock->take( 'kit_start', self::STEP_DIES ) ) {
			throw new KitError( 'kit_busy' );
		}
		try {
			$this->make_way();
			$run = new Run( bin2hex( random_bytes( 16 ) ), '', $upload, get_current_user_id(), $this->clock->now() );
			$kit = ( $this->open )( $run );

			$run->title = $kit->manifest()->title;
			$this->planner->plan( $run, $kit, $choice );
			$this->store->add( $run );
			Watch::plan( RunStore::lost_at( $run ) );
			return $run;
		} finally {
			$this->lock->release( 'kit_start' );
		}
	}

	/** Does the next part of an import, or of its undoing. */
	public function step( string $id ): Run {
		return $this->alone( $id, fn ( Run $run ) => $this->go_on( $run ) );
	}

	/**
	 * Ends a run that is on and takes back what it has done, also when it has come to its end meanwhile. Takes steps,
	 * if it is much.
	 */
	public function cancel( string $id ): Run {
		return $this->take_back( $id, self::WAIT_TO_CANCEL );
	}

	/** Takes back a finished import. Takes steps, if it is much. */
	public function undo( string $id ): Run {
		$this->undo_lost();
		return $this->take_back( $id, self::WAIT );
	}

	/** @throws KitError When another request is at work, or another run is on: then nothing has changed. */
	private function take_back( string $id, int $wait ): Run {
		$run = $this->alone(
			$id,
			function ( Run $run ): void {
				if ( Run::IMPORTING === $run->phase ) {
					$this->fail( $run, 'kit_cancelled', '' );
				} elseif ( $this->store->can_undo( $run ) ) {
					$this->refuse_two();
					$this->rollback->begin( $run );
				} elseif ( [] !== $run->unfinished ) {
					$this->retry( $run );
				}
				if ( $run->is_on() ) {
					Watch::plan( $this->clock->now() + MINUTE_IN_SECONDS );
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
	 * Forgets a report, and with it the way to undo its import.
	 *
	 * @throws KitError When it is on or about to be undone: then nothing has changed.
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

	/** What could not be undone is tried again, until it can be. */
	public function undo_rest(): void {
		foreach ( $this->store->unfinished() as $run ) {
			$this->alone( $run->id, fn ( Run $run ) => $this->retry( $run ) );
		}
	}

	private function retry( Run $run ): void {
		if ( ! $run->is_on() ) {
			self::quietly( $run, fn () => $this->rollback->retry( $run ) );
			$this->close( $run );
		}
	}

	/** Ends runs that nobody goes on with. What does not fit into one request is left to the next. */
	public function undo_lost(): void {
		foreach ( $this->store->all() as $run ) {
			if ( $this->store->is_lost( $run ) ) {
				$this->alone(
					$run->id,
					function ( Run $run ): void {
						if ( ! $this->store->is_lost( $run ) ) {
							// Somebody has gone on with it meanwhile.
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
	 * One request at a time works on a run; another one is told how far it has come.
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
		// Where PHP's own limits end the request, the next one need not wait for the lock's end.
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
				// Its report was deleted meanwhile: what would be stored of it now, nobody would find.
				throw new KitError( 'kit_gone', $id );
			}
			$work( $run );
		} finally {
			$this->holds_lock = false;
			$this->lock->release( 'kit_step' );
		}
		return $this->store->find( $id ) ?? $run;
	}

	/** A run that is on keeps others from beginning, unless nobody goes on with it. */
	private function make_way(): void {
		$this->undo_lost();
		$this->refuse_two();
	}

	private function refuse_two(): void {
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
				NoRequests::during( fn () => $this->import( $run, $until ) );
			} catch ( KitError $error ) {
				$this->fail( $run, $error->reason, $error->entry );
			} catch ( Throwable $error ) {
				/**
				 * Fires when an import has met an error of PHP or of another plugin, and is going to be undone.
				 *
				 * @param Throwable $error
				 * @param string    $run_id
				 */
				Listeners::act( 'rueda_kit_import_failed', [ $error, $run->id ] );
				$this->fail( $run, 'general', '' );
			}
		}
		$take_back = fn (): bool => $this->rollback->go_on( $run, $until );
		if ( Run::UNDOING === $run->phase && self::quietly( $run, $take_back ) ) {
			$this->close( $run );
		}
	}

	/**
	 * Nobody outside has to hear of an import that came to nothing. What was public for a while, caches and search
	 * engines have to forget: the undo of a finished import lets requests of other plugins through.
	 *
	 * @template T
	 * @param callable(): T $take_back
	 * @return T
	 */
	private static function quietly( Run $run, callable $take_back ): mixed {
		return 'failure' === $run->result ? NoRequests::during( $take_back ) : $take_back();
	}

	private function import( Run $run, float $until ): void {
		$kit     = ( $this->open )( $run );
		$journal = new Journal( $run->id );
		$left    = self::TASKS;
		// The first one in any case: opening the kit may have taken all the time.
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
				// It has ended a request before: this one does no more.
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
				$run->items[ $key ]['outcome'] = [
					'already_here' => 'already_here',
					'refused'      => 'refused',
				][ $item['action'] ] ?? 'skipped';
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
			Watch::plan( $this->clock->now() + MINUTE_IN_SECONDS );
		}
		( $this->drop )( $run->upload );
	}

	/** No longer than a half of what PHP has, because the last task may take a while. */
	private static function time_left(): float {
		$limit = (float) ini_get( 'max_execution_time' );
		return $limit > 0 ? min( self::SECONDS, $limit / 2 ) : self::SECONDS;
	}

	public static function seconds(): float {
		return hrtime( true ) / 1e9;
	}
}
