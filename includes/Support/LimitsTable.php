<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Module;

/** The counters of RateLimiter: one row for each visitor and each thing that is counted. */
final class LimitsTable implements Module {
	public const NAME = 'rueda_limits';

	private const CRON = 'rueda_prune_limits';

	public function __construct( private Clock $clock ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'schedule' ] );
		add_action( self::CRON, [ $this, 'prune' ] );
	}

	public static function full_name(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}

	public function create(): void {
		Tables::create(
			self::full_name(),
			'id char(64) NOT NULL',
			'taken mediumtext NOT NULL',
			'expires bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY expires (expires)'
		);
	}

	/** Null where there is no row. */
	public static function read( string $id ): ?string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a count that a cache holds is not exact.
		return $wpdb->get_var( $wpdb->prepare( 'SELECT taken FROM %i WHERE id = %s', self::full_name(), $id ) );
	}

	/**
	 * Writes a row over as it was read.
	 *
	 * @param string|null $stored What was read.
	 * @return bool False when somebody else was faster.
	 */
	public static function write( string $id, ?string $stored, string $taken, int $until ): bool {
		global $wpdb;
		$table = self::full_name();
		$query = null === $stored
			? $wpdb->prepare( 'INSERT IGNORE INTO %i ( id, taken, expires ) VALUES ( %s, %s, %d )', $table, $id, $taken, $until )
			: $wpdb->prepare( 'UPDATE %i SET taken = %s, expires = %d WHERE id = %s AND taken = %s', $table, $taken, $until, $id, $stored );
		// `false` is a broken table. Losing the message of a visitor is worse than not counting it.
		return 0 !== $wpdb->query( $query ); // phpcs:ignore WordPress.DB -- as above, and prepared.
	}

	public function schedule(): void {
		// Not while a visitor waits: an admin or cron itself comes by often enough.
		if ( ( is_admin() || wp_doing_cron() ) && false === wp_next_scheduled( self::CRON ) ) {
			wp_schedule_event( $this->clock->now() + HOUR_IN_SECONDS, 'daily', self::CRON );
		}
	}

	public function prune(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of ours, nothing of it is cached.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', self::full_name(), $this->clock->now() ) );
	}
}
