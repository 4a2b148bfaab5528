<?php

declare( strict_types=1 );

namespace Rueda\Kit\Admin;

use Rueda\Kit\Tracking\TrackedRoutes;
use Rueda\Kit\Tracking\TrackingSetting;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Adds the screen of kits, and tells other code of this site what happens there if an admin wants that. */
final class KitAdminModule extends Module {
	private ?KitScreen $screen = null;

	public function register(): void {
		// The option is registered on `init`, because REST needs it and does not call `admin_init`.
		self::at( 'init', static fn () => TrackingSetting::register() );
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu() );
		add_filter( 'rest_request_after_callbacks', [ TrackedRoutes::class, 'listen' ], 10, 3 );
		add_action( 'admin_enqueue_scripts', self::later( fn () => $this->screen(), 'enqueue' ) );
	}

	private function screen(): KitScreen {
		return $this->screen ??= new KitScreen();
	}
}
