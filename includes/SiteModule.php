<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Database\TableChecks;
use Rueda\Support\Http\RefusedCallsWarning;
use Rueda\Support\Http\SharedAddressWarning;
use Rueda\Support\Lifecycle;
use Rueda\Support\Listeners\ListenerHealth;
use Rueda\Support\Lock;
use Rueda\Support\Nodes\NodeHealth;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\ScheduledJob;
use Rueda\Support\Servers\PageCacheHealth;
use Rueda\Support\Servers\Servers;
use Rueda\Support\Servers\ServerTests;
use Rueda\Support\Upgrades;

defined( 'ABSPATH' ) || exit;

/** Does what every site needs, whichever part it uses: tables, upgrades, and cleaning up when Rueda or a site goes. */
final class SiteModule extends Module {
	public static function hooks(): array {
		return [
			'user'                       => [
				[ 'activate_{plugin}', 'lifecycle.activate' ],
				[ 'deactivate_{plugin}', 'lifecycle.deactivate' ],
				[ 'init', 'keep_options_apart', 10, 0 ],
				[ 'init', 'schedule', 10, 0 ],
				[ 'init', 'note_server', 10, 0 ],
				[ LimitsTable::CRON, 'prune_limits', 10, 0 ],
				[ TableChecks::CRON, 'checks.restore', 10, 0 ],
				[ 'site_status_tests', 'checks.add_test' ],
				[ 'site_status_tests', 'listener_health.add_test' ],
				[ 'site_status_tests', 'refused_calls.add_test' ],
				[ 'site_status_tests', 'shared_address.add_test' ],
				[ 'site_status_tests', 'node_health.add_test' ],
				[ 'site_status_tests', 'server_tests.add_tests' ],
			],
			'rest /rueda/v1/stored-data' => [ [ 'rest_api_init', 'stored_data.register_route', 10, 0 ] ],
			'rest /rueda/v1/site-health' => [ [ 'rest_api_init', 'page_cache_health.register_route', 10, 0 ] ],
			'every'                      => [
				// This runs after WordPress has made the new site's tables and options (100).
				[ 'wp_initialize_site', 'lifecycle.set_up_new_site', 200 ],
				[ 'wpmu_drop_tables', 'lifecycle.drop_tables_with_site' ],
			],
		];
	}

	public function keep_options_apart(): void {
		FirstSteps::option_rows()->register();
	}

	public function schedule(): void {
		( new ScheduledJob( $this->modules->clock(), LimitsTable::CRON ) )->schedule();
		( new ScheduledJob( $this->modules->clock(), TableChecks::CRON ) )->schedule();
	}

	/** What visitors do is left alone: screens and cron reach every server often enough. */
	public function note_server(): void {
		if ( wp_doing_cron() || defined( 'WP_CLI' ) || is_admin() && ! wp_doing_ajax() ) {
			( new Servers( $this->modules->clock() ) )->note();
		}
	}

	public function prune_limits(): void {
		( new LimitsTable( $this->modules->clock() ) )->prune();
	}

	/** Runs after an update, before anything of the request uses what the update changes. */
	public function upgrade(): void {
		$this->upgrades()->run_at_request();
	}

	public function lifecycle(): Lifecycle {
		return new Lifecycle( $this->upgrades() );
	}

	public function listener_health(): ListenerHealth {
		return new ListenerHealth( $this->modules->clock() );
	}

	public function refused_calls(): RefusedCallsWarning {
		return new RefusedCallsWarning( $this->modules->clock() );
	}

	public function node_health(): NodeHealth {
		return new NodeHealth( new Nodes( $this->modules->clock() ) );
	}

	public function server_tests(): ServerTests {
		return new ServerTests( $this->modules->clock() );
	}

	public function page_cache_health(): PageCacheHealth {
		return new PageCacheHealth();
	}

	public function stored_data(): StoredData {
		return new StoredData();
	}

	public function shared_address(): SharedAddressWarning {
		return new SharedAddressWarning( $this->modules->clock() );
	}

	private function upgrades(): Upgrades {
		return new Upgrades( new Lock( $this->modules->clock() ), FirstSteps::by_version() );
	}

	public function checks(): TableChecks {
		return new TableChecks( FirstSteps::TABLES );
	}
}
