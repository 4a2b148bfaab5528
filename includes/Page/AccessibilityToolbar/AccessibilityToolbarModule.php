<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Blocks\BlocksModule;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** The accessibility toolbar: its option, its block, and pages that carry it. */
final class AccessibilityToolbarModule extends Module {
	public static function prints(): array {
		return [ AccessibilityToolbarPage::BLOCK => 'page.render' ];
	}

	public static function hooks(): array {
		return [
			'user'                                     => [
				[ 'admin_init', 'AccessibilityToolbarSettings.register', 10, 0 ],
				[ 'admin_init', 'OneClickSettings.register', 10, 0 ],
				[ 'admin_init', 'AccessibilityToolbarPrivacy.suggest', 10, 0 ],
				[ 'enqueue_block_editor_assets', 'AccessibilityToolbarWords.give_to_editor', 10, 0 ],
				// After the script of the screen.
				[ 'admin_enqueue_scripts', 'AccessibilityToolbarWords.give_to_settings', 20, 0 ],
				[ 'admin_enqueue_scripts', 'OneClickSettings.give_to_settings', 20, 0 ],
			],
			'rest /wp/v2/settings'                     => [
				[ 'rest_api_init', 'AccessibilityToolbarSettings.register', 10, 0 ],
				[ 'rest_api_init', 'OneClickSettings.register', 10, 0 ],
			],
			'block ' . AccessibilityToolbarPage::BLOCK => [
				// Before WordPress lets blocks add their styles: what is here by then stays.
				[ 'wp_enqueue_scripts', 'page.enqueue', 9, 0 ],
				[ 'wp_head', 'page.print_head', 9, 0 ],
				[ 'wp_body_open', 'page.print_at_top', 1, 0 ],
				[ 'wp_footer', 'page.print_everywhere', 1, 0 ],
			],
		];
	}

	private ?AccessibilityToolbarPage $page = null;

	public function page(): AccessibilityToolbarPage {
		return $this->page ??= new AccessibilityToolbarPage(
			new AccessibilityToolbarAssets( $this->modules->get( BlocksModule::class )->views() )
		);
	}
}
