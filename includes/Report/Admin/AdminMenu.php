<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Settings\SettingsScreen;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** Where in the menu those who may see reports find them. */
final class AdminMenu {
	/** WordPress hides what stands below an entry that somebody may not open: editors find it below the wheels. */
	public static function parent(): string {
		return current_user_can( 'manage_options' )
			? SettingsScreen::SLUG
			: 'edit.php?post_type=' . WheelPostType::NAME;
	}

	/** Of a screen below it. Not escaped. */
	public static function address( string $slug ): string {
		$parent = self::parent();
		return add_query_arg( 'page', $slug, admin_url( str_contains( $parent, '.php' ) ? $parent : 'admin.php' ) );
	}
}
