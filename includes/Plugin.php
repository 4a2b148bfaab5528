<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\BlockStyles;
use Rueda\Blocks\BlockTypes;
use Rueda\Blocks\Recipe;
use Rueda\Blocks\ScriptChain;
use Rueda\Blocks\ViewScripts;
use Rueda\Support\RestNonce;
use Rueda\Support\Translations;

/** The composition root: the only place that knows all modules and builds what they work with. */
final class Plugin {
	public static function boot(): void {
		foreach ( self::modules() as $module ) {
			$module->register();
		}
	}

	/** @return list<Module> */
	private static function modules(): array {
		$views = new ViewScripts( RUEDA_DIR );

		return [
			new Translations(),
			new RestNonce(),
			new BlocksModule( new BlockTypes( $views, RUEDA_DIR ), $views, new BlockStyles(), new Recipe( $views, new ScriptChain(), RUEDA_DIR ) ),
		];
	}
}
