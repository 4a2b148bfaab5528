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
	}
}
