<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Import\Undo\Journal;
use Rueda\Support\Clock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Stores the runs of this site, newest first, with their progress and their reports. */
final class RunStore {
	/** For how many seconds an import can be undone. */
	public const UNDO_FOR = 30 * DAY_IN_SECONDS;

	/** After this many seconds without a step the browser counts as gone. */
	public const PATIENCE = 10 * MINUTE_IN_SECONDS;

	private const INDEX  = 'rueda_kit_runs';
	private const PREFIX = 'rueda_kit_run_';

	public function __construct( private Clock $clock ) {}

	public function add( Run $run ): void {
		// The index is written first, so that a stored run is always found.
		StoredOption::write( self::INDEX, [ $run->id, ...$this->ids() ] );
		$this->save( $run );
	}

	public function save( Run $run ): void {
		StoredOption::write( self::PREFIX . $run->id, $run->to_array() );
	}

	public function find( string $id ): ?Run {
		return self::is_id( $id ) ? Run::from_stored( StoredOption::read_stored( self::PREFIX . $id ) ) : null;
	}

	/** @return list<Run> Newest first. */
	public function all(): array {
		return array_values( array_filter( array_map( fn ( string $id ): ?Run => $this->find( $id ), $this->ids() ) ) );
	}

	/** The run that is on, also when it is being undone. */
	public function current(): ?Run {
		foreach ( $this->all() as $run ) {
			if ( $run->is_on() ) {
				return $run;
			}
		}
		return null;
	}

	public function is_lost( Run $run ): bool {
		return $run->is_on() && self::lost_at( $run ) <= $this->clock->now();
	}

	/** When a run counts as lost. That is soon for an undo, because it can go on without a browser. */
	public static function lost_at( Run $run ): int {
		return $run->beat + ( Run::UNDOING === $run->phase ? MINUTE_IN_SECONDS : self::PATIENCE );
	}

	public function undo_until( Run $run ): int {
		return $run->finished + self::UNDO_FOR;
	}

	public function can_undo( Run $run ): bool {
		return Run::DONE === $run->phase && 'success' === $run->result && ! $run->is_undone && $run->total > 0
			&& $this->clock->now() < $this->undo_until( $run );
	}

	/** Deletes the report of a run. The import can no longer be undone then. */
	public function delete( Run $run ): void {
		$this->forget_journal( $run );
		StoredOption::delete( self::PREFIX . $run->id );
		$left = array_values( array_diff( $this->ids(), [ $run->id ] ) );
		if ( [] === $left ) {
			StoredOption::delete( self::INDEX );
			return;
		}
		StoredOption::write( self::INDEX, $left );
	}

	public function forget_journal( Run $run ): void {
		$journal = new Journal( $run->id );
		array_map( [ $journal, 'drop' ], array_keys( $run->unfinished ) );
		for ( $task = $run->position; $task >= 0; $task-- ) {
			$journal->drop( $task );
		}
	}

	/** @return list<Run> Runs of which something could not be undone yet, newest first. */
	public function unfinished(): array {
		return array_values( array_filter( $this->all(), static fn ( Run $run ): bool => [] !== $run->unfinished ) );
	}

	/** Deletes the journals of imports that can no longer be undone. */
	public function forget_old_journals(): void {
		foreach ( $this->all() as $run ) {
			$is_over = Run::DONE === $run->phase && $run->position > 0 && ! $this->can_undo( $run );
			if ( $is_over ) {
				$this->forget_journal( $run );
				$run->position = 0;
				$this->save( $run );
			}
		}
	}

	public static function is_id( string $id ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $id );
	}

	/** @return list<string> */
	private function ids(): array {
		$stored = StoredOption::read_stored( self::INDEX );
		return Read::strings( $stored );
	}
}
