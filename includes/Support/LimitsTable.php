<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** The counters of RateLimiter: one row for each visitor and each thing that is counted. */
final class LimitsTable extends Table implements Module {
	public const NAME = 'rueda_limits';

	private const CRON = 'rueda_prune_limits';

	public function __construct( private Clock $clock ) {}

	public function register(): void {
		( new ScheduledJob( $this->clock, self::CRON ) )->register( [ $this, 'prune' ] );
	}

	protected static function columns(): array {
		return [
			'id char(64) NOT NULL',
			'taken mediumtext NOT NULL',
			'expires bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY expires (expires)',
		];
	}

	public function prune(): void {
		global $wpdb;
		self::query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', self::full_name(), $this->clock->now() ) );
	}
}
