<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** One option for each tab of the settings, each validated by WordPress and readable through REST by admins. */
final class SettingsModule extends Module {
	public static function hooks(): array {
		return [
			'user'                 => [
				[ 'init', 'PrivacySettings.register', 10, 0 ],
				[ 'init', 'ProxySettings.register', 10, 0 ],
				[ 'admin_menu', 'screen.add_to_menu', 10, 0 ],
				// This runs after all code that adds a screen below ours.
				[ 'admin_menu', 'screen.move_to_end', PHP_INT_MAX, 0 ],
				[ 'submenu_file', 'screen.highlighted_entry' ],
				[ 'admin_enqueue_scripts', 'screen.enqueue' ],
				[ 'plugin_action_links_{plugin}', 'screen.add_link' ],
			],
			'rest /wp/v2/settings' => [
				[ 'rest_api_init', 'PrivacySettings.register', 10, 0 ],
				[ 'rest_api_init', 'ProxySettings.register', 10, 0 ],
			],
		];
	}

	private ?SettingsScreen $screen = null;

	public function screen(): SettingsScreen {
		return $this->screen ??= new SettingsScreen();
	}
}
