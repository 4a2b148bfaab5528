<?php

declare( strict_types=1 );

namespace Rueda\Compat;

defined( 'ABSPATH' ) || exit;

/** The plugin whose wheels we understand. While it is active, everything that both would answer is left to it. */
final class WheelOfLife {
	public static function is_active(): bool {
		return class_exists( 'WheelOfLife\Wheel_Of_Life', false );
	}

	/**
	 * Our class name together with that plugin's, which sites have styles for. Where that plugin is active, its own
	 * style sheet would draw over ours: there our name stands alone. src/frontend/ui/class-names.ts does the same.
	 */
	public static function class_names( string $own, string $theirs ): string {
		return self::is_active() ? $own : trim( "$own $theirs" );
	}
}
