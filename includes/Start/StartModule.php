<?php

declare( strict_types=1 );

namespace Rueda\Start;

use Rueda\Module;
use Rueda\Share\SharingSettings;
use Rueda\Wheel\DefaultGraphic;
use Rueda\Wheel\EmptyState;

defined( 'ABSPATH' ) || exit;

/** The first step after activation, and what WordPress's own lists of wheels and forms say when they are empty. */
final class StartModule extends Module {
	private ?StartScreen $screen = null;

	public function register(): void {
		$notice = new StartNotice();
		register_activation_hook( RUEDA_FILE, [ $notice, 'begin' ] );
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu() );
		add_filter(
			'plugin_action_links_' . plugin_basename( RUEDA_FILE ),
			self::later( fn () => $this->screen(), 'add_link' ),
			20
		);
		add_action( 'admin_init', [ $notice, 'dismiss' ] );
		add_action( 'admin_notices', [ $notice, 'print' ] );
		add_action( 'manage_posts_extra_tablenav', self::later( [ $this, 'lists' ], 'print' ) );
	}

	public function lists(): EmptyLists {
		return new EmptyLists( new EmptyState( new DefaultGraphic() ) );
	}

	private function screen(): StartScreen {
		return $this->screen ??= new StartScreen( new StartNotice(), new SharingSettings(), new DefaultGraphic() );
	}
}
