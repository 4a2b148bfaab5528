<?php

declare( strict_types=1 );

namespace Rueda\Start;

use Rueda\Module;
use Rueda\Share\SharingSettings;

defined( 'ABSPATH' ) || exit;

/** The first step after activation, and what WordPress's own lists of wheels and forms say when they are empty. */
final class StartModule extends Module {
	private ?StartScreen $screen = null;

	public function register(): void {
		register_activation_hook( RUEDA_FILE, [ StartNotice::class, 'begin' ] );
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu() );
		add_filter(
			'plugin_action_links_' . plugin_basename( RUEDA_FILE ),
			self::later( fn () => $this->screen(), 'add_link' ),
			20
		);
		add_action( 'admin_init', [ StartNotice::class, 'dismiss' ] );
		add_action( 'admin_notices', [ StartNotice::class, 'print' ] );
		add_action( 'manage_posts_extra_tablenav', self::later( [ $this, 'lists' ], 'print' ) );
	}

	public function lists(): EmptyLists {
		return new EmptyLists();
	}

	private function screen(): StartScreen {
		return $this->screen ??= new StartScreen( new SharingSettings() );
	}
}
