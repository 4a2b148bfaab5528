<?php

declare( strict_types=1 );

namespace Rueda;

defined( 'ABSPATH' ) || exit;

/** A part of the plugin. Its `register()` adds hooks and does nothing else. */
interface Module {
	public function register(): void;
}
