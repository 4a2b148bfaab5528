<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** One option for each tab of the settings, each validated by WordPress and readable through REST by admins. */
final class SettingsModule implements Module {
	public function __construct(
		private PrivacySettings $privacy,
		private OptionRows $rows,
		private SettingsScreen $screen
	) {}

	public function register(): void {
		// Not on `admin_init`: REST wants to know them too.
		add_action( 'init', [ $this->privacy, 'register' ] );
		$this->rows->register();
		add_action( 'admin_menu', [ $this->screen, 'add_to_menu' ] );
		// After everybody who adds a screen below ours.
		add_action( 'admin_menu', [ $this->screen, 'move_to_end' ], PHP_INT_MAX );
		add_filter( 'submenu_file', [ $this->screen, 'lit_entry' ] );
		add_action( 'admin_enqueue_scripts', [ $this->screen, 'enqueue' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( RUEDA_FILE ), [ $this->screen, 'add_link' ] );
	}
}
