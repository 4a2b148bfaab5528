<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Http\IpAddress;
use Rueda\Support\Http\SharedAddress;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how often something may happen in a number of seconds, for each visitor or for something else that is named.
 * Visitors are told apart by the address of their connection, because a client can write anything into a forwarding
 * header; only that of a proxy that an admin has named is believed. Only keyed hashes are stored.
 *
 * The limit holds for every span of that length, wherever it begins, because the time of each counted use is kept until
 * the span is over. A row is changed only if it is still as it was read, otherwise it is read again, so two requests
 * cannot both take the last use.
 */
final class RateLimiter {
	/** The span of limits that never start again. */
	public const FOR_GOOD = 0;

	/** Limits that never start again store this in place of a time. */
	private const ANY_TIME = 1;

	/** How often a row is read again after another request has changed it. So many at one moment are not visitors. */
	private const TRIES = 500;

	/** @var array<string, int> The time that this request has counted, by row. */
	private array $counted = [];

	/**
	 * @param string $name    What is counted, as in "form".
	 * @param int    $limit   How often a visitor may do it.
	 * @param int    $seconds The span of time, or FOR_GOOD.
	 */
	public function __construct(
		private Clock $clock,
		private string $name,
		private int $limit,
		private int $seconds
	) {}

	/**
	 * Counts one use, and tells whether it was within the limit. The count is exact even if many requests come at once.
	 *
	 * @param string|null $whom Whom to count, when it is not the visitor: an address, a report, the whole site.
	 */
	public function take( ?string $whom = null ): bool {
		$id    = $this->id_of( $whom );
		$limit = $this->limit();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			// Most visitors come for the first time, and then one statement is enough.
			$stored = 0 === $try ? null : LimitsTable::taken( $id );
			$times  = $this->times( $stored );
			if ( count( $times ) >= $limit ) {
				if ( null === $whom ) {
					( new SharedAddress( $this->clock ) )->note();
				}
				return false;
			}
			$now = self::FOR_GOOD === $this->seconds ? self::ANY_TIME : $this->clock->now();
			if ( $this->write( $id, $stored, [ $now, ...$times ] ) ) {
				$this->counted[ $id ] = $now;
				return true;
			}
		}
		return false;
	}

	/** Takes back a use that did not happen: the one that this request counted, or any one of a limit FOR_GOOD. */
	public function give_back( ?string $whom = null ): void {
		$id   = $this->id_of( $whom );
		$time = $this->counted[ $id ] ?? self::ANY_TIME;
		unset( $this->counted[ $id ] );
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = LimitsTable::taken( $id );
			$times  = $this->times( $stored );
			$place  = array_search( $time, $times, true );
			if ( false === $place ) {
				return;
			}
			array_splice( $times, $place, 1 );
			if ( $this->write( $id, $stored, $times ) ) {
				return;
			}
		}
	}

	/** Forgets what was counted. */
	public function forget( ?string ...$whom ): void {
		LimitsTable::delete_all( 'id', array_map( [ $this, 'id_of' ], array_values( $whom ) ) );
	}

	/** Seconds until the next use is allowed, for Retry-After. If none will ever be, the answer is one day. */
	public function seconds_left( ?string $whom = null ): int {
		if ( self::FOR_GOOD === $this->seconds ) {
			return DAY_IN_SECONDS;
		}
		$limit = $this->limit();
		if ( $limit < 1 ) {
			return $this->seconds;
		}
		$oldest = $this->times( LimitsTable::taken( $this->id_of( $whom ) ) )[ $limit - 1 ] ?? 0;
		return max( 1, $oldest + $this->seconds - $this->clock->now() );
	}

	/** @return list<int> The times that still count, newest first. */
	private function times( ?string $stored ): array {
		$times = null === $stored ? [] : array_map( 'intval', explode( ',', $stored ) );
		if ( self::FOR_GOOD === $this->seconds ) {
			return array_values( array_filter( $times, static fn ( int $time ): bool => $time > 0 ) );
		}
		// Those of a clock that was far ahead do not count: nobody is to wait until it is that late.
		$now = $this->clock->now();
		return array_values(
			array_filter( $times, fn ( int $time ): bool => abs( $time - $now ) < $this->seconds )
		);
	}

	/**
	 * @param list<int> $times
	 * @return bool False when another request has changed the row meanwhile.
	 */
	private function write( string $id, ?string $stored, array $times ): bool {
		// WordPress would read an empty text as if there were no row.
		$taken = [] === $times ? '0' : implode( ',', $times );
		$until = self::FOR_GOOD === $this->seconds ? PHP_INT_MAX : ( $times[0] ?? 0 ) + $this->seconds;
		return LimitsTable::write( $id, $stored, $taken, $until );
	}

	private function limit(): int {
		/**
		 * Filters how often a visitor may do something in the limit's span of time.
		 *
		 * @param int    $limit How often; 0 for never.
		 * @param string $name  What is counted.
		 */
		$limit = Listeners::filter( 'rueda_rate_limit', $this->limit, $this->name );
		return is_int( $limit ) ? $limit : $this->limit;
	}

	private function id_of( ?string $whom ): string {
		return hash_hmac( 'sha256', "{$this->name}|" . ( $whom ?? self::visitor() ), wp_salt( 'nonce' ) );
	}

	/** The visitor who sends this request. */
	public static function visitor(): string {
		$address = IpAddress::visitor( IpAddress::of_request() );
		/**
		 * Filters what counts as one visitor, for sites behind a proxy whose server does not restore REMOTE_ADDR.
		 *
		 * @param string $address The address that the server saw or a known proxy passes on, or the network of an
		 *                        IPv6 address in hexadecimal.
		 */
		$visitor = Listeners::filter( 'rueda_visitor_address', $address );
		return is_string( $visitor ) ? $visitor : $address;
	}
}
