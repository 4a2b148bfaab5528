<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;
use Rueda\Form\Store\Record;
use Rueda\Support\Characters;

defined( 'ABSPATH' ) || exit;

/**
 * Changes messages in the table for admins. A statement that changes the status also checks the old one, so that only
 * one of two simultaneous requests succeeds.
 */
final class MessageRows {
	public static function mark_as_read( int $id, bool $is_read ): void {
		MessagesTable::update( [ 'is_read' => (int) $is_read ], [ 'id' => $id ] );
	}

	/** @return bool Whether it was this call that moved it. */
	public static function to_quarantine( Message $message, Record $record ): bool {
		global $wpdb;
		return 1 === MessagesTable::query(
			$wpdb->prepare(
				'UPDATE %i SET status = %s, mail_due = 0, meta = %s WHERE id = %d AND status = %s',
				MessagesTable::full_name(),
				Message::SPAM,
				Characters::in_json( $record->meta_as_json(), MessagesTable::charset( 'meta' ) ),
				$message->id(),
				$message->status()
			)
		);
	}

	/**
	 * @param int $due The Unix time from which its mail is due; 0 for no mail.
	 * @return bool Whether it was this call that moved it.
	 */
	public static function out_of_quarantine( int $id, string $status, int $due ): bool {
		global $wpdb;
		return 1 === MessagesTable::query(
			$wpdb->prepare(
				'UPDATE %i SET status = %s, mail_due = %d WHERE id = %d AND status = %s',
				MessagesTable::full_name(),
				$status,
				$due,
				$id,
				Message::SPAM
			)
		);
	}

	/**
	 * @param list<int> $ids
	 * @return int How many of the messages existed.
	 */
	public static function delete( array $ids ): int {
		return MessagesTable::delete_all( 'id', $ids );
	}

	/**
	 * Finds messages sent before that Unix time, without what visitors answered, the oldest first.
	 *
	 * @param string $status May be "" for any.
	 * @return list<Message>
	 */
	public static function older_than( int $time, string $status, int $count, int $offset = 0 ): array {
		global $wpdb;
		$query  = 'SELECT id, form_id, created_at, meta FROM %i WHERE ' . ( '' === $status ? '' : 'status = %s AND ' )
			. 'created_at < %d ORDER BY created_at LIMIT %d OFFSET %d';
		$values = [ ...( '' === $status ? [] : [ $status ] ), $time, $count, $offset ];
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- put together of literals.
		$query = $wpdb->prepare( $query, MessagesTable::full_name(), ...$values );
		return Message::from_rows( MessagesTable::rows( $query ) );
	}
}
