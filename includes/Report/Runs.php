<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Support\Clock;
use Rueda\Support\Database\Lease;
use Rueda\Support\Database\Table;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which finished run of a wheel became which report. The browser sends a key of its own for the run, so that
 * a repeated request gets the existing report and never makes a second. Rows are kept for as long as a browser might
 * ask again.
 */
final class Runs extends Table {
	public const NAME = 'rueda_report_runs';
	public const CRON = 'rueda_prune_report_runs';

	/** In seconds, longer than saving takes: a request that has not finished by then is taken for dead. */
	private const LEASE = 20;

	private const KEPT = 30 * DAY_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	public function job(): ScheduledJob {
		return new ScheduledJob( $this->clock, self::CRON );
	}

	protected static function columns(): array {
		return [
			'id char(64) NOT NULL',
			'report bigint(20) unsigned NOT NULL DEFAULT 0',
			'expires bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY expires (expires)',
		];
	}

	/** A v4 UUID, as browsers make them. */
	public static function is_key( string $key ): bool {
		return 1 === preg_match( '/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/Di', $key );
	}

	/** The report's id; 0 while a request is saving it; null when none has begun, or the one that had is dead. */
	public function report_of( string $key ): ?int {
		global $wpdb;
		$row = self::row(
			$wpdb->prepare( 'SELECT report, expires FROM %i WHERE id = %s', self::full_name(), $this->id_of( $key ) )
		);
		if ( null === $row || ! is_numeric( $row['report'] ) || ! is_numeric( $row['expires'] ) ) {
			return null;
		}
		$report = (int) $row['report'];
		return 0 === $report && ! $this->lease()->is_held( (int) $row['expires'] ) ? null : $report;
	}

	/** Of several requests at the same time only one begins. If the table is broken, each of them may save. */
	public function begin( string $key ): bool {
		$run = [ 'id' => $this->id_of( $key ), 'report' => 0 ];
		return false !== $this->lease()->claim( $run ) || $this->lease()->take_over( $run );
	}

	/** @return bool False when the run has a report already: another request took this one for dead and was quicker. */
	public function finish( string $key, int $report ): bool {
		$noted = self::update_rows(
			[ 'report' => $report, 'expires' => $this->clock->now() + self::KEPT ],
			[ 'id' => $this->id_of( $key ), 'report' => 0 ]
		);
		return 0 !== $noted || 0 === ( $this->report_of( $key ) ?? 0 );
	}

	/** Releases the run after nothing was saved, so that another request may try. */
	public function give_up( string $key ): void {
		self::delete( [ 'id' => $this->id_of( $key ), 'report' => 0 ] );
	}

	public function prune(): void {
		global $wpdb;
		self::query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', self::full_name(), $this->clock->now() ) );
	}

	private function lease(): Lease {
		return new Lease( $this->clock, self::class, 'expires', self::LEASE );
	}

	/** Only a hash is stored, so that a reader of the table cannot ask for anybody's report. */
	private function id_of( string $key ): string {
		return hash( 'sha256', strtolower( $key ) );
	}
}
