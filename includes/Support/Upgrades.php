<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Support\Database\Rows;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Converts what an older version stored to the form that this version reads. A new site counts as the oldest version
 * and takes every step. Each site of a network does this on its own, at its first request.
 */
final class Upgrades {
	public const OPTION = 'rueda_version';

	/** Seconds for the lock: longer than any step takes, and short enough to try again within the hour. */
	private const PATIENCE = 10 * MINUTE_IN_SECONDS;

	/** @param array<string, list<callable(): void>> $steps By the version that needs them. A step may run twice. */
	public function __construct( private Lock $lock, private array $steps ) {}

	public function run_at_request(): void {
		// WordPress's own tables may be incomplete during its installation.
		if ( ! wp_installing() ) {
			$this->run();
		}
	}

	public function run(): void {
		// The data belongs to this version, or to a newer one whose data this version must not touch.
		$stored = get_option( self::OPTION, '' );
		if ( is_string( $stored ) && version_compare( $stored, RUEDA_VERSION, '>=' ) ) {
			return;
		}
		if ( ! $this->lock->take( 'upgrade', self::PATIENCE ) ) {
			return;
		}
		try {
			$this->take_steps_from( $this->stored_version() );
		} catch ( Throwable $error ) {
			// The page goes on. The lock is kept, so that the next try comes later and not at every request.
			wp_trigger_error(
				__METHOD__,
				'Rueda could not finish its upgrade. ' . $error->getMessage(),
				E_USER_WARNING
			);
			return;
		}
		$this->lock->release( 'upgrade' );
	}

	private function take_steps_from( string $stored ): void {
		if ( version_compare( $stored, RUEDA_VERSION, '>=' ) ) {
			return;
		}
		uksort( $this->steps, static fn ( string $one, string $other ): int => version_compare( $one, $other ) );
		foreach ( $this->steps as $version => $steps ) {
			if ( version_compare( $stored, $version, '>=' ) ) {
				continue;
			}
			foreach ( $steps as $step ) {
				$step();
			}
			// The version is stored at once, so that the next run can go on from here if this one dies. Steps of a
			// version that is not finished yet are taken again when it is.
			update_option( self::OPTION, version_compare( $version, RUEDA_VERSION, '<' ) ? $version : RUEDA_VERSION );
		}
		update_option( self::OPTION, RUEDA_VERSION );
		// This version may have addresses that the stored rewrite rules lack. WordPress writes missing rules anew.
		delete_option( 'rewrite_rules' );
	}

	/** Reads past the cache, because another request may have finished before this one got the lock. */
	private function stored_version(): string {
		global $wpdb;
		$find = 'SELECT option_value FROM %i WHERE option_name = %s';
		return Rows::select( $find, $wpdb->options, self::OPTION )[0]['option_value'] ?? '';
	}
}
