<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Database\TableChecks;
use Rueda\Support\Http\RefusedCallsWarning;
use Rueda\Support\Lifecycle;
use Rueda\Support\Listeners\ListenerHealth;
use Rueda\Support\Lock;
use Rueda\Support\ScheduledJob;
use Rueda\Support\Upgrades;

defined( 'ABSPATH' ) || exit;

/** Does what every site needs, whichever part it uses: tables, upgrades, and cleaning up when Rueda or a site goes. */
final class SiteModule extends Module {
	public function register(): void {
		register_activation_hook( RUEDA_FILE, fn ( bool $all ) => $this->lifecycle()->activate( $all ) );
		register_deactivation_hook( RUEDA_FILE, fn ( bool $all ) => $this->lifecycle()->deactivate( $all ) );
		// This runs after WordPress has made the new site's tables and options (100).
		add_action( 'wp_initialize_site', self::later( fn () => $this->lifecycle(), 'set_up_new_site' ), 200 );
		add_filter( 'wpmu_drop_tables', self::later( fn () => $this->lifecycle(), 'drop_tables_with_site' ) );
		// This runs after post types are registered (10).
		self::at( 'init', fn () => $this->upgrades()->run_at_request(), 20 );
		FirstSteps::option_rows()->register();

		$clock  = $this->modules->clock();
		$limits = new ScheduledJob( $clock, LimitsTable::CRON );
		$limits->register( static fn () => ( new LimitsTable( $clock ) )->prune() );
		( new ScheduledJob( $clock, TableChecks::CRON ) )->register( fn () => $this->checks()->restore() );
		add_filter( 'site_status_tests', self::later( fn () => $this->checks(), 'add_test' ) );
		add_filter( 'site_status_tests', self::later( static fn () => new ListenerHealth( $clock ), 'add_test' ) );
		add_filter( 'site_status_tests', self::later( static fn () => new RefusedCallsWarning( $clock ), 'add_test' ) );
	}

	private function lifecycle(): Lifecycle {
		return new Lifecycle( $this->upgrades() );
	}

	private function upgrades(): Upgrades {
		return new Upgrades( new Lock( $this->modules->clock() ), [ '0.1.0' => FirstSteps::all() ] );
	}

	private function checks(): TableChecks {
		return new TableChecks( FirstSteps::TABLES );
	}
}
