<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Generator;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB -- statements are put together of literals, and every value is prepared.

/**
 * Finds messages for the list. No query takes longer with a million messages than with ten thousand: each status is
 * read along an index, so that any amount of spam does not slow down the others, and counts, searches and sorting by
 * anything but time stop at REACH. Users choose dates to see older messages.
 */
final class MessageSearch {
	/** How many of the newest messages can be paged through, searched and sorted. */
	public const REACH = 10000;

	/**
	 * How many of the newest messages of one form are covered in any case, since its messages may be far apart in the
	 * table. The limit that goes further back counts.
	 */
	public const REACH_OF_FORM = 1000;

	/** The most results of a search. */
	public const MOST_FOUND = 1000;

	/** The largest count that is shown exactly beside a status. */
	public const MOST_TOLD = 1000;

	private const AT_ONCE = 500;

	/** The columns that a list shows. */
	private const SHOWN = 'id, form_id, status, created_at, mail_due, is_read, sender_name, sender_email, excerpt';

	/**
	 * @param int  $page  Counted from 1.
	 * @param bool $is_up Whether the oldest come first.
	 */
	public function by_date( MessageFilter $filter, int $page, int $per_page, bool $is_up = false ): MessagePage {
		$total  = $this->count( $filter, self::REACH + 1 );
		$offset = ( $page - 1 ) * $per_page;
		$ids    = $offset < self::REACH
			? $this->ids_by_date( $filter, $offset, $per_page, $is_up )
			: [];
		return new MessagePage( $this->in_order( $ids ), min( $total, self::REACH ), $total > self::REACH );
	}

	public function by_sender( MessageFilter $filter, int $page, int $per_page, bool $is_down = false ): MessagePage {
		$limit              = $this->limit_of( $filter );
		$total              = $this->count( $filter, self::REACH, $limit );
		$offset             = ( $page - 1 ) * $per_page;
		[ $where, $values ] = $filter->condition( $filter->statuses(), $limit );

		$order = $is_down ? 'sender_email DESC, sender_name DESC, id DESC' : 'sender_email, sender_name, id DESC';
		$query = "SELECT id, created_at FROM %i WHERE {$where} ORDER BY {$order} LIMIT %d OFFSET %d";
		$times = $offset < self::REACH ? self::times( $query, [ ...$values, $per_page, $offset ] ) : [];
		return new MessagePage( $this->in_order( array_keys( $times ) ), $total, $limit > 0, $limit );
	}

	/**
	 * Finds messages by words, the newest first. An email address, or its beginning, is found in all messages; words
	 * are found only in the newest ones.
	 */
	public function by_words( MessageFilter $filter, int $page, int $per_page, bool $is_up = false ): MessagePage {
		$limit = $this->limit_of( $filter );
		$found = $this->found( $filter, $limit );
		$ids   = array_keys( $found );
		$ids   = array_slice( $is_up ? array_reverse( $ids ) : $ids, ( $page - 1 ) * $per_page, $per_page );
		return new MessagePage( $this->in_order( $ids ), count( $found ), count( $found ) >= self::MOST_FOUND, $limit );
	}

	/**
	 * Finds the messages before and after this one in the list by date, or in the results of a search.
	 *
	 * @return array{newer: int, older: int} Ids; 0 where there is none.
	 */
	public function beside( Message $message, MessageFilter $filter ): array {
		if ( '' === $filter->search ) {
			return [
				'newer' => $this->next( $message, $filter, true ),
				'older' => $this->next( $message, $filter, false ),
			];
		}
		$ids   = array_keys( $this->found( $filter, $this->limit_of( $filter ) ) );
		$place = array_search( $message->id(), $ids, true );
		return [
			'newer' => is_int( $place ) ? $ids[ $place - 1 ] ?? 0 : 0,
			'older' => is_int( $place ) ? $ids[ $place + 1 ] ?? 0 : 0,
		];
	}

	private function next( Message $message, MessageFilter $filter, bool $is_newer ): int {
		$times = [];
		$place = [ $message->created_at(), $message->created_at(), $message->id() ];

		[ $is_beyond, $order ] = $is_newer ? [ '>', 'created_at, id' ] : [ '<', 'created_at DESC, id DESC' ];
		foreach ( $filter->statuses() as $status ) {
			[ $where, $values ] = $filter->condition( [ $status ], 0 );

			$query  = "SELECT id, created_at FROM %i WHERE {$where} AND ( created_at {$is_beyond} %d"
				. " OR ( created_at = %d AND id {$is_beyond} %d ) ) ORDER BY {$order} LIMIT 1";
			$times += self::times( $query, [ ...$values, ...$place ] );
		}
		return array_key_first( self::sorted( $times, $is_newer ) ) ?? 0;
	}

	/**
	 * Counts messages, up to a limit.
	 *
	 * @param int $since A Unix time; older messages do not count.
	 */
	public function count( MessageFilter $filter, int $most, int $since = 0 ): int {
		$count = 0;
		foreach ( $filter->statuses() as $status ) {
			[ $where, $values ] = $filter->condition( [ $status ], $since );
			if ( $count < $most ) {
				$query  = "SELECT COUNT(*) FROM ( SELECT id FROM %i WHERE {$where} LIMIT %d ) AS counted";
				$count += (int) MessagesTable::value( self::prepared( $query, [ ...$values, $most - $count ] ) );
			}
		}
		return $count;
	}

	/**
	 * Gives all messages with all columns, the oldest first. Only some hundred are in memory at a time.
	 *
	 * @return Generator<int, Message>
	 */
	public function walk( MessageFilter $filter ): Generator {
		if ( '' !== $filter->search ) {
			$found = array_reverse( array_keys( $this->found( $filter, $this->limit_of( $filter ) ) ) );
			foreach ( array_chunk( $found, self::AT_ONCE ) as $ids ) {
				yield from $this->in_order( $ids, '*' );
			}
			return;
		}
		[ $where, $values ] = $filter->condition( $filter->statuses(), 0 );

		$query = "SELECT * FROM %i WHERE id > %d AND {$where} ORDER BY id LIMIT %d";
		$after = 0;
		do {
			$messages = self::messages( $query, [ $after, ...$values, self::AT_ONCE ] );
			foreach ( $messages as $message ) {
				$after = $message->id();
				yield $message;
			}
			$is_full = count( $messages ) === self::AT_ONCE;
		} while ( $is_full );
	}

	/** @return list<int> Ids of the forms that the messages were sent with. */
	public function forms( MessageFilter $filter ): array {
		if ( '' === $filter->search ) {
			// Without a condition, the database skips from form to form. With one, it would read all messages.
			$all = self::ids( 'SELECT DISTINCT form_id FROM %i', [] );
			return array_values(
				array_filter( $all, fn ( int $form ): bool => 0 !== $this->count( $filter->of_form( $form ), 1 ) )
			);
		}
		$ids    = array_keys( $this->found( $filter, $this->limit_of( $filter ) ) );
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		return [] === $ids ? [] : self::ids( "SELECT DISTINCT form_id FROM %i WHERE id IN ( {$places} )", $ids );
	}

	/** @return array<int, int> The Unix times at which the messages were sent, by id; the newest first. */
	private function found( MessageFilter $filter, int $limit ): array {
		$words = new SearchWords( $filter->search );
		$found = '' === $words->address() ? [] : $this->sent_from( $filter, $words->address() );
		foreach ( $filter->statuses() as $status ) {
			$found += $this->found_in( $filter, $status, $words, $limit );
		}
		return array_slice( self::sorted( $found, false ), 0, self::MOST_FOUND, true );
	}

	/** @return array<int, int> As above. */
	private function found_in( MessageFilter $filter, string $status, SearchWords $words, int $limit ): array {
		$found = [];
		$last  = null;
		do {
			$rows = $this->candidates( $filter, $status, $words, $limit, $last );
			foreach ( $rows as $message ) {
				$last = $message;
				if ( $words->are_in( $message ) ) {
					$found[ $message->id() ] = $message->created_at();
				}
			}
			$goes_on = count( $rows ) === self::AT_ONCE && count( $found ) < self::MOST_FOUND;
		} while ( $goes_on );
		return $found;
	}

	/** @return array<int, int> Times by id, in no particular order. */
	private function sent_from( MessageFilter $filter, string $address ): array {
		[ $where, $values ] = $filter->condition( $filter->statuses(), 0 );

		$query = "SELECT id, created_at FROM %i WHERE sender_email LIKE %s AND {$where} LIMIT %d";
		return self::times( $query, [ $address . '%', ...$values, self::MOST_FOUND ] );
	}

	/** @return list<Message> Messages of one status only, so that an index gives them in order. */
	private function candidates(
		MessageFilter $filter,
		string $status,
		SearchWords $words,
		int $limit,
		?Message $after
	): array {
		[ $where, $values ] = $filter->condition( [ $status ], $limit );
		foreach ( self::is_sqlite() ? [] : $words->patterns() as $pattern ) {
			$where .= ' AND ( fields LIKE %s OR page LIKE %s )';
			array_push( $values, $pattern, $pattern );
		}
		if ( null !== $after ) {
			$where .= ' AND created_at <= %d AND ( created_at < %d OR id < %d )';
			array_push( $values, $after->created_at(), $after->created_at(), $after->id() );
		}
		$query = "SELECT id, created_at, sender_name, sender_email, page, fields FROM %i WHERE {$where}"
			. ' ORDER BY created_at DESC, id DESC LIMIT %d';
		return self::messages( $query, [ ...$values, self::AT_ONCE ] );
	}

	/** SQLite does not treat Ñ, ñ and n alike in LIKE. There all messages are read and compared in PHP. */
	private static function is_sqlite(): bool {
		global $wpdb;
		return is_a( $wpdb, 'WP_SQLite_DB' );
	}

	/**
	 * The database merges the statuses, so that no page makes PHP read the messages of the pages before it.
	 *
	 * @return list<int>
	 */
	private function ids_by_date( MessageFilter $filter, int $offset, int $per_page, bool $oldest_first ): array {
		$order  = $oldest_first ? 'created_at, id' : 'created_at DESC, id DESC';
		$last   = $offset + $per_page;
		$bounds = $this->bounds( $filter, $last, $oldest_first );
		$parts  = [];
		$all    = [];
		foreach ( $filter->statuses() as $status ) {
			[ $where, $values ] = $filter->condition( [ $status ], ...$bounds );

			$first   = "SELECT id, created_at FROM %i WHERE {$where} ORDER BY {$order} LIMIT %d";
			$parts[] = "SELECT id, created_at FROM ( {$first} ) AS of_status";
			array_push( $all, MessagesTable::full_name(), ...[ ...$values, $last ] );
		}
		// The first name of the table is added where the query is prepared.
		array_shift( $all );
		$merged = implode( ' UNION ALL ', $parts );
		$query  = "SELECT id FROM ( {$merged} ) AS merged ORDER BY {$order} LIMIT %d OFFSET %d";
		return self::ids( $query, [ ...$all, $per_page, $offset ] );
	}

	/**
	 * The times between which the first messages in order of time are, whatever their statuses, so that a page far
	 * back reads that number of messages once and not for each status.
	 *
	 * @return array{int, int} The first time, and the one before which they are.
	 */
	private function bounds( MessageFilter $filter, int $count, bool $oldest_first ): array {
		if ( $count <= self::AT_ONCE || 1 === count( $filter->statuses() ) ) {
			return [ 0, PHP_INT_MAX ];
		}
		$times = $this->times_at( $filter, $count, $oldest_first );
		if ( [] === $times ) {
			return [ 0, PHP_INT_MAX ];
		}
		return $oldest_first ? [ 0, min( $times ) + 1 ] : [ max( $times ), PHP_INT_MAX ];
	}

	/** The Unix time back to which searching and sorting reach; 0 if they reach all messages. */
	private function limit_of( MessageFilter $filter ): int {
		$all = $this->newest_back_to( $filter->of_form( 0 ), self::REACH );
		return 0 === $all || 0 === $filter->form
			? $all
			: min( $all, $this->newest_back_to( $filter, self::REACH_OF_FORM ) );
	}

	private function newest_back_to( MessageFilter $filter, int $count ): int {
		return max( [ 0, ...$this->times_at( $filter, $count, false ) ] );
	}

	/** @return list<int> The time of the message after that many, for each status that has as many. */
	private function times_at( MessageFilter $filter, int $count, bool $oldest_first ): array {
		$times = [];
		$order = $oldest_first ? 'created_at' : 'created_at DESC';
		foreach ( $filter->statuses() as $status ) {
			[ $where, $values ] = $filter->condition( [ $status ], 0 );

			$query   = "SELECT created_at FROM %i WHERE {$where} ORDER BY {$order} LIMIT 1 OFFSET %d";
			$times[] = MessagesTable::value( self::prepared( $query, [ ...$values, $count ] ) );
		}
		return array_map( 'intval', array_values( array_filter( $times, 'is_string' ) ) );
	}

	/**
	 * @param list<int>       $ids
	 * @param '*'|self::SHOWN $columns
	 * @return list<Message>
	 */
	private function in_order( array $ids, string $columns = self::SHOWN ): array {
		if ( [] === $ids ) {
			return [];
		}
		$places   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$messages = array_fill_keys( $ids, null );
		foreach ( self::messages( "SELECT {$columns} FROM %i WHERE id IN ( {$places} )", $ids ) as $message ) {
			$messages[ $message->id() ] = $message;
		}
		return array_values( array_filter( $messages ) );
	}

	/**
	 * @param literal-string   $query  %i stands for the table, and there is a placeholder for each value.
	 * @param list<int|string> $values
	 */
	private static function prepared( string $query, array $values ): ?string {
		global $wpdb;
		return $wpdb->prepare( $query, MessagesTable::full_name(), ...$values );
	}

	/**
	 * @param literal-string   $query
	 * @param list<int|string> $values
	 * @return list<Message>
	 */
	private static function messages( string $query, array $values ): array {
		return Message::from_rows( MessagesTable::rows( self::prepared( $query, $values ) ) );
	}

	/**
	 * @param literal-string   $query
	 * @param list<int|string> $values
	 * @return list<int>
	 */
	private static function ids( string $query, array $values ): array {
		return array_map( 'intval', MessagesTable::column( self::prepared( $query, $values ) ) );
	}

	/**
	 * @param literal-string   $query
	 * @param list<int|string> $values
	 * @return array<int, int>
	 */
	private static function times( string $query, array $values ): array {
		$times = [];
		foreach ( self::messages( $query, $values ) as $message ) {
			$times[ $message->id() ] = $message->created_at();
		}
		return $times;
	}

	/**
	 * Sorts messages by the time when they were sent, then by id.
	 *
	 * @param array<int, int> $times
	 * @return array<int, int>
	 */
	private static function sorted( array $times, bool $oldest_first ): array {
		$order = $oldest_first ? 1 : -1;
		uksort(
			$times,
			static fn ( int $one, int $other ): int =>
				$order * ( [ $times[ $one ], $one ] <=> [ $times[ $other ], $other ] )
		);
		return $times;
	}
}
