<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Blocks\BlocksModule;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** The accessibility toolbar: its option, its block, and pages that carry it. */
final class AccessibilityToolbarModule extends Module {
	private ?AccessibilityToolbarPage $page = null;

	public function register(): void {
		$this->modules->get( BlocksModule::class )->set_printer(
			AccessibilityToolbarPage::BLOCK,
			self::later( fn () => $this->page(), 'render' )
		);
		self::at( 'rest_api_init', static fn () => AccessibilityToolbarSettings::register() );
		add_action( 'admin_init', static fn () => AccessibilityToolbarSettings::register() );
		add_action( 'admin_init', [ AccessibilityToolbarPrivacy::class, 'suggest' ] );
		// Before WordPress lets blocks add their styles: what is here by then stays.
		self::at( 'wp_enqueue_scripts', fn () => $this->page()->enqueue(), 9 );
		add_action( 'wp_head', fn () => $this->page()->print_head(), 9 );
		add_action( 'wp_body_open', fn () => $this->page()->print_at_top(), 1 );
		add_action( 'wp_footer', fn () => $this->page()->print_everywhere(), 1 );
	}

	private function page(): AccessibilityToolbarPage {
		return $this->page ??= new AccessibilityToolbarPage(
			new AccessibilityToolbarAssets( $this->modules->get( BlocksModule::class )->views() )
		);
	}
}
