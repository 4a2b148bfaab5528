<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** The strings of PHP and of block.json. Those of scripts travel with their handles. */
final class Translations extends Module {
	public function register(): void {
		( new SpanishFallback() )->register();
		// Before anything on `init` asks for a sentence, block titles included.
		self::at( 'init', [ $this, 'load' ], 0 );
	}

	public function load(): void {
		load_plugin_textdomain( 'rueda', false, dirname( plugin_basename( RUEDA_FILE ) ) . '/languages' );
		$this->name_folder( determine_locale() );
	}

	/**
	 * Tells WordPress where the words are, as it would find out at the first of them by listing all files of three
	 * folders. A language pack of the site comes before ours.
	 */
	private function name_folder( string $locale ): void {
		/** @var \WP_Textdomain_Registry $wp_textdomain_registry */
		global $wp_textdomain_registry;
		if ( ! SpanishFallback::has_pack( $locale ) ) {
			$wp_textdomain_registry->set( 'rueda', $locale, RUEDA_DIR . 'languages/' );
		}
	}
}
