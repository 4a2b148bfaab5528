<?php
/**
 * Removes welcome messages that would disturb tests.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// The question for the admin's email address after logging in.
add_filter( 'admin_email_check_interval', '__return_zero' );

// The welcome guide, the full screen mode and the choice of a pattern, unless the user has chosen otherwise.
add_filter(
	'default_user_metadata',
	static function ( $value, int $user, string $key ) {
		global $wpdb;
		if ( $wpdb->get_blog_prefix() . 'persisted_preferences' !== $key ) {
			return $value;
		}
		$quiet = [
			'welcomeGuide'             => false,
			'welcomeGuideTemplate'     => false,
			'fullscreenMode'           => false,
			'enableChoosePatternModal' => false,
		];
		return [
			'core'           => $quiet,
			'core/edit-post' => $quiet,
			'_modified'      => gmdate( 'c' ),
		];
	},
	10,
	3
);

// The inserter searches wordpress.org for more blocks, which logs an error if there is no network.
add_action(
	'init',
	static function (): void {
		remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
	}
);
