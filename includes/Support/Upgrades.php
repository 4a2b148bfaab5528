<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Brings what an older version stored to the form that this one reads. A fresh site is the oldest of all: it
 * takes every step. Each site of a network does this on its own, at its first request.
 */
final class Upgrades {
	public const OPTION = 'rueda_version';

	/** Longer than any step takes, short enough to try again the same hour. */
	private const PATIENCE = 10 * MINUTE_IN_SECONDS;

	/** @param array<string, list<callable(): void>> $steps By the version that needs them. A step may run twice. */
	public function __construct( private Lock $lock, private array $steps ) {}

	public function run_at_request(): void {
		// WordPress's own tables may be half made.
		if ( ! wp_installing() ) {
			$this->run();
		}
	}

	public function run(): void {
		// A newer version was here: its data is not ours to touch.
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
			// The page goes on, and the lock stays: another try at every request would be worse than one later.
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
			// At once, so that a run that dies later goes on from here.
			update_option( self::OPTION, $version );
		}
		update_option( self::OPTION, RUEDA_VERSION );
		// This version may know addresses that the stored rules do not. WordPress makes new ones when they are missing.
		delete_option( 'rewrite_rules' );
	}

	/** Past the cache: another request may have finished while this one came for the lock. */
	private function stored_version(): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		return (string) $wpdb->get_var(
			$wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::OPTION )
		);
	}
}
