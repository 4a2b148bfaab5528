<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\Kit\Import\StoredOption;

defined( 'ABSPATH' ) || exit;

/**
 * Stores what a run is about to change, before it changes it: one option for each task, with what was there before.
 * Undo reads the entries from the end.
 *
 * @phpstan-type Entry array<string, mixed>
 * @phpstan-type Page array{tries: int, entries: list<Entry>}
 */
final class Journal {
	private const PREFIX = 'rueda_kit_journal_';

	private int $task = 0;
	/** @var Page */
	private array $page = [ 'tries' => 0, 'entries' => [] ];

	public function __construct( private string $run ) {}

	/** Begins a task. Its entries of an earlier try have been undone. */
	public function begin( int $task, int $tries ): void {
		$this->task = $task;
		$this->page = [ 'tries' => $tries, 'entries' => [] ];
		$this->write();
	}

	/** @param Entry $entry */
	public function add( array $entry ): void {
		$this->page['entries'][] = $entry;
		$this->write();
	}

	/**
	 * Adds to the last entry what is known only after the change.
	 *
	 * @param Entry $more
	 */
	public function complete( array $more ): void {
		$last = count( $this->page['entries'] ) - 1;
		if ( $last >= 0 ) {
			$this->page['entries'][ $last ] = $more + $this->page['entries'][ $last ];
			$this->write();
		}
	}

	/** Ends a task. If the task changed nothing, its journal is deleted. */
	public function end(): void {
		if ( [] === $this->page['entries'] ) {
			$this->drop( $this->task );
		}
	}

	/** @return list<Entry> */
	public function entries( int $task ): array {
		return $this->stored_task( $task )['entries'] ?? [];
	}

	/** How often an unfinished task has been begun. */
	public function tries( int $task ): int {
		return $this->stored_task( $task )['tries'] ?? 0;
	}

	public function drop( int $task ): void {
		StoredOption::delete( $this->name( $task ) );
	}

	/** @return Page|null */
	private function stored_task( int $task ): ?array {
		$page = StoredOption::read_stored( $this->name( $task ) );
		/** @var Page|null $page Only this class writes it. */
		return is_array( $page ) ? $page : null;
	}

	private function write(): void {
		StoredOption::write( $this->name( $this->task ), $this->page );
	}

	private function name( int $task ): string {
		return self::PREFIX . $this->run . '_' . $task;
	}
}
