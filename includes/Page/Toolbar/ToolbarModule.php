<?php

declare( strict_types=1 );

namespace Rueda\Page\Toolbar;

use Rueda\Blocks\BlocksModule;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** The accessibility toolbar: its option, its block, and pages that carry it. */
final class ToolbarModule extends Module {
	private ?ToolbarPage $page = null;

	public function register(): void {
		$this->modules->get( BlocksModule::class )->set_printer(
			ToolbarPage::BLOCK,
			self::later( fn () => $this->page(), 'render' )
		);
		self::at( 'rest_api_init', static fn () => ( new ToolbarSettings() )->register() );
		add_action( 'admin_init', static fn () => ( new ToolbarSettings() )->register() );
		add_filter( 'rest_pre_get_setting', self::later( static fn () => new ToolbarSettings(), 'tell' ), 10, 2 );
		add_action( 'admin_init', static fn () => ( new ToolbarPrivacy( new ToolbarSettings() ) )->suggest() );
		// Before WordPress lets blocks add their styles: what is here by then stays.
		self::at( 'wp_enqueue_scripts', fn () => $this->page()->enqueue(), 9 );
		add_action( 'wp_head', fn () => $this->page()->print_head(), 9 );
		add_action( 'wp_body_open', fn () => $this->page()->print_at_top(), 1 );
		add_action( 'wp_footer', fn () => $this->page()->print_everywhere(), 1 );
	}

	private function page(): ToolbarPage {
		return $this->page ??= new ToolbarPage(
			new ToolbarSettings(),
			new ToolbarMarkup(),
			new ToolbarAssets( new ToolbarStyle(), $this->modules->get( BlocksModule::class )->views() )
		);
	}
}
