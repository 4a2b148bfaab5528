<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Loads the translations for PHP and block.json. WordPress loads those of scripts with the scripts' handles. */
final class Translations {
	/** Begins with the first class that says something. Before `init` the user is not known, and so no language. */
	public function begin(): void {
		( new SpanishFallback() )->register();
		if ( did_action( 'init' ) > 0 ) {
			$this->load();
		} else {
			// Priority 0 is before anything on `init` needs a translation.
			add_action( 'init', [ $this, 'load' ], 0, 0 );
		}
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
