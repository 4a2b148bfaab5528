<?php

declare( strict_types=1 );

namespace Rueda\Support;

/**
 * So many times in so many seconds for each visitor, or for each of whatever else is named. Visitors are told apart
 * by the address that the connection came from: a forwarding header says what the client likes. Only keyed hashes
 * are stored.
 */
final class RateLimiter {
	/** For limits that never start anew. */
	public const FOR_GOOD = 0;

	/**
	 * @param string $name    What is counted, as in "form".
	 * @param int    $limit   How often a visitor may.
	 * @param int    $seconds The window: it begins with the first that is counted, and the next one when it is over; or never (FOR_GOOD).
	 */
	public function __construct( private Clock $clock, private string $name, private int $limit, private int $seconds ) {}

	/**
	 * Counts one, and tells whether it was still within the limit. Exact, however many ask at once.
	 *
	 * @param string|null $whom Whom to count, when it is not the visitor: an address, a report, the whole site.
	 */
	public function take( ?string $whom = null ): bool {
		global $wpdb;
		$id = $this->id_of( $whom );

		/**
		 * How often a visitor may do something in one window of time.
		 *
		 * @param int    $limit How often; 0 for never.
		 * @param string $name  What is counted.
		 */
		$limit = apply_filters( 'rueda_rate_limit', $this->limit, $this->name );
		$limit = is_int( $limit ) ? $limit : $this->limit;

		if ( $limit < 1 ) {
			return false;
		}
		$table = LimitsTable::full_name();
		$now   = $this->clock->now();
		$until = self::FOR_GOOD === $this->seconds ? PHP_INT_MAX : $now + $this->seconds;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a count that a cache holds is not exact.
		$wpdb->query(
			$wpdb->prepare( 'INSERT IGNORE INTO %i ( id, hits, expires ) VALUES ( %s, 0, %d )', $table, $id, $until )
		);
		// One statement both asks and counts: two requests cannot both take the last one, nor both begin a window.
		$counted = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET hits = CASE WHEN expires <= %d THEN 1 ELSE hits + 1 END, expires = CASE WHEN expires <= %d THEN %d ELSE expires END WHERE id = %s AND ( hits < %d OR expires <= %d )',
				$table,
				$now,
				$now,
				$until,
				$id,
				$limit,
				$now
			)
		);
		// phpcs:enable

		// `false` is a broken table. Losing the message of a visitor is worse than not counting it.
		return 0 !== $counted;
	}

	/** Takes one back, when what was counted did not happen. */
	public function give_back( ?string $whom = null ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET hits = hits - 1 WHERE id = %s AND hits > 0', LimitsTable::full_name(), $this->id_of( $whom ) ) );
	}

	/** Forgets what was counted. */
	public function forget( ?string $whom = null ): void {
		global $wpdb;
		$wpdb->delete( LimitsTable::full_name(), [ 'id' => $this->id_of( $whom ) ] ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
	}

	/** How long until counting starts anew, for Retry-After. Where it never does, asking once a day is enough. */
	public function seconds_left( ?string $whom = null ): int {
		global $wpdb;
		if ( self::FOR_GOOD === $this->seconds ) {
			return DAY_IN_SECONDS;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
		$expires = $wpdb->get_var( $wpdb->prepare( 'SELECT expires FROM %i WHERE id = %s', LimitsTable::full_name(), $this->id_of( $whom ) ) );
		return is_numeric( $expires ) ? max( 1, (int) $expires - $this->clock->now() ) : $this->seconds;
	}

	private function id_of( ?string $whom ): string {
		return hash_hmac( 'sha256', "{$this->name}|" . ( $whom ?? $this->visitor() ), wp_salt( 'nonce' ) );
	}

	private function visitor(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only ever hashed.
		$address = $_SERVER['REMOTE_ADDR'] ?? '';
		$address = is_string( $address ) ? $address : '';
		$packed  = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? inet_pton( $address ) : false;
		if ( false !== $packed ) {
			// A connection with IPv6 has 2^64 addresses of its own: its network is the visitor.
			$address = bin2hex( substr( $packed, 0, 8 ) );
		}
		/**
		 * Whom to count as one visitor. For sites behind a proxy whose server does not restore REMOTE_ADDR.
		 *
		 * @param string $address The address as the server saw it; of IPv6 the network, in hexadecimal.
		 */
		$visitor = apply_filters( 'rueda_visitor_address', $address );
		return is_string( $visitor ) ? $visitor : $address;
	}
}
