<?php

declare( strict_types=1 );

namespace Rueda\Support;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Loads the translations for PHP and block.json. WordPress loads those of scripts with the scripts' handles. */
final class Translations extends Module {
	public function register(): void {
		( new SpanishFallback() )->register();
		// Priority 0 is before anything on `init` needs a translation, block titles included.
		self::at( 'init', [ $this, 'load' ], 0 );
	}

	public function load(): void {
		load_plugin_textdomain( 'rueda', false, dirname( plugin_basename( RUEDA_FILE ) ) . '/languages' );
		$this->name_folder( determine_locale() );
	}

	/**
	 * Tells WordPress in which folder the translations are, because it would list all files of three folders to find
	 * them. A language pack of the site comes before ours.
	 */
	private function name_folder( string $locale ): void {
		/** @var \WP_Textdomain_Registry $wp_textdomain_registry */
		global $wp_textdomain_registry;
		if ( ! SpanishFallback::has_pack( $locale ) ) {
			$wp_textdomain_registry->set( 'rueda', $locale, RUEDA_DIR . 'languages/' );
		}
	}
}
