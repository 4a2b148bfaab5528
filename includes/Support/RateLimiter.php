<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Http\IpAddress;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * So many times in so many seconds for each visitor, or for each of whatever else is named. Visitors are told apart
 * by the address that the connection came from: a forwarding header says what the client likes. Only keyed hashes
 * are stored.
 *
 * No span of that length has more in it, wherever it begins: the time of each that was counted is kept until it is
 * over. A row is only ever written over as it was read, else read again, so two requests cannot both take the last one.
 */
final class RateLimiter {
	/** For limits that never start anew. */
	public const FOR_GOOD = 0;

	/** Where it never starts anew, times do not matter: all are this one. */
	private const ANY_TIME = 1;

	/** Each time somebody else was faster, and was counted. So many at one moment are no visitors. */
	private const TRIES = 500;

	/** @var array<string, int> When this request counted, by row. */
	private array $counted = [];

	/**
	 * @param string $name    What is counted, as in "form".
	 * @param int    $limit   How often a visitor may.
	 * @param int    $seconds In how long a time; or FOR_GOOD.
	 */
	public function __construct(
		private Clock $clock,
		private string $name,
		private int $limit,
		private int $seconds
	) {}

	/**
	 * Counts one, and tells whether it was still within the limit. Exact, however many ask at once.
	 *
	 * @param string|null $whom Whom to count, when it is not the visitor: an address, a report, the whole site.
	 */
	public function take( ?string $whom = null ): bool {
		$id    = $this->id_of( $whom );
		$limit = $this->limit();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			// Most come for the first time, and then one statement is enough.
			$stored = 0 === $try ? null : LimitsTable::taken( $id );
			$times  = $this->times( $stored );
			if ( count( $times ) >= $limit ) {
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

	/** Takes one back that this request counted, or any one that was counted for good, when it did not happen. */
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
	public function forget( ?string $whom = null ): void {
		LimitsTable::delete( [ 'id' => $this->id_of( $whom ) ] );
	}

	/** How long until another one may pass, for Retry-After. Where none ever does, asking once a day is enough. */
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

	/** @return list<int> Those that still count, the newest first. */
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
	 * @return bool False when somebody else was faster.
	 */
	private function write( string $id, ?string $stored, array $times ): bool {
		// An empty text would be read as no row.
		$taken = [] === $times ? '0' : implode( ',', $times );
		$until = self::FOR_GOOD === $this->seconds ? PHP_INT_MAX : ( $times[0] ?? 0 ) + $this->seconds;
		return LimitsTable::write( $id, $stored, $taken, $until );
	}

	private function limit(): int {
		/**
		 * How often a visitor may do something in its span of time.
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

	/** Whoever sends this request. */
	public static function visitor(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only ever hashed.
		$address = $_SERVER['REMOTE_ADDR'] ?? '';
		$address = IpAddress::visitor( is_string( $address ) ? $address : '' );
		/**
		 * Whom to count as one visitor. For sites behind a proxy whose server does not restore REMOTE_ADDR.
		 *
		 * @param string $address The address as the server saw it; of IPv6 the network, in hexadecimal.
		 */
		$visitor = Listeners::filter( 'rueda_visitor_address', $address );
		return is_string( $visitor ) ? $visitor : $address;
	}
}
