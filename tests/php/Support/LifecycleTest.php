<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Upgrades;
use Rueda\Tests\TestCase;

final class LifecycleTest extends TestCase {
	public function test_sets_the_site_up_when_it_is_activated(): void {
		global $wpdb;
		delete_option( Upgrades::OPTION );
		$wpdb->query( 'DROP TABLE ' . LimitsTable::full_name() );
		update_option( 'rewrite_rules', [ 'old' => 'rule' ] );

		do_action( 'activate_' . plugin_basename( RUEDA_FILE ), false );

		self::assertSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );
		self::assertSame( [ LimitsTable::full_name() ], $wpdb->get_col( 'SHOW TABLES LIKE "%rueda_limits"' ) );
		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	public function test_sets_a_site_up_while_wordpress_is_still_making_it(): void {
		delete_option( Upgrades::OPTION );
		// The state between the creation of a network's site and the end of that request.
		wp_installing( true );
		try {
			do_action( 'activate_' . plugin_basename( RUEDA_FILE ), false );
		} finally {
			wp_installing( false );
		}

		self::assertSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );
	}

	public function test_clears_its_own_cron_events_alone_when_it_is_deactivated(): void {
		wp_schedule_event( time() + 60, 'daily', 'rueda_prune_limits' );
		wp_schedule_single_event( time() + 60, 'rueda_something', [ 1 ] );
		wp_schedule_single_event( time() + 60, 'others_work' );

		do_action( 'deactivate_' . plugin_basename( RUEDA_FILE ), false );

		self::assertFalse( wp_next_scheduled( 'rueda_prune_limits' ) );
		self::assertFalse( wp_next_scheduled( 'rueda_something', [ 1 ] ) );
		self::assertIsInt( wp_next_scheduled( 'others_work' ) );
	}

	public function test_names_its_tables_to_a_network_that_deletes_a_site(): void {
		self::assertContains( LimitsTable::full_name(), apply_filters( 'wpmu_drop_tables', [], 1 ) );
	}
}
