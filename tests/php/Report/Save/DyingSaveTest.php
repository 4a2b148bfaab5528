<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Report\Runs;
use Rueda\Tests\Report\ReportTestCase;
use RuntimeException;

/** Requests that die midway: after a repeat there is one report with its link, whatever the first one did. */
final class DyingSaveTest extends ReportTestCase {
	public function test_a_request_that_dies_before_any_of_its_statements_leaves_one_report_after_the_repeat(): void {
		$wheel = $this->make_wheel();
		$died  = 0;
		$found = 0;
		do {
			$key    = wp_generate_uuid4();
			$hooks  = $this->hooks();
			$before = $this->count_reports();
			$dies   = (int) $this->dies_at( $died, $wheel, $key );
			$died  += $dies;
			$found += $dies * ( $this->count_reports() - $before );

			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- a new request.
			$GLOBALS['wp_filter'] = $hooks;
			wp_cache_flush();
			// The dead request still holds the run, so time has to pass.
			add_filter( 'rueda_now', static fn ( int $now ): int => $now + 60 * $died );
			$report = $this->told( $this->send( $wheel, [ 'key' => $key ] ) );
			self::assertSame( $before + 1, $this->count_reports(), "Died at {$died}." );
			self::assertSame( $report->id(), $this->told( $this->send( $wheel, [ 'key' => $key ] ) )->id() );
			self::assertSame( $report->id(), $this->reports()->by_link( $report->link() )?->id() );
		} while ( 1 === $dies );

		// Requests have died both before and after the report's row was written.
		self::assertGreaterThan( 0, $found );
		self::assertGreaterThan( $found, $died );
	}

	public function test_a_repeat_at_once_is_given_what_is_stored_already(): void {
		$wheel = $this->make_wheel();
		$this->dies_after_storing( $wheel );

		// The dead request still holds the run.
		$this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_a_repeat_after_the_run_was_forgotten_finds_the_report(): void {
		global $wpdb;
		$wheel = $this->make_wheel();
		$this->dies_after_storing( $wheel );
		$wpdb->query( 'DELETE FROM ' . Runs::full_name() );

		$this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_a_listener_that_breaks_while_the_report_is_stored_makes_no_second(): void {
		$wheel = $this->make_wheel();
		$break = static function (): void {
			throw new RuntimeException( 'A mistake of another plugin.' );
		};
		add_action( 'wp_insert_post', $break );
		try {
			$this->send( $wheel, [ 'key' => self::KEY ] );
			self::fail( 'The mistake was hidden.' );
		} catch ( RuntimeException $error ) {
			remove_action( 'wp_insert_post', $break );
		}
		self::assertSame( [], $GLOBALS['wp_filter']['pre_wp_unique_post_slug']->callbacks[ PHP_INT_MAX ] ?? [] );

		$this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) );
		self::assertSame( 1, $this->count_reports() );
	}

	public function test_the_address_is_made_of_the_run_and_the_sites_secret(): void {
		$address = new \Rueda\Report\Address();
		$slug    = $address->slug_of_run( self::KEY );
		self::assertTrue( $address->was_given_out( $slug ) );
		self::assertSame( $slug, $address->slug_of_run( strtoupper( self::KEY ) ) );
		self::assertNotSame( $slug, $address->slug_of_run( str_replace( '6f1e', '7f1e', self::KEY ) ) );

		add_filter( 'salt', static fn ( string $salt ): string => $salt . 'x' );
		self::assertNotSame( $slug, $address->slug_of_run( self::KEY ) );
	}

	private function dies_after_storing( int $wheel ): void {
		$hooks = $this->hooks();
		$at    = 0;
		while ( 0 === $this->count_reports() ) {
			$GLOBALS['wpdb']->query( 'DELETE FROM ' . Runs::full_name() );
			self::assertTrue( $this->dies_at( $at, $wheel, self::KEY ), 'It has ended.' );
			++$at;
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- a new request.
			$GLOBALS['wp_filter'] = $hooks;
		}
		wp_cache_flush();
	}

	/** Sends a wheel and blocks every statement after that many, including those of any cleanup. */
	private function dies_at( int $statements, int $wheel, string $key ): bool {
		$die = static function ( string $query ) use ( &$statements ): string {
			if ( --$statements < 0 ) {
				throw new RuntimeException( 'This request is dead.' );
			}
			return $query;
		};
		add_filter( 'query', $die );
		try {
			$this->send( $wheel, [ 'key' => $key ] );
			return false;
		} catch ( RuntimeException $dead ) {
			return true;
		} finally {
			remove_filter( 'query', $die );
		}
	}

	/** @return array<string, \WP_Hook> */
	private function hooks(): array {
		return array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
	}
}
