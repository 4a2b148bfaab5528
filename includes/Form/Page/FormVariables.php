<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\ContactForm7;
use Rueda\Form\Protocol\RouteNamespace;

defined( 'ABSPATH' ) || exit;

/** The global `wpcf7`: where the routes are. Printed only on pages with a form. */
final class FormVariables {
	public function __construct( private ViewScripts $views, private ContactForm7 $peer ) {}

	/** In the footer, when it is known what stands on the page, and before its scripts. */
	public function print(): void {
		if ( ! $this->is_needed() || $this->is_told_by_peer() ) {
			return;
		}
		$config = [
			'api' => [
				'root'      => esc_url_raw( get_rest_url() ),
				'namespace' => RouteNamespace::SHARED,
			],
		];
		if ( defined( 'WP_CACHE' ) && true === (bool) constant( 'WP_CACHE' ) ) {
			$config['cached'] = 1;
		}
		wp_print_inline_script_tag(
			'var wpcf7 = ' . wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';',
			[ 'id' => 'rueda-form-variables' ]
		);
	}

	/**
	 * While the peer is active, before the head's scripts: a site may load the other plugin's script there, and themes
	 * of blocks know their page by then.
	 */
	public function make_way(): void {
		if ( $this->is_needed() ) {
			$this->peer->give_way();
		}
	}

	/** For scripts that stand on ours where there is no form. */
	public function register_files(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( ContactFormBlock::NAME );
		foreach ( $type->style_handles ?? [] as $style ) {
			if ( ! wp_style_is( $style, 'registered' ) ) {
				// Some themes ask for the styles of all blocks; this one is not on the page.
				wp_dequeue_style( $style );
			}
		}
		$this->views->register_block( ContactFormBlock::NAME );
	}

	private function is_needed(): bool {
		return $this->views->is_on_this_page( ContactFormBlock::NAME );
	}

	private function is_told_by_peer(): bool {
		if ( ! $this->peer->has_page() ) {
			return $this->peer->is_active() && $this->peer->give_way();
		}
		// It was printed before anybody knew of our block, so this page is its own.
		wp_scripts()->dequeue( self::views() );
		return true;
	}

	/** @return string[] */
	private static function views(): array {
		return \WP_Block_Type_Registry::get_instance()->get_registered( ContactFormBlock::NAME )->view_script_handles
			?? [];
	}
}
