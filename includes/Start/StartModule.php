<?php

declare( strict_types=1 );

namespace Rueda\Start;

use Rueda\Module;
use Rueda\Share\SharingSettings;

defined( 'ABSPATH' ) || exit;

/** The first step after activation, and what WordPress's own lists of wheels and forms say when they are empty. */
final class StartModule extends Module {
	public static function hooks(): array {
		return [
			'user' => [
				[ 'activate_{plugin}', 'StartNotice.begin', 10, 0 ],
				[ 'admin_menu', 'screen.add_to_menu', 10, 0 ],
				[ 'plugin_action_links_{plugin}', 'screen.add_link', 20 ],
				[ 'admin_init', 'StartNotice.dismiss', 10, 0 ],
				[ 'admin_notices', 'StartNotice.print', 10, 0 ],
				[ 'manage_posts_extra_tablenav', 'EmptyLists.print' ],
			],
		];
	}

	private ?StartScreen $screen = null;


	public function screen(): StartScreen {
		return $this->screen ??= new StartScreen( new SharingSettings() );
	}
}
