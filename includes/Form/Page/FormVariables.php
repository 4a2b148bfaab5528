<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\ContactForm7;
use Rueda\Compat\OldNames\Functions;
use Rueda\Form\Protocol\Hook;

defined( 'ABSPATH' ) || exit;

/** Prints the global `wpcf7`, which tells scripts where the routes are, only on pages with a form. */
final class FormVariables {
	public function __construct( private ViewScripts $views ) {}

	/** Runs in the footer, when all blocks of the page are known, and before the scripts are printed. */
	public function print(): void {
		if ( ! $this->is_needed() || $this->is_told_by_peer() ) {
			return;
		}
		if ( Hook::is_used( 'wpcf7_enqueue_scripts' ) ) {
			Functions::scripts_are_enqueued();
		}
		if ( Hook::is_used( 'wpcf7_enqueue_styles' ) ) {
			Functions::styles_are_enqueued();
		}
		$api    = [ 'root' => esc_url_raw( get_rest_url() ), 'namespace' => ContactForm7::ROUTES ];
		$config = [ 'api' => $api ];
		if ( defined( 'WP_CACHE' ) && true === (bool) constant( 'WP_CACHE' ) ) {
			$config['cached'] = 1;
		}
		wp_print_inline_script_tag(
			'var wpcf7 = ' . wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';',
			[ 'id' => 'rueda-form-variables' ]
		);
	}

	/**
	 * Keeps the script of Contact Form 7 away from our forms. It runs before the scripts in the head, because a site
	 * may load that script there. With block themes, the blocks of the page are known by then.
	 */
	public function remove_other_script(): void {
		if ( $this->is_needed() ) {
			ContactForm7::remove_script();
		}
	}

	/** Registers the script and the style of the form block on a page without a form; see FormModule. */
	public function register_files(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( ContactFormBlock::NAME );
		foreach ( $type->style_handles ?? [] as $style ) {
			if ( ! wp_style_is( $style, 'registered' ) ) {
				// Some themes enqueue the styles of all blocks, but this block is not on the page.
				wp_dequeue_style( $style );
			}
		}
		$this->views->register_block( ContactFormBlock::NAME );
	}

	private function is_needed(): bool {
		return $this->views->is_on_this_page( ContactFormBlock::NAME );
	}

	private function is_told_by_peer(): bool {
		if ( ! ContactForm7::has_page() ) {
			return ContactForm7::is_active() && ContactForm7::remove_script();
		}
		// The script of Contact Form 7 was printed before our block was found, so it handles the forms of this page.
		ContactFormBlock::enqueue_late_style();
		wp_scripts()->dequeue( self::views() );
		return true;
	}

	/** @return string[] */
	private static function views(): array {
		return \WP_Block_Type_Registry::get_instance()->get_registered( ContactFormBlock::NAME )->view_script_handles
			?? [];
	}
}
