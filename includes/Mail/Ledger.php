<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the table of mails. Every change of a row's state is one statement that also asks for the old one.
 */
final class Ledger {
	public const WAITING = 'waiting';

	public const SENDING = 'sending';

	public const SENT = 'sent';

	public const FAILED = 'failed';

	/** Not sent, since a limit was reached. Nobody tries it by himself. */
	public const LIMITED = 'limited';

	/** No row of it: the table could not be written, and nothing was sent. */
	public const UNWRITTEN = 'unwritten';

	/**
	 * Longer than a patient mail server takes; after that a mail that is being sent was left by a process that died.
	 */
	private const LEASE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Seconds for which a mail is kept once it was sent, for which one that failed is kept, and for which its row is.
	 */
	public const KEEP_SENT = DAY_IN_SECONDS;

	public const KEEP_FAILED = 30 * DAY_IN_SECONDS;

	public const KEEP_ROWS = 90 * DAY_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/** Writes a letter down as being sent by this process. Null when that cannot be done. */
	public function open( Letter $letter ): ?LedgerRow {
		return $this->write( $letter, self::SENDING, 1, $this->clock->now() + self::LEASE, '' );
	}

	/** Writes a letter down that nobody has tried yet. Null when that cannot be done. */
	public function put_off( Letter $letter, int $due ): ?LedgerRow {
		return $this->write( $letter, self::WAITING, 0, $due, Failure::PUT_OFF );
	}

	/** Writes a letter down that a limit keeps from being sent. */
	public function refuse( Letter $letter, string $why ): void {
		$this->write( $letter, self::LIMITED, 0, $this->clock->now(), $why );
	}

	private function write( Letter $letter, string $state, int $tries, int $due, string $error ): ?LedgerRow {
		global $wpdb;
		$row = [
			'kind'       => $letter->kind(),
			'subject_id' => $letter->subject_id(),
			'state'      => $state,
			'tries'      => $tries,
			'created'    => $this->clock->now(),
			'due'        => $due,
			'settled'    => self::LIMITED === $state ? $this->clock->now() : 0,
			'last_error' => $error,
			'people'     => "\n" . implode( "\n", $letter->people() ) . "\n",
			'payload'    => $letter->to_json(),
		];

		return MailsTable::insert( $row ) ? new LedgerRow( [ 'id' => $wpdb->insert_id ] + $row ) : null;
	}

	public function find( int $id ): ?LedgerRow {
		global $wpdb;
		$row = MailsTable::row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', MailsTable::full_name(), $id ) );
		return null === $row ? null : new LedgerRow( $row );
	}

	/** @return list<LedgerRow> Newest first. */
	public function about( string $kind, int $subject_id ): array {
		global $wpdb;
		return $this->rows(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE kind = %s AND subject_id = %d ORDER BY id DESC LIMIT 100',
				MailsTable::full_name(),
				$kind,
				$subject_id
			)
		);
	}

	/** @return list<LedgerRow> Newest first. */
	public function in_state( string $state, int $count ): array {
		global $wpdb;
		return $this->rows(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE state = %s ORDER BY id DESC LIMIT %d',
				MailsTable::full_name(),
				$state,
				$count
			)
		);
	}

	/** @return list<LedgerRow> What is to be tried now: its time has come, or who sent it has died. */
	public function due( int $count ): array {
		global $wpdb;
		return $this->rows(
			$wpdb->prepare(
				"SELECT * FROM %i WHERE state IN ( 'waiting', 'sending' ) AND due <= %d ORDER BY due LIMIT %d",
				MailsTable::full_name(),
				$this->clock->now(),
				$count
			)
		);
	}

	/** When the next mail is to be tried, or null. */
	public function next_due(): ?int {
		global $wpdb;
		$due = MailsTable::value( $wpdb->prepare( "SELECT MIN( due ) FROM %i WHERE state IN ( 'waiting', 'sending' )", MailsTable::full_name() ) ); // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- this sniff is older than %i.
		return null === $due ? null : (int) $due;
	}

	/**
	 * Takes a row for this process. Of several that ask at once one gets it: the others do not meet the row any more
	 * as they have read it.
	 */
	public function claim( LedgerRow $row, int $tries ): ?LedgerRow {
		$due     = $this->clock->now() + self::LEASE;
		$claimed = MailsTable::update_rows(
			[ 'state' => self::SENDING, 'tries' => $tries, 'due' => $due, 'settled' => 0 ],
			[ 'id' => $row->id(), 'state' => $row->state(), 'tries' => $row->tries(), 'due' => $row->due() ]
		);
		return 1 === $claimed ? $this->find( $row->id() ) : null;
	}

	/** @return bool Whether the row was still this process's. */
	public function settle( LedgerRow $row, string $state, string $error ): bool {
		return $this->move( $row, $state, $row->due(), $this->clock->now(), $error );
	}

	/** @return bool Whether the row was still this process's. */
	public function postpone( LedgerRow $row, int $seconds, string $error ): bool {
		return $this->move( $row, self::WAITING, $this->clock->now() + $seconds, 0, $error );
	}

	public function forget( string $kind, int $subject_id ): void {
		MailsTable::delete(
			[
				'kind'       => $kind,
				'subject_id' => $subject_id,
			]
		);
	}

	/** @return list<LedgerRow> Mails in whose head the address stands, oldest first. */
	public function of_person( string $address, int $count, int $offset ): array {
		global $wpdb;
		// Not LIKE: its escapes do not read alike on every database that WordPress runs on.
		return $this->rows(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE INSTR( people, %s ) > 0 ORDER BY id LIMIT %d OFFSET %d',
				MailsTable::full_name(),
				"\n" . strtolower( $address ) . "\n",
				$count,
				$offset
			)
		);
	}

	public function erase( int $id ): void {
		MailsTable::delete( [ 'id' => $id ] );
	}

	/** Texts and addresses go soon, the line that says what happened goes later. */
	public function prune(): void {
		global $wpdb;
		$now  = $this->clock->now();
		$kept = [ self::SENT => self::KEEP_SENT, self::LIMITED => self::KEEP_SENT, self::FAILED => self::KEEP_FAILED ];
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

	/** How many were settled so since then. */
	public function count_settled( string $state, int $since ): int {
		global $wpdb;
		return (int) MailsTable::value(
			$wpdb->prepare(
				'SELECT COUNT(*) FROM %i WHERE state = %s AND settled >= %d',
				MailsTable::full_name(),
				$state,
				$since
			)
		);
	}

	/** The mail that failed last, finally or for now. */
	public function last_failure( int $since ): ?LedgerRow {
		global $wpdb;
		$rows = $this->rows(
			$wpdb->prepare(
				"SELECT * FROM %i WHERE ( state = 'failed' AND settled >= %d )"
					. " OR ( state IN ( 'waiting', 'sending' ) AND last_error <> '' ) ORDER BY id DESC LIMIT 1",
				MailsTable::full_name(),
				$since
			)
		);
		return $rows[0] ?? null;
	}

	private function move( LedgerRow $row, string $state, int $due, int $settled, string $error ): bool {
		return 1 === MailsTable::update_rows(
			[ 'state' => $state, 'due' => $due, 'settled' => $settled, 'last_error' => $error ],
			[ 'id' => $row->id(), 'state' => self::SENDING, 'tries' => $row->tries(), 'due' => $row->due() ]
		);
	}

	/** @return list<LedgerRow> */
	private function rows( ?string $query ): array {
		return array_map( static fn ( array $row ): LedgerRow => new LedgerRow( $row ), MailsTable::rows( $query ) );
	}
}
