<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the table of emails. Each change of a row's state is one statement that also checks the old state,
 * so that two processes cannot both make it.
 */
final class Ledger {
	public const WAITING = 'waiting';
	public const SENDING = 'sending';
	public const SENT    = 'sent';
	public const FAILED  = 'failed';

	/** The email was not sent because a limit was reached. Rueda does not try it again by itself. */
	public const LIMITED = 'limited';

	/** The email waits for somebody to look at it, because this site may be a copy of another one. See MailHold. */
	public const HELD = 'held';

	/** The row could not be written, so the email was not sent. No stored row has this state. */
	public const UNWRITTEN = 'unwritten';

	/**
	 * Deliveries of webhooks stand in the same table, because they have the same life. Their kind is this, and the id
	 * of the webhook.
	 */
	public const HOOK = 'hook-';

	private const IS_MAIL = "INSTR( kind, 'hook-' ) <> 1";
	private const IS_HOOK = "INSTR( kind, 'hook-' ) = 1";

	/** Seconds, longer than a slow mail server takes. An email that is still being sent then has lost its process. */
	private const LEASE = 10 * MINUTE_IN_SECONDS;

	/** How many seconds the ledger keeps the text of a sent or limited email, that of a failed one, and the rows. */
	public const KEEP_SENT   = DAY_IN_SECONDS;
	public const KEEP_FAILED = 30 * DAY_IN_SECONDS;
	public const KEEP_ROWS   = 90 * DAY_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/** Stores a letter as being sent by this process. Null when it cannot be stored. */
	public function open( Letter $letter ): ?LedgerRow {
		return $this->write_letter( $letter, self::SENDING, 1, $this->clock->now() + self::LEASE, '' );
	}

	/** Stores a letter that has not been tried yet. Null when it cannot be stored. */
	public function put_off( Letter $letter, int $due ): ?LedgerRow {
		return $this->write_letter( $letter, self::WAITING, 0, $due, Failure::PUT_OFF );
	}

	/** Stores a letter that is not sent because of a limit. */
	public function refuse( Letter $letter, string $why ): void {
		$this->write_letter( $letter, self::LIMITED, 0, $this->clock->now(), $why );
	}

	/** Stores a letter that waits for somebody to look at it. Null when it cannot be stored. */
	public function hold( Letter $letter ): ?LedgerRow {
		return $this->write_letter( $letter, self::HELD, 0, $this->clock->now(), Failure::HELD );
	}

	/**
	 * Stores a delivery of a webhook, which cron tries. Null when it cannot be stored.
	 *
	 * @param list<string> $people Addresses in it, in lower case.
	 */
	public function put_delivery(
		string $kind,
		int $subject_id,
		array $people,
		string $payload,
		bool $is_held
	): ?LedgerRow {
		$content = [ 'people' => "\n" . implode( "\n", $people ) . "\n", 'payload' => $payload ];
		$state   = $is_held ? self::HELD : self::WAITING;
		return $this->write(
			$kind,
			$subject_id,
			$content,
			$state,
			0,
			$this->clock->now(),
			$is_held ? Failure::HELD : ''
		);
	}

	/** Stores a letter whose first try has failed, although the same letter reached other recipients. */
	public function await_retry( Letter $letter, int $seconds, string $error ): ?LedgerRow {
		return $this->write_letter( $letter, self::WAITING, 1, $this->clock->now() + $seconds, $error );
	}

	/** Replaces a stored letter by the same one for fewer recipients. */
	public function narrow( LedgerRow $row, Letter $letter ): void {
		MailsTable::update( self::content( $letter ), [ 'id' => $row->id ] );
	}

	/** @return array{people: string, payload: string} */
	private static function content( Letter $letter ): array {
		return [
			'people'  => "\n" . implode( "\n", $letter->people() ) . "\n",
			'payload' => $letter->to_json(),
		];
	}

	private function write_letter( Letter $letter, string $state, int $tries, int $due, string $error ): ?LedgerRow {
		$content = self::content( $letter );
		return $this->write( $letter->kind, $letter->subject_id, $content, $state, $tries, $due, $error );
	}

	/** @param array{people: string, payload: string} $content */
	private function write(
		string $kind,
		int $subject_id,
		array $content,
		string $state,
		int $tries,
		int $due,
		string $error
	): ?LedgerRow {
		global $wpdb;
		$row = [
			'kind'       => $kind,
			'subject_id' => $subject_id,
			'state'      => $state,
			'tries'      => $tries,
			'created'    => $this->clock->now(),
			'due'        => $due,
			'settled'    => in_array( $state, [ self::LIMITED, self::HELD ], true ) ? $this->clock->now() : 0,
			'last_error' => $error,
		] + $content;
		return MailsTable::insert( $row ) ? new LedgerRow( [ 'id' => $wpdb->insert_id ] + $row ) : null;
	}

	public function find( int $id ): ?LedgerRow {
		return $this->rows( 'WHERE id = %d', $id )[0] ?? null;
	}

	/** @return list<LedgerRow> Newest first. */
	public function about( string $kind, int $subject_id ): array {
		return $this->rows( 'WHERE kind = %s AND subject_id = %d ORDER BY id DESC LIMIT 100', $kind, $subject_id );
	}

	/** @return list<LedgerRow> Newest first. */
	public function of_kind( string $kind, int $count ): array {
		return $this->rows( 'WHERE kind = %s ORDER BY id DESC LIMIT %d', $kind, $count );
	}

	/** @return list<LedgerRow> Newest first; held ones with deliveries of webhooks, others without. */
	public function in_state( string $state, int $count ): array {
		return self::HELD === $state
			? $this->rows( 'WHERE state = %s ORDER BY id DESC LIMIT %d', $state, $count )
			: $this->rows( 'WHERE state = %s AND ' . self::IS_MAIL . ' ORDER BY id DESC LIMIT %d', $state, $count );
	}

	/** @return list<LedgerRow> Emails to try now: they are due, or the process that was sending them has died. */
	public function due( int $count, bool $are_hooks = false ): array {
		return $this->rows(
			'WHERE ' . ( $are_hooks ? self::IS_HOOK : self::IS_MAIL )
				. " AND state IN ( 'waiting', 'sending' ) AND due <= %d ORDER BY due LIMIT %d",
			$this->clock->now(),
			$count
		);
	}

	/** @return list<LedgerRow> Emails that wait for this server, the oldest first. */
	public function waiting_for( string $node, int $count ): array {
		return $this->rows(
			"WHERE state = 'waiting' AND last_error = %s ORDER BY id LIMIT %d",
			Failure::waiting_for( $node ),
			$count
		);
	}

	/** @return list<string> The servers that emails wait for. */
	public function awaited(): array {
		global $wpdb;
		$errors = MailsTable::column(
			$wpdb->prepare(
				"SELECT DISTINCT last_error FROM %i WHERE state = 'waiting' AND INSTR( last_error, %s ) = 1",
				MailsTable::full_name(),
				Failure::waiting_for( '' )
			)
		);
		return array_map( [ Failure::class, 'awaited' ], $errors );
	}

	/** When the next email is due; null when none waits. */
	public function next_due(): ?int {
		global $wpdb;
		$sql = "SELECT MIN( due ) FROM %i WHERE state IN ( 'waiting', 'sending' )";
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared here.
		$due = MailsTable::value( $wpdb->prepare( $sql, MailsTable::full_name() ) );
		return null === $due ? null : (int) $due;
	}

	/**
	 * Claims a row for this process. When several processes try at once, only one gets it, because the statement
	 * changes the row only if it is still as it was read.
	 */
	public function claim( LedgerRow $row, int $tries ): ?LedgerRow {
		$due     = $this->clock->now() + self::LEASE;
		$claimed = MailsTable::update_rows(
			[ 'state' => self::SENDING, 'tries' => $tries, 'due' => $due, 'settled' => 0 ],
			[ 'id' => $row->id, 'state' => $row->state, 'tries' => $row->tries, 'due' => $row->due ]
		);
		return 1 === $claimed ? $this->find( $row->id ) : null;
	}

	/** @return bool Whether the row was still this process's. */
	public function settle( LedgerRow $row, string $state, string $error ): bool {
		return $this->move( $row, $state, $row->due, $this->clock->now(), $error );
	}

	/** @return bool Whether the row was still this process's. */
	public function postpone( LedgerRow $row, int $seconds, string $error ): bool {
		return $this->move( $row, self::WAITING, $this->clock->now() + $seconds, 0, $error );
	}

	/** Holds emails that wait for their next try, or whose process has died, unless somebody has released them. */
	public function hold_waiting(): void {
		global $wpdb;
		$now = $this->clock->now();
		MailsTable::query(
			$wpdb->prepare(
				"UPDATE %i SET state = 'held', settled = %d, last_error = %s"
					. " WHERE ( state = 'waiting' OR ( state = 'sending' AND due <= %d ) ) AND last_error <> %s",
				MailsTable::full_name(),
				$now,
				Failure::HELD,
				$now,
				Failure::RELEASED
			)
		);
	}

	/** Lets held emails be sent. */
	public function release_held(): void {
		MailsTable::update_rows(
			[
				'state'      => self::WAITING,
				'due'        => $this->clock->now(),
				'settled'    => 0,
				'last_error' => Failure::RELEASED,
			],
			[ 'state' => self::HELD ]
		);
	}

	/** Empties a held email, which is then never sent. */
	public function drop_held( LedgerRow $row ): bool {
		return 1 === MailsTable::update_rows(
			[
				'state'      => self::LIMITED,
				'settled'    => $this->clock->now(),
				'last_error' => Failure::DROPPED,
				'people'     => '',
				'payload'    => '',
			],
			[ 'id' => $row->id, 'state' => self::HELD ]
		);
	}

	/** Empties what settled emails said, and to whom. */
	public function blank( string $kind, int $subject_id ): void {
		MailsTable::update( [ 'people' => '', 'payload' => '' ], [ 'kind' => $kind, 'subject_id' => $subject_id ] );
	}

	public function blank_one( int $id ): void {
		MailsTable::update( [ 'people' => '', 'payload' => '' ], [ 'id' => $id ] );
	}

	/** @param list<int> $subject_ids */
	public function forget( string $kind, array $subject_ids ): void {
		MailsTable::delete_all( 'subject_id', $subject_ids, [ 'kind' => $kind ] );
	}

	/** @return list<LedgerRow> Emails that have the address in a header, oldest first. */
	public function of_person( string $address, int $count, int $offset ): array {
		// INSTR() is used because databases differ in how they read the escapes of LIKE.
		return $this->rows(
			'WHERE INSTR( people, %s ) > 0 ORDER BY id LIMIT %d OFFSET %d',
			"\n" . strtolower( $address ) . "\n",
			$count,
			$offset
		);
	}

	public function erase( int $id ): void {
		MailsTable::delete( [ 'id' => $id ] );
	}

	/** Deletes texts and addresses first, and the rest of the row later. */
	public function prune(): void {
		global $wpdb;
		$now  = $this->clock->now();
		$kept = [
			self::SENT    => self::KEEP_SENT,
			self::LIMITED => self::KEEP_SENT,
			self::FAILED  => self::KEEP_FAILED,
			self::HELD    => self::KEEP_FAILED,
		];
		foreach ( $kept as $state => $seconds ) {
			MailsTable::query(
				$wpdb->prepare(
					"UPDATE %i SET people = '', payload = '' WHERE state = %s AND settled < %d AND payload <> ''",
					MailsTable::full_name(),
					$state,
					$now - $seconds
				)
			);
			MailsTable::query(
				$wpdb->prepare(
					'DELETE FROM %i WHERE state = %s AND settled < %d',
					MailsTable::full_name(),
					$state,
					$now - self::KEEP_ROWS
				)
			);
		}
	}

	/** How many emails, or deliveries of webhooks, are held that still can be sent. */
	public function count_held( bool $are_hooks = false ): int {
		global $wpdb;
		$sql = "SELECT COUNT(*) FROM %i WHERE state = 'held' AND payload <> '' AND "
			. ( $are_hooks ? self::IS_HOOK : self::IS_MAIL );
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared here.
		return (int) MailsTable::value( $wpdb->prepare( $sql, MailsTable::full_name() ) );
	}

	/** How many emails were settled with this state since then. */
	public function count_settled( string $state, int $since, bool $are_hooks = false ): int {
		global $wpdb;
		$sql = 'SELECT COUNT(*) FROM %i WHERE state = %s AND settled >= %d AND '
			. ( $are_hooks ? self::IS_HOOK : self::IS_MAIL );
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared here.
		return (int) MailsTable::value( $wpdb->prepare( $sql, MailsTable::full_name(), $state, $since ) );
	}

	/** The newest email that has failed, whether or not it will be tried again. */
	public function last_failure( int $since ): ?LedgerRow {
		return $this->rows(
			'WHERE ' . self::IS_MAIL . " AND ( ( state = 'failed' AND settled >= %d )"
				. " OR ( state IN ( 'waiting', 'sending' ) AND last_error <> '' AND INSTR( last_error, %s ) <> 1 ) )"
				. ' ORDER BY id DESC LIMIT 1',
			$since,
			Failure::waiting_for( '' )
		)[0] ?? null;
	}

	private function move( LedgerRow $row, string $state, int $due, int $settled, string $error ): bool {
		return 1 === MailsTable::update_rows(
			[ 'state' => $state, 'due' => $due, 'settled' => $settled, 'last_error' => $error ],
			[ 'id' => $row->id, 'state' => self::SENDING, 'tries' => $row->tries, 'due' => $row->due ]
		);
	}

	/**
	 * @param literal-string $which The query behind the table's name, with a placeholder for each value.
	 * @return list<LedgerRow>
	 */
	private function rows( string $which, string|int ...$values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- put together of literals.
		$query = $wpdb->prepare( 'SELECT * FROM %i ' . $which, MailsTable::full_name(), ...array_values( $values ) );
		return array_map( static fn ( array $row ): LedgerRow => new LedgerRow( $row ), MailsTable::rows( $query ) );
	}
}
