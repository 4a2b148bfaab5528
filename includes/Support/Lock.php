<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a second request from doing the same at the same time. The row of an option is the lock, because
 * only one INSERT of a name can succeed, on every database and behind every object cache.
 */
final class Lock {
	private const PREFIX = 'rueda_lock_';

	/** @var array<string, string> What stands in the rows that are ours, by their names. */
	private array $held = [];

	public function __construct( private Clock $clock ) {}

	/** @param int $seconds After that long its holder is taken for dead, and the lock for free. */
	public function take( string $name, int $seconds ): bool {
		global $wpdb;
		$now = $this->clock->now();
		// Nobody else writes the same: what was taken over is not ours any more.
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
		// Two may find it expired; the one whose UPDATE still meets the old value has it.
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
	 * Does a work that nobody else does at the same time.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T|null Null while somebody else is at it.
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

	/** Only what this object has taken, and nobody has taken over since. */
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
