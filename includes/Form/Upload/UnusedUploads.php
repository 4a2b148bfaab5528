<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Store\MessagesTable;
use Rueda\Form\Store\Record;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailsTable;
use Rueda\Support\Database\Table;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes files of visitors that no message and no mail refers to: a server that died between keeping a file and
 * storing its message leaves them behind.
 */
final class UnusedUploads {
	/** The age at which files are deleted. No request runs as long, so a message not stored by then never will be. */
	private const AGE = 3 * DAY_IN_SECONDS;

	/** Nothing is deleted for so long after a table was lost: an admin may restore messages that need their files. */
	private const AFTER_LOSS = 30 * DAY_IN_SECONDS;

	/** How many folders a run looks at. */
	private const AT_ONCE = 1000;

	/** How many rows are read together: mails may be long. */
	private const MESSAGES = 1000;
	private const MAILS    = 50;

	/** The option with the name of the last checked folder, while there are more. */
	private const PLACE = 'rueda_unused_uploads_place';

	/** @param ScheduledJob $job The scheduled job that calls delete(). */
	public function __construct( private ScheduledJob $job ) {}

	/** Checks and deletes some of the files. If there are more, another run follows soon. */
	public function delete(): void {
		$place = get_option( self::PLACE, '' );
		$names = array_filter(
			UploadFolder::older_than( time() - self::AGE ),
			static fn ( string $name ): bool => strcmp( $name, is_string( $place ) ? $place : '' ) > 0
		);
		$now   = array_slice( array_values( $names ), 0, self::AT_ONCE );
		if ( ! $this->delete_unused( $now ) ) {
			return;
		}
		if ( count( $names ) > count( $now ) ) {
			update_option( self::PLACE, end( $now ), false );
			$this->job->continue_soon();
		} elseif ( '' !== $place ) {
			delete_option( self::PLACE );
		}
	}

	/** Checks all files of this server at once, because nobody knows when cron runs here again. */
	public function delete_of_node(): void {
		$this->delete_unused( UploadFolder::older_than( time() - self::AGE ) );
	}

	/**
	 * @param list<string> $names Of folders.
	 * @return bool Whether it is known which of them are in use.
	 */
	private function delete_unused( array $names ): bool {
		$used = [] === $names ? [] : $this->used();
		foreach ( null === $used ? [] : $names as $name ) {
			if ( ! isset( $used[ $name ] ) ) {
				UploadFolder::delete_folder( $name );
			}
		}
		return null !== $used;
	}

	/** @return array<string, true>|null Names of folders that may be in use; null if that cannot be determined. */
	private function used(): ?array {
		global $wpdb;
		// INSTR is used instead of LIKE, because not all databases that WordPress runs on read escapes in LIKE alike.
		$messages = $this->names_in(
			MessagesTable::class,
			static fn ( int $after ): ?string => $wpdb->prepare(
				"SELECT id, meta AS text FROM %i WHERE id > %d AND INSTR( meta, '\"files\":{' ) > 0"
					. ' AND INSTR( meta, %s ) = 0 ORDER BY id LIMIT %d',
				MessagesTable::full_name(),
				$after,
				sprintf( '"%s":"%s"', Record::NODE, Record::NO_NODE ),
				self::MESSAGES
			),
			self::MESSAGES
		);
		$mails    = $this->names_in(
			MailsTable::class,
			static fn ( int $after ): ?string => $wpdb->prepare(
				"SELECT id, payload AS text FROM %i WHERE id > %d AND state <> %s AND payload <> '' ORDER BY id"
					. ' LIMIT %d',
				MailsTable::full_name(),
				$after,
				Ledger::SENT,
				self::MAILS
			),
			self::MAILS
		);
		// This comes last, because reading a missing table creates it and sets the time.
		$lost_at = max( MessagesTable::restored_at(), MailsTable::restored_at() );
		$is_sure = null !== $messages && null !== $mails && $lost_at < time() - self::AFTER_LOSS;
		return $is_sure ? $messages + $mails : null;
	}

	/**
	 * @param class-string<Table>     $table
	 * @param callable( int ): ?string $query Makes the query for the rows after an id.
	 * @param int                     $most  How many rows the query gives at most.
	 * @return array<string, true>|null Null where the table cannot be read.
	 */
	private function names_in( string $table, callable $query, int $most ): ?array {
		$names = [];
		$after = 0;
		do {
			$rows = $table::read( $query( $after ) );
			if ( null === $rows ) {
				return null;
			}
			$count = count( $rows );
			foreach ( $rows as [ 'id' => $id, 'text' => $text ] ) {
				$after = max( $after, is_numeric( $id ) ? (int) $id : 0 );
				preg_match_all( '/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/', is_string( $text ) ? $text : '', $found );
				$names += array_fill_keys( $found[0], true );
			}
		} while ( $most === $count );
		return $names;
	}
}
