<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Support\Database\Tables;

defined( 'ABSPATH' ) || exit;

/** What happens when the plugin is switched on or off, on a site or in a whole network. */
final class Lifecycle {
	public function __construct( private Upgrades $upgrades ) {}

	public function activate( bool $network_wide ): void {
		// In a very large network each site sets itself up at its first request (Upgrades).
		$this->on( $network_wide && ! wp_is_large_network(), fn () => $this->set_up() );
	}

	public function deactivate( bool $network_wide ): void {
		$this->on( $network_wide, fn () => $this->deactivate_site() );
	}

	public function set_up_new_site( \WP_Site $site ): void {
		$network_plugins = (array) get_site_option( 'active_sitewide_plugins', [] );
		if ( isset( $network_plugins[ plugin_basename( RUEDA_FILE ) ] ) ) {
			Sites::on( (int) $site->blog_id, fn () => $this->set_up() );
		}
	}

	/**
	 * @param array<string> $tables
	 * @return array<string>
	 */
	public function drop_tables_with_site( array $tables ): array {
		return array_merge( $tables, Tables::all() );
	}

	private function set_up(): void {
		$this->upgrades->run();
		// The rules may have been written while the plugin was off, so they go even when nothing was upgraded.
		delete_option( 'rewrite_rules' );
	}

	private function deactivate_site(): void {
		Schedule::clear();
		delete_option( 'rewrite_rules' );
	}

	/** @param callable(): void $work */
	private function on( bool $all_sites, callable $work ): void {
		if ( $all_sites ) {
			Sites::each( $work );
			return;
		}
		$work();
	}
}
