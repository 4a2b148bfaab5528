<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Settings\SettingsScreen;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** The place of the screens of reports in the admin menu. */
final class AdminMenu {
	/** WordPress hides entries below one that a user may not open, so editors find reports below the wheels. */
	public static function parent(): string {
		return current_user_can( 'manage_options' )
			? SettingsScreen::SLUG
			: 'edit.php?post_type=' . WheelPostType::NAME;
	}

	/** The address of a screen below it. Not escaped. */
	public static function address( string $slug ): string {
		$parent = self::parent();
		return add_query_arg( 'page', $slug, admin_url( str_contains( $parent, '.php' ) ? $parent : 'admin.php' ) );
	}
}
