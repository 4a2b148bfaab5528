<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Mail\Letter;
use Rueda\Support\Clock;
use Rueda\Support\Database\Primary;

defined( 'ABSPATH' ) || exit;

/** The store of reminders. Each change is one statement that several servers may try, and only one of them makes. */
final class Reminders {
	public const MONTHS = 3;

	/** Seconds for which an email that nobody has confirmed is kept. */
	public const UNCONFIRMED = 2 * DAY_IN_SECONDS;

	/** A reminder that could not be sent for so long, because cron did not run, comes too late to be of use. */
	private const LATEST = 30 * DAY_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/** The day of a reminder for a report, in seconds since 1970: always ahead. */
	public function day( int $saved_at ): int {
		$now = $this->clock->now();
		$day = (int) strtotime( '+' . self::MONTHS . ' months', $saved_at );
		return $day > $now ? $day : (int) strtotime( '+' . self::MONTHS . ' months', $now );
	}

	/** Stores a reminder that waits for its reader to confirm it. Null when it could not be stored. */
	public function ask( int $report_id, string $address, int $day ): ?Reminder {
		Primary::stay();
		$reader = self::reader( $address );
		$times  = [ 'day' => $day, 'due' => $this->clock->now() + self::UNCONFIRMED ];
		$stored = RemindersTable::insert_once(
			[ 'report' => $report_id, 'reader' => $reader, 'address' => $address ] + $times
		);
		if ( 0 === $stored ) {
			RemindersTable::update( $times, [ 'report' => $report_id, 'reader' => $reader, 'confirmed' => 0 ] );
		}
		return $this->rows( 'WHERE report = %d AND reader = %s', $report_id, $reader )[0] ?? null;
	}

	/** @param mixed $token As in the address of the reminder. */
	public function by_token( mixed $token ): ?Reminder {
		if ( ! is_string( $token ) || 1 !== preg_match( '/^([1-9]\d{0,17})-([0-9a-f]{32})$/D', $token, $found ) ) {
			return null;
		}
		$reminder = Primary::ask( fn (): ?Reminder => $this->rows( 'WHERE id = %d', (int) $found[1] )[0] ?? null );
		return null !== $reminder && $reminder->is_marked_by( $found[2] ) && ! $this->is_over( $reminder )
			? $reminder
			: null;
	}

	public function confirm( Reminder $reminder ): void {
		RemindersTable::update(
			[ 'confirmed' => 1, 'due' => max( $reminder->day, $this->clock->now() ) ],
			[ 'id' => $reminder->id, 'confirmed' => 0 ]
		);
	}

	public function forget( Reminder $reminder ): void {
		RemindersTable::delete( [ 'id' => $reminder->id ] );
	}

	/** @return list<Reminder> Oldest first. */
	public function of_report( int $report_id ): array {
		$all = Primary::ask( fn (): array => $this->rows( 'WHERE report = %d ORDER BY id LIMIT 20', $report_id ) );
		return array_values( array_filter( $all, fn ( Reminder $one ): bool => ! $this->is_over( $one ) ) );
	}

	/** @param list<int> $report_ids */
	public function forget_reports( array $report_ids ): void {
		RemindersTable::delete_all( 'report', $report_ids );
	}

	/** @return list<Reminder> Oldest first. */
	public function of_person( string $address, int $count, int $offset ): array {
		$find = 'WHERE reader = %s ORDER BY id LIMIT %d OFFSET %d';
		return $this->rows( $find, self::reader( $address ), $count, $offset );
	}

	/** Deletes what nobody confirmed in time, and what is too late. */
	public function prune(): void {
		global $wpdb;
		$now = $this->clock->now();
		RemindersTable::query(
			$wpdb->prepare(
				'DELETE FROM %i WHERE due <= %d AND ( confirmed = 0 OR day <= %d )',
				RemindersTable::full_name(),
				$now,
				$now - self::LATEST
			)
		);
	}

	/** @return list<Reminder> Confirmed ones whose day has come. */
	public function due( int $count ): array {
		return $this->rows( 'WHERE confirmed = 1 AND due <= %d ORDER BY due LIMIT %d', $this->clock->now(), $count );
	}

	/**
	 * Deletes it before it is sent, so that a process that dies while it sends cannot send a second email later.
	 *
	 * @return bool Whether this process may send it: only one of several at the same time may.
	 */
	public function take( Reminder $reminder ): bool {
		return 1 === RemindersTable::delete( [ 'id' => $reminder->id, 'confirmed' => 1 ] );
	}

	/** Keeps the link that its reader has. */
	public function put_back( Reminder $reminder ): void {
		RemindersTable::insert_once(
			[
				'id'        => $reminder->id,
				'report'    => $reminder->report_id,
				'reader'    => self::reader( $reminder->address ),
				'address'   => $reminder->address,
				'confirmed' => 1,
				'day'       => $reminder->day,
				'due'       => $reminder->due,
			]
		);
	}

	/** Whether nobody has confirmed it in time. */
	private function is_over( Reminder $reminder ): bool {
		return ! $reminder->is_confirmed && $reminder->due <= $this->clock->now();
	}

	private static function reader( string $address ): string {
		return hash_hmac( 'sha256', Letter::canonical_address( $address ), wp_salt( 'rueda_reminder' ) );
	}

	/**
	 * @param literal-string $where
	 * @return list<Reminder>
	 */
	private function rows( string $where, int|string ...$values ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- put together of literals.
		$query = $wpdb->prepare( 'SELECT * FROM %i ' . $where, RemindersTable::full_name(), ...$values );
		return array_map( static fn ( array $row ): Reminder => new Reminder( $row ), RemindersTable::rows( $query ) );
	}
}
