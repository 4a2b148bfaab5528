<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** One option for each tab of the settings, each validated by WordPress and readable through REST by admins. */
final class SettingsModule extends Module {
	private ?SettingsScreen $screen = null;

	public function register(): void {
		// Options are not registered on `admin_init`, because REST needs them, too.
		self::at( 'init', static fn () => PrivacySettings::register() );
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu() );
		// This runs after all code that adds a screen below ours.
		add_action( 'admin_menu', fn () => $this->screen()->move_to_end(), PHP_INT_MAX );
		add_filter( 'submenu_file', self::later( fn () => $this->screen(), 'highlighted_entry' ) );
		add_action( 'admin_enqueue_scripts', self::later( fn () => $this->screen(), 'enqueue' ) );
		add_filter(
			'plugin_action_links_' . plugin_basename( RUEDA_FILE ),
			self::later( fn () => $this->screen(), 'add_link' )
		);
	}

	private function screen(): SettingsScreen {
		return $this->screen ??= new SettingsScreen();
	}
}
