<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

defined( 'ABSPATH' ) || exit;

/**
 * An import that an admin has started, and its progress. It is stored between the requests that it needs.
 *
 * @immutable
 */
final class ImportRun {
	private const PREFIX = 'rueda_form_import_';

	/**
	 * @param list<int> $todo   Ids of the forms that are still to be imported.
	 * @param list<int> $done   Ids of our forms that were created.
	 * @param int       $failed How many forms could not be saved.
	 */
	public function __construct( public array $todo, public array $done = [], public int $failed = 0 ) {}

	/** The last run of the current user. */
	public static function last(): self {
		$kept = get_transient( self::PREFIX . get_current_user_id() );
		$kept = is_array( $kept ) ? $kept : [];
		return new self(
			self::ids( $kept['todo'] ?? [] ),
			self::ids( $kept['done'] ?? [] ),
			is_int( $kept['failed'] ?? null ) ? $kept['failed'] : 0
		);
	}

	/** @return list<int> Ids without duplicates. */
	public static function ids( mixed $given ): array {
		$read = static fn ( mixed $id ): int
			=> is_int( $id ) || is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
		$ids  = array_map( $read, is_array( $given ) ? $given : [] );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	public function keep(): void {
		set_transient(
			self::PREFIX . get_current_user_id(),
			[ 'todo' => $this->todo, 'done' => $this->done, 'failed' => $this->failed ],
			HOUR_IN_SECONDS
		);
	}

	/** The run after its next form was imported, skipped or failed. */
	public function after_one( ?int $form, bool $has_failed ): self {
		return new self(
			array_slice( $this->todo, 1 ),
			null === $form ? $this->done : [ ...$this->done, $form ],
			$this->failed + (int) $has_failed
		);
	}
}
