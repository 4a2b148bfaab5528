<?php

declare( strict_types=1 );

namespace Rueda\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Where things are in the admin menu. WordPress hides what is below an entry that a user may not open, so users who may
 * not open Rueda's, such as editors, find post types at the top level, and other screens below a post type.
 */
final class AdminMenu {
	/** Rueda's own entry. */
	public const SLUG = 'rueda-settings';

	/** The `show_in_menu` of a post type. */
	public static function of_type(): string|bool {
		return is_admin() && ! current_user_can( 'manage_options' ) ? true : self::SLUG;
	}

	/** @param string $type The post type below which other users find the screen. */
	public static function parent( string $type ): string {
		return current_user_can( 'manage_options' ) ? self::SLUG : "edit.php?post_type=$type";
	}

	/**
	 * The address of a screen, not escaped.
	 *
	 * @param array<string, string|int> $query
	 */
	public static function address( string $slug, string $type, array $query = [] ): string {
		$parent = self::parent( $type );
		return add_query_arg(
			array_map( 'rawurlencode', array_map( 'strval', [ 'page' => $slug ] + $query ) ),
			admin_url( str_contains( $parent, '.php' ) ? $parent : 'admin.php' )
		);
	}
}
