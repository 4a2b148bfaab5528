<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Store\MessagesTable;
use Rueda\Form\Store\Record;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailsTable;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes files of visitors that no message and no mail refers to: a server that died between keeping a file and
 * storing its message leaves them behind.
 */
final class UnusedUploads {
	/** The age at which files are deleted. No request runs as long, so a message not stored by then never will be. */
	public const AGE = 3 * DAY_IN_SECONDS;

	/** Nothing is deleted for so long after a table was lost: an admin may restore messages that need their files. */
	private const AFTER_LOSS = 30 * DAY_IN_SECONDS;

	/** How many folders a run looks at. */
	public const AT_ONCE = 1000;

	/** How many rows are read together: mails may be long. */
	private const MESSAGES = 1000;
	private const MAILS    = 50;

	/** The tables whose rows name folders. */
	public const TABLES = [ MessagesTable::class, MailsTable::class ];

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
		$used = [];
		foreach ( self::TABLES as $table ) {
			$after = 0;
			do {
				$page = self::used_in( $table, $after );
				if ( null === $page ) {
					return null;
				}
				$used += $page['names'];
				$after = $page['after'];
			} while ( $after > 0 );
		}
		return self::is_complete() ? $used : null;
	}

	/** Whether no table was lost. This is asked last, because reading a missing table creates it and sets the time. */
	public static function is_complete(): bool {
		return max( MessagesTable::restored_at(), MailsTable::restored_at() ) < time() - self::AFTER_LOSS;
	}

	/**
	 * Reads some rows.
	 *
	 * @param value-of<self::TABLES> $table
	 * @param int                    $after The id of the last row that was read; 0 at first.
	 * @return array{names: array<string, true>, after: int}|null The names of folders in them, and the id to go on
	 *                                                            from, 0 at the end; null if they cannot be read.
	 */
	public static function used_in( string $table, int $after ): ?array {
		$is_messages = MessagesTable::class === $table;
		$rows        = $table::rows_or_null(
			$is_messages ? self::messages_after( $after ) : self::mails_after( $after )
		);
		if ( null === $rows ) {
			return null;
		}
		$names = [];
		foreach ( $rows as [ 'id' => $id, 'text' => $text ] ) {
			$after = max( $after, is_numeric( $id ) ? (int) $id : 0 );
			preg_match_all( '/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/', is_string( $text ) ? $text : '', $found );
			$names += array_fill_keys( $found[0], true );
		}
		$is_end = count( $rows ) < ( $is_messages ? self::MESSAGES : self::MAILS );
		return [ 'names' => $names, 'after' => $is_end ? 0 : $after ];
	}

	private static function messages_after( int $id ): ?string {
		global $wpdb;
		// INSTR is used instead of LIKE, because not all databases that WordPress runs on read escapes in LIKE alike.
		return $wpdb->prepare(
			"SELECT id, meta AS text FROM %i WHERE id > %d AND INSTR( meta, '\"files\":{' ) > 0"
				. ' AND INSTR( meta, %s ) = 0 ORDER BY id LIMIT %d',
			MessagesTable::full_name(),
			$id,
			sprintf( '"%s":"%s"', Record::NODE, Record::NO_NODE ),
			self::MESSAGES
		);
	}

	private static function mails_after( int $id ): ?string {
		global $wpdb;
		return $wpdb->prepare(
			"SELECT id, payload AS text FROM %i WHERE id > %d AND state <> %s AND payload <> '' ORDER BY id LIMIT %d",
			MailsTable::full_name(),
			$id,
			Ledger::SENT,
			self::MAILS
		);
	}
}
