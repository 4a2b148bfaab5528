<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a second request from doing the same work at the same time. The row of an option is the lock, because
 * only one INSERT of a name can succeed, on every database and behind every object cache.
 */
final class Lock {
	private const PREFIX = 'rueda_lock_';

	/** @var array<string, string> The values of the rows that this object has written, by the names of the locks. */
	private array $held = [];

	public function __construct( private Clock $clock ) {}

	/** @param int $seconds After this time the lock counts as free, because its holder has probably died. */
	public function take( string $name, int $seconds ): bool {
		global $wpdb;
		$now = $this->clock->now();
		// The value is unique, so that a lock that another request has taken over is not taken for ours.
		$row = ( $now + $seconds ) . ':' . bin2hex( random_bytes( 8 ) );

		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- an option read through a cache cannot be a lock.
		$created = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )",
				$wpdb->options,
				self::PREFIX . $name,
				$row
			)
		);
		if ( 1 === $created ) {
			$this->held[ $name ] = $row;
			return true;
		}
		$held_until = $wpdb->get_var(
			$wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::PREFIX . $name )
		);
		// Nobody takes it for longer: what is further ahead was written by a clock that has been put right since.
		$left = (int) $held_until - $now;
		if ( null === $held_until || ( $left > 0 && $left <= 2 * $seconds ) ) {
			return false;
		}
		// Two requests may find the lock expired; the one whose UPDATE still finds the old value gets it.
		$taken = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
				$wpdb->options,
				$row,
				self::PREFIX . $name,
				$held_until
			)
		);
		// phpcs:enable
		if ( 1 === $taken ) {
			$this->held[ $name ] = $row;
		}
		return 1 === $taken;
	}

	/**
	 * Does work that no other request does at the same time.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T|null Null while another request holds the lock.
	 */
	public function alone( string $name, int $seconds, callable $work ): mixed {
		if ( ! $this->take( $name, $seconds ) ) {
			return null;
		}
		try {
			return $work();
		} finally {
			$this->release( $name );
		}
	}

	/** Releases a lock that this object has taken and that no other request has taken over since. */
	public function release( string $name ): void {
		global $wpdb;
		if ( ! isset( $this->held[ $name ] ) ) {
			return;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- as above.
		$wpdb->delete(
			$wpdb->options,
			[ 'option_name' => self::PREFIX . $name, 'option_value' => $this->held[ $name ] ]
		);
		unset( $this->held[ $name ] );
	}
}
