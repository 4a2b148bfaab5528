<?php

declare( strict_types=1 );

namespace Rueda\Support;

/**
 * So many times in so many seconds for each visitor. Visitors are told apart by the address that the
 * connection came from: a forwarding header says what the client likes. Only a keyed hash of it is stored.
 */
final class RateLimiter {
	/**
	 * @param string $name    What is counted, as in "form".
	 * @param int    $limit   How often a visitor may.
	 * @param int    $seconds The window: counting starts anew at each full multiple of it.
	 */
	public function __construct( private Clock $clock, private string $name, private int $limit, private int $seconds ) {}

	/** Counts one, and tells whether it was still within the limit. Exact, however many ask at once. */
	public function take(): bool {
		global $wpdb;
		$now    = $this->clock->now();
		$window = intdiv( $now, $this->seconds );
		$id     = hash_hmac( 'sha256', "{$this->name}|{$this->visitor()}|{$window}", wp_salt( 'nonce' ) );

		/**
		 * How often a visitor may do something in one window of time.
		 *
		 * @param int    $limit How often; 0 for never.
		 * @param string $name  What is counted.
		 */
		$limit = apply_filters( 'rueda_rate_limit', $this->limit, $this->name );
		$limit = is_int( $limit ) ? $limit : $this->limit;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a count that a cache holds is not exact.
		$wpdb->query(
			$wpdb->prepare( 'INSERT IGNORE INTO %i ( id, hits, expires ) VALUES ( %s, 0, %d )', LimitsTable::full_name(), $id, ( $window + 1 ) * $this->seconds )
		);
		// One statement both asks and counts: two requests cannot both take the last one.
		$counted = $wpdb->query(
			$wpdb->prepare( 'UPDATE %i SET hits = hits + 1 WHERE id = %s AND hits < %d', LimitsTable::full_name(), $id, $limit )
		);
		// phpcs:enable

		// `false` is a broken table. Losing the message of a visitor is worse than not counting it.
		return 0 !== $counted;
	}

	/** How long until counting starts anew, for Retry-After. */
	public function seconds_left(): int {
		return $this->seconds - $this->clock->now() % $this->seconds;
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
