<?php

declare( strict_types=1 );

namespace Rueda\Support\Database;

use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Rows that are needed for hours: the counters of RateLimiter, one for each visitor and each thing that is counted, and
 * what Form\Intake\Thanks stores.
 */
final class LimitsTable extends Table {
	public const NAME = 'rueda_limits';
	public const CRON = 'rueda_prune_limits';

	public function __construct( private Clock $clock ) {}

	protected static function columns(): array {
		return [
			'id char(64) NOT NULL',
			'taken mediumtext NOT NULL',
			'expires bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY expires (expires)',
		];
	}

	/** Null where there is no row. */
	public static function taken( string $id ): ?string {
		global $wpdb;
		return self::value( $wpdb->prepare( 'SELECT taken FROM %i WHERE id = %s', self::full_name(), $id ) );
	}

	/**
	 * Changes a row only if it is still as it was read.
	 *
	 * @param string|null $stored What was read; null when there was no row.
	 * @return bool False when another request has changed the row meanwhile.
	 */
	public static function write( string $id, ?string $stored, string $taken, int $until ): bool {
		$done = null === $stored
			? self::insert_once( [ 'id' => $id, 'taken' => $taken, 'expires' => $until ] )
			: self::update_rows( [ 'taken' => $taken, 'expires' => $until ], [ 'id' => $id, 'taken' => $stored ] );
		// `false` means that the table is broken. Losing a visitor's message would be worse than not counting it.
		return 0 !== $done;
	}

	public function prune(): void {
		global $wpdb;
		self::query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', self::full_name(), $this->clock->now() ) );
	}
}
